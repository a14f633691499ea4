import { toFile } from 'openai'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type OpenaiServer, openOpenai } from '../../../testing/open-openai.ts'
import { availableCredits } from '../../ledger/gate.ts'

let server: OpenaiServer
beforeAll(async () => {
  server = await openOpenai()
})

afterEach(() => server.engine.resume())

/** Reports that come too soon after each other are not told. */
function stepLater(): void {
  server.clock.moveSeconds(1)
  server.engine.step()
}

const credits = (userId: string) => availableCredits(server.deps.db, userId, server.clock.now())
const formatOf = async (b64: string) => (await sharp(Buffer.from(b64, 'base64')).metadata()).format

test('pictures on the way come in the wanted format, no more than were asked for, and then the whole', async () => {
  const { client, person } = await server.aClient()
  server.engine.pause()
  const stream = await client.images.generate({
    ...{ model: 'gpt-image-1', prompt: 'a red fox', stream: true, partial_images: 2, output_format: 'jpeg' },
  })
  const types: string[] = []
  const indexes: number[] = []
  stepLater()
  for await (const event of stream) {
    types.push(event.type)
    expect(await formatOf(event.b64_json)).toBe('jpeg')
    expect(event).toMatchObject({
      output_format: 'jpeg',
      background: 'opaque',
      size: expect.stringMatching(/^\d+x\d+$/),
    })
    if (event.type === 'image_generation.partial_image') indexes.push(event.partial_image_index)
    if (event.type === 'image_generation.completed') expect(event.usage).toMatchObject({ output_tokens: 1 })
    stepLater()
    if (types.length === 2) server.engine.resume()
  }
  expect(types).toEqual([
    ...['image_generation.partial_image', 'image_generation.partial_image', 'image_generation.completed'],
  ])
  expect(indexes).toEqual([0, 1])
  expect(await credits(person.userId)).toBe(39)
})

test('without partial images only what is finished comes; four come one by one, and never their sheet', async () => {
  const { client } = await server.aClient()
  const events: unknown[] = []
  const stream = await client.images.generate({ model: 'gpt-image-1', prompt: 'a red fox', stream: true, n: 4 })
  for await (const event of stream) {
    events.push(event)
    expect(event.type).toBe('image_generation.completed')
    expect(await sharp(Buffer.from(event.b64_json, 'base64')).metadata()).toMatchObject({ width: 16, height: 16 })
  }
  expect(events).toHaveLength(4)
})

test('an edit is streamed under its own names', async () => {
  const { client } = await server.aClient()
  const image = await toFile(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a40' } })
      .png()
      .toBuffer(),
    'a.png',
    { type: 'image/png' },
  )
  const types: string[] = []
  for await (const { type } of await client.images.edit({
    model: 'gpt-image-1',
    prompt: 'a hat',
    image,
    stream: true,
    partial_images: 1,
  }))
    types.push(type)
  expect(types.at(-1)).toBe('image_edit.completed')
})

test('what fails on the way is an error event; before it, an error; neither is charged', async () => {
  const { client, person } = await server.aClient()
  const stream = await client.images.generate({ model: 'gpt-image-1', prompt: 'a fox [fail]', stream: true })
  const read = async () => {
    for await (const event of stream) expect(event.type).toBe('image_generation.partial_image')
  }
  await expect(read()).rejects.toMatchObject({ code: 'not_supported' })
  await expect(client.images.generate({ model: 'gpt-image-1', prompt: ' ', stream: true })).rejects.toMatchObject({
    ...{ status: 400, param: 'prompt' },
  })
  expect(await credits(person.userId)).toBe(40)
})

test('who leaves a stream in the middle has the drawing all the same', async () => {
  const { client, person } = await server.aClient()
  server.engine.pause()
  const stream = await client.images.generate({
    ...{ model: 'gpt-image-1', prompt: 'a red fox', stream: true, partial_images: 3 },
  })
  stepLater()
  for await (const { type } of stream) {
    expect(type).toBe('image_generation.partial_image')
    break
  }
  server.engine.resume()
  await eventually(async () => {
    const tasks = await server.deps.db.selectFrom('tasks').selectAll().where('user_id', '=', person.userId).execute()
    expect(tasks).toMatchObject([{ status: 'SUCCESS', cost: 1 }])
  })
})

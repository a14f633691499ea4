import { createHash } from 'node:crypto'
import OpenAI from 'openai'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { openLiveSocket, subscribe } from '../../../testing/open-live-socket.ts'
import { type OpenaiServer, openOpenai } from '../../../testing/open-openai.ts'
import { aChannel, aMember } from '../../../testing/seed.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { createKey } from '../../key/create-key.ts'
import { availableCredits } from '../../ledger/gate.ts'

let server: OpenaiServer
beforeAll(async () => {
  server = await openOpenai()
})

const credits = (userId: string) => availableCredits(server.deps.db, userId, server.clock.now())
const tasksOf = (userId: string) =>
  server.deps.db.selectFrom('tasks').selectAll().where('user_id', '=', userId).orderBy('id').execute()
const filesOf = async (url = '') => Buffer.from(await (await fetch(url)).arrayBuffer())

test('the models are listed, each can be looked up, and what draws nothing is not there', async () => {
  const { client } = await server.aClient()
  const ids: string[] = []
  for await (const { id } of client.models.list()) ids.push(id)
  expect(ids).toEqual([
    ...['easel', 'niji', 'easel-fake', 'gpt-image-1', 'dall-e-3', 'dall-e-2'],
    ...['easel-video', 'sora-2', 'sora-2-pro'],
  ])
  expect(await client.models.retrieve('easel')).toMatchObject({ id: 'easel', object: 'model', owned_by: 'easel' })
  await expect(client.models.retrieve('gpt-4o')).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
})

test('one picture comes as an address, costs a quarter of a grid, and stands in the channel by itself', async () => {
  const { client, person } = await server.aClient()
  const before = await credits(person.userId)
  const answer = await client.images.generate({ model: 'dall-e-3', prompt: 'a red fox', size: '1792x1024' })
  expect(answer.data).toHaveLength(1)
  const { format } = await sharp(await filesOf(answer.data?.[0]?.url)).metadata()
  expect(format).toBe('png')
  expect(before - (await credits(person.userId))).toBe(1)
  const [task] = await tasksOf(person.userId)
  expect(task).toMatchObject({ status: 'SUCCESS', cost: 1, aspect_ratio: '7:4', grid_id: null, prompt: 'a red fox' })
  expect(task?.image_ids).toHaveLength(1)
  expect(answer.usage).toMatchObject({ output_tokens: 1, total_tokens: 1 })
})

test('bytes come where they are asked for, in the format that is asked for; gpt-image gives nothing else', async () => {
  const { client } = await server.aClient()
  const asked = { prompt: 'a red fox', response_format: 'b64_json' } as const
  const plain = await client.images.generate({ model: 'easel', ...asked })
  expect(plain.data?.[0]).not.toHaveProperty('url')
  expect(Buffer.from(plain.data?.[0]?.b64_json ?? '', 'base64').toString('latin1', 1, 4)).toBe('PNG')
  const webp = await client.images.generate({
    ...{ model: 'gpt-image-1', prompt: 'a red fox', output_format: 'webp', output_compression: 50, quality: 'high' },
  })
  const bytes = Buffer.from(webp.data?.[0]?.b64_json ?? '', 'base64')
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  expect(webp).toMatchObject({ output_format: 'webp', background: 'opaque' })
})

test.each([
  [1, 1, [1]],
  [2, 2, [1, 1]],
  [3, 3, [1, 1, 1]],
  [4, 4, [4]],
  [5, 5, [4, 1]],
  [10, 10, [4, 4, 1, 1]],
])('%i pictures are %i single pictures, and cost their part of a grid', async (n, count, costs) => {
  const { client, person } = await server.aClient({ credits: 40 })
  const answer = await client.images.generate({ model: 'easel', prompt: 'a red fox', n })
  expect(new Set(answer.data?.map(({ url }) => url)).size).toBe(count)
  expect((await tasksOf(person.userId)).map(({ cost }) => cost).toSorted((a, b) => b - a)).toEqual(costs)
  expect(await checkLedger(server.deps)).toEqual([])
})

test('braces and dashes of a prompt are words: one drawing, nothing refused, and the words reach the engine', async () => {
  const { client, person } = await server.aClient()
  const prompt = 'a {red, blue} fox --ar 16:9 --nonsense — see https://example.com/a.png'
  await client.images.generate({ model: 'easel', prompt })
  const tasks = await tasksOf(person.userId)
  expect(tasks).toHaveLength(1)
  expect(tasks[0]).toMatchObject({ aspect_ratio: '1:1' })
  expect(server.engine.started.at(-1)?.prompt).toBe(
    'a {red, blue} fox -ar 16:9 -nonsense — see https://example.com/a.png',
  )
})

test('a second person in the channel sees the drawing live', async () => {
  const other = await aMember(server.deps)
  const owner = await aMember(server.deps)
  const channelId = await aChannel(server.deps, owner.userId, { members: [other.userId] })
  const { key } = await createKey(server.deps, owner.actor, { name: 'client', channelId })
  const live = await openLiveSocket(server, server.address, other.token)
  await subscribe(live, channelId)
  const client = new OpenAI({ apiKey: key, baseURL: `${server.address}/v1`, maxRetries: 0 })
  await client.images.generate({ model: 'easel', prompt: 'a fox for two' })
  await eventually(() => {
    const seen = live.frames.flatMap((frame) => (frame.t === 'task' ? [frame.task] : []))
    expect(seen.map((task) => task.status)).toEqual(expect.arrayContaining(['NOT_START', 'SUCCESS']))
    expect(seen.at(-1)?.prompt).toBe('a fox for two')
  })
  live.socket.close()
})

test('who hangs up loses nothing: the drawing lands in the channel and is charged once', async () => {
  const { client, person } = await server.aClient()
  server.engine.pause()
  const gone = new AbortController()
  const asked = client.images.generate({ model: 'easel', prompt: 'a red fox' }, { signal: gone.signal })
  await eventually(async () => expect(await tasksOf(person.userId)).toHaveLength(1))
  gone.abort()
  await expect(asked).rejects.toThrow('aborted')
  server.engine.resume()
  await eventually(async () => expect(await tasksOf(person.userId)).toMatchObject([{ status: 'SUCCESS', cost: 1 }]))
  expect(await credits(person.userId)).toBe(39)
})

test('the same Idempotency-Key again: one task, one charge, the same pictures; with other words it is refused', async () => {
  const { client, person } = await server.aClient()
  const once = { headers: { 'Idempotency-Key': 'order-1' } }
  const body = { model: 'gpt-image-1', prompt: 'a red fox' }
  const [one, two] = await Promise.all([client.images.generate(body, once), client.images.generate(body, once)])
  const three = await client.images.generate(body, once)
  const hashes = [one, two, three].map(({ data }) =>
    createHash('sha256')
      .update(data?.[0]?.b64_json ?? '')
      .digest('hex'),
  )
  expect(new Set(hashes).size).toBe(1)
  expect(await tasksOf(person.userId)).toHaveLength(1)
  expect(await credits(person.userId)).toBe(39)
  await expect(client.images.generate({ ...body, prompt: 'an owl' }, once)).rejects.toMatchObject({
    ...{ status: 400, code: 'idempotency_error' },
  })
})

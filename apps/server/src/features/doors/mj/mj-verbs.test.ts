import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../../testing/after-file.ts'
import { openMjClient } from '../../../testing/open-mj-client.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../../testing/seed.ts'
import { startDrawing } from '../../../start/work.ts'
import { createKey } from '../../key/create-key.ts'

let server: TestServer
let person: SeededPerson
let channelId: string
let key: Awaited<ReturnType<typeof createKey>>

beforeAll(async () => {
  server = await openTestServer()
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
})
beforeEach(async () => {
  person = await aMember(server.deps, { credits: 1_000 })
  channelId = await aChannel(server.deps, person.userId)
  key = await createKey(server.deps, person.actor, { name: 'robot', channelId })
})

const { ask, submit, imagine, fetchTask, ended, act } = openMjClient(
  () => server,
  () => key.key,
)
const dataUrl = (bytes: Buffer, mime = 'image/png') => `data:${mime};base64,${bytes.toString('base64')}`
const flat = (width = 64, height = 64) => sharp({ create: { width, height, channels: 3, background: '#c63' } })

test('a client draws, picks, varies, rerolls, zooms and pans by what it is told', async () => {
  const grid = await ended(await imagine())
  expect(grid).toMatchObject({
    action: 'IMAGINE',
    status: 'SUCCESS',
    progress: '100%',
    failReason: null,
    prompt: 'a red fox',
  })
  expect(grid.id).toMatch(/^\d{16}$/)
  expect(grid.imageUrl).toMatch(/^https?:\/\/[^/]+\/api\/files\/[0-9a-f-]{36}$/)
  expect(grid.properties).toMatchObject({ finalZhPrompt: '' })
  expect(grid.buttons[0]?.customId).toBe(`MJ::JOB::upsample::1::${grid.properties.messageHash}`)
  for (const { emoji } of grid.buttons) expect(typeof emoji).toBe('string')

  const picked = await ended(await act(grid, '::upsample::2::'))
  expect(picked).toMatchObject({ action: 'UPSCALE', status: 'SUCCESS' })
  const again = await submit('change', { taskId: grid.id, action: 'UPSCALE', index: 2 })
  expect(again.result, 'the same picture is picked once').toBe(picked.id)
  const made = await Promise.all([
    ended(await act(grid, '::variation::3::')),
    ended(await submit('change', { taskId: grid.id, action: 'REROLL', index: 0 })),
    ended(await submit('simple-change', { content: `${grid.id} V1` })),
    ended(await act(picked, 'Outpaint::50')),
    ended(await act(picked, 'pan_left')),
  ])
  expect(made.map(({ action, status }) => `${action} ${status}`)).toEqual([
    ...['VARIATION SUCCESS', 'REROLL SUCCESS', 'VARIATION SUCCESS', 'ZOOM SUCCESS', 'PAN SUCCESS'],
  ])
})

test('what asks first is answered 21, and goes on by modal: with a mask, with words, with nothing', async () => {
  const grid = await ended(await imagine())
  const picked = await ended(await act(grid, '::upsample::1::'))
  const asked = await act(picked, 'CustomZoom')
  expect(asked).toMatchObject({
    code: 21,
    description: expect.stringContaining('confirm'),
    properties: { finalPrompt: expect.any(String) },
  })
  expect(await fetchTask(asked.result)).toMatchObject({ status: 'MODAL' })
  expect(await ended(await submit('modal', { taskId: asked.result, prompt: 'a blue fox  --zoom 1.8' }))).toMatchObject({
    id: asked.result,
    status: 'SUCCESS',
  })

  const region = await act(picked, 'Inpaint')
  const now = await fetchTask(picked.id)
  const [width, height] = [now.imageWidth ?? 0, now.imageHeight ?? 0]
  const white = {
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background: '#fff' } },
    left: 0,
    top: 0,
  }
  const mask = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([white])
    .png()
    .toBuffer()
  const wrong = await flat(30, 90).png().toBuffer()
  const refused = await submit('modal', { taskId: region.result, prompt: 'a hat', maskBase64: dataUrl(wrong) })
  expect(refused).toMatchObject({ http: 200, code: 4, result: null })
  const inpainted = await ended(
    await submit('modal', { taskId: region.result, prompt: 'a hat', maskBase64: dataUrl(mask) }),
  )
  expect(inpainted).toMatchObject({ action: 'INPAINT', status: 'SUCCESS' })
})

test('describe, its lines, shorten, blend and named pictures', async () => {
  const png = await flat().png().toBuffer()
  const described = await ended(await submit('describe', { base64: dataUrl(png), botType: 'MID_JOURNEY' }))
  expect(described).toMatchObject({ action: 'DESCRIBE', promptEn: expect.stringContaining('1️⃣') })
  const line = await act(described, 'PicReader::1')
  expect(line.code).toBe(21)
  expect(await ended(await submit('modal', { taskId: line.result }))).toMatchObject({
    action: 'IMAGINE',
    status: 'SUCCESS',
  })

  const shortened = await ended(
    await submit('shorten', { prompt: 'a very very red fox in deep snow', botType: 'MID_JOURNEY' }),
  )
  expect(shortened.properties).toMatchObject({ finalZhPrompt: '', finalPrompt: expect.stringContaining('Shortened') })

  const webp = await flat(1500, 1200).webp().toBuffer()
  const blended = await submit('blend', {
    base64Array: [dataUrl(png), dataUrl(webp, 'image/png')],
    dimensions: 'PORTRAIT',
  })
  expect(await ended(blended)).toMatchObject({ action: 'BLEND', status: 'SUCCESS' })

  const named = await submit('upload-discord-images', { base64Array: [dataUrl(png)] })
  const url = named.result?.[0] ?? ''
  expect(await ended(await imagine({}, `${url} a red fox`))).toMatchObject({ status: 'SUCCESS' })
})

test('a picture that was drawn here is edited by its address or its bytes; what the painter cannot see is refused', async () => {
  const grid = await ended(await imagine())
  const picked = await ended(await act(grid, '::upsample::1::'))
  const picture = await server.app.inject({ url: new URL(picked.imageUrl ?? '').pathname })
  const { width = 0, height = 0 } = await sharp(picture.rawPayload).metadata()
  const mask = dataUrl(
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  const edits = await Promise.all([
    submit('edits', { prompt: 'a hat', image: picked.imageUrl, maskBase64: mask }),
    submit('edit', { prompt: 'a hat', image: dataUrl(picture.rawPayload), maskBase64: mask }),
  ])
  for (const edit of edits) expect(await ended(edit)).toMatchObject({ action: 'INPAINT', status: 'SUCCESS' })
  const foreign = await flat(width, height).png().toBuffer()
  expect(await submit('edits', { prompt: 'a hat', image: dataUrl(foreign), maskBase64: mask })).toMatchObject({
    code: 4,
  })
  expect(await ended(await submit('edits', { prompt: 'a hat', image: dataUrl(foreign) }))).toMatchObject({
    status: 'SUCCESS',
  })
  for (const verb of ['video', 'retexture'] as const)
    expect(await submit(verb, { prompt: '' })).toMatchObject({ http: 200, code: 4, description: expect.any(String) })
  expect(await ask('insight-face/swap', { sourceBase64: mask, targetBase64: mask })).toMatchObject({
    http: 200,
    code: 4,
  })
})

test('a fetch right after a submit is kept back, so that what is done at once is shown', async () => {
  const grid = await ended(await imagine())
  await ended(await act(grid, '::upsample::4::'))
  const again = await act(grid, '::upsample::4::')
  const before = performance.now()
  expect(await fetchTask(again.result)).toMatchObject({ status: 'SUCCESS' })
  // Two hundred less than promised, for the time that the submit's own answer took.
  expect(performance.now() - before).toBeGreaterThan(1_000)
})

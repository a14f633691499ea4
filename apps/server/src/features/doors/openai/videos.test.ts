import { toFile } from 'openai'
import type { Video } from 'openai/resources/videos'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type OpenaiClient, type OpenaiServer, openOpenai } from '../../../testing/open-openai.ts'
import { addWords } from '../../drawing/words/add-words.ts'
import { anAdmin } from '../../../testing/seed.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { availableCredits } from '../../ledger/gate.ts'

let server: OpenaiServer
beforeAll(async () => {
  server = await openOpenai()
})

const CREDITS = 500
const aClient = () => server.aClient({ credits: CREDITS })
const credits = ({ person }: OpenaiClient) => availableCredits(server.deps.db, person.userId, server.clock.now())
const lastOrder = () => server.engine.started.at(-1)
const lastWish = () => {
  const verb = lastOrder()?.verb
  if (verb?.kind !== 'video') throw new Error('the last order was for no clip')
  return verb.clip
}
const aPicture = (width = 64, height = 48, background = '#c63') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const SOUND = Buffer.concat([Buffer.from('ID3\x04\0\0'), Buffer.alloc(2_000)])
const dataUrl = (bytes: Buffer, mime = 'image/png') => `data:${mime};base64,${bytes.toString('base64')}`
const uploadsOf = ({ person }: OpenaiClient) =>
  server.deps.db
    .selectFrom('images')
    .select('id')
    .where('owner_id', '=', person.userId)
    .where('purpose', '<>', 'drawn')
    .execute()

/** As DY waits: until there is an address. */
type Shown = Video & { url: string | null }
const made = ({ client }: OpenaiClient, { id }: { id: string }): Promise<Shown> =>
  eventually(async () => {
    const video = (await client.videos.retrieve(id)) as Shown
    expect(video.status).toBe('completed')
    return video
  })

test('a clip of words is made, told how far it is, played without a key and downloaded with one, also in parts', async () => {
  const one = await aClient()
  const before = await credits(one)
  server.engine.pause()
  const asked = { model: 'sora-2', prompt: 'a fox {runs} --fast', seconds: '8', size: '1280x720' } as const
  const queued = await one.client.videos.create(asked)
  expect(queued).toMatchObject({
    ...{ object: 'video', model: 'sora-2', status: expect.stringMatching(/queued|in_progress/), seconds: '8' },
    ...{ size: '1280x720', error: null, completed_at: null, expires_at: null, remixed_from_video_id: null, url: null },
  })
  const early = await one.ask(`/videos/${queued.id}/content`)
  expect([early.status, await early.json()]).toMatchObject([
    400,
    { error: { type: 'invalid_request_error', code: 'video_not_ready' } },
  ])
  server.engine.resume()
  const video = await made(one, queued)
  expect(video).toMatchObject({ id: queued.id, progress: 100, seconds: '8', size: '16x16', model: 'sora-2' })
  expect(video.prompt).toBe('a fox {runs} -fast')
  expect(Number.isInteger(video.completed_at)).toBe(true)
  expect(lastOrder()).toMatchObject({ prompt: 'a fox {runs} -fast', aspectRatio: { width: 16, height: 9 } })
  expect(before - (await credits(one))).toBe(32)

  const downloaded = Buffer.from(await (await one.client.videos.downloadContent(video.id)).arrayBuffer())
  expect(downloaded.toString('latin1', 4, 8)).toBe('ftyp')
  expect(Buffer.from(await (await fetch(video.url ?? '')).arrayBuffer())).toEqual(downloaded)
  const part = await one.ask(`/videos/${video.id}/content`, undefined, { range: 'bytes=4-7' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    ...[206, `bytes 4-7/${downloaded.length}`, 'ftyp'],
  ])
  const poster = await one.client.videos.downloadContent(video.id, { variant: 'thumbnail' })
  expect(poster.headers.get('content-type')).toBe('image/png')
  const sheet = one.client.videos.downloadContent(video.id, { variant: 'spritesheet' })
  await expect(sheet).rejects.toMatchObject({ status: 400, param: 'variant' })
  expect(await checkLedger(server.deps)).toEqual([])
})

test('a clip begins with the picture that is sent, in each of the ways that clients send one, and keeps its shape', async () => {
  const one = await aClient()
  const bytes = await aPicture()
  const size = '1280x720'
  const reference = await toFile(bytes, 'first.png', { type: 'image/png' })
  const sent: (() => Promise<{ id: string }>)[] = [
    () => one.client.videos.create({ prompt: 'it moves', size, input_reference: reference }),
    () => one.client.videos.create({ prompt: 'it moves', input_reference: { image_url: dataUrl(bytes) } }),
    async () => (await one.ask('/videos', { prompt: 'it moves', duration: 5, image: dataUrl(bytes) })).json() as never,
    async () =>
      (await one.ask('/videos', { prompt: 'it moves', images: [dataUrl(bytes)], seconds: 5 })).json() as never,
  ]
  for (const send of sent) {
    await made(one, await send())
    expect(lastWish().first?.png).toBeDefined()
    expect(lastOrder()?.aspectRatio).toEqual({ width: 4, height: 3 })
  }
  expect(lastWish().seconds).toBe(5)
  const between = await one.ask('/videos', {
    ...{ prompt: 'day turns to night', images: [dataUrl(bytes), dataUrl(await aPicture(64, 48, '#36c'))] },
    metadata: '{"motion":"high","loop":true,"other":1}',
  })
  await made(one, (await between.json()) as { id: string })
  expect(lastWish()).toMatchObject({ last: expect.anything(), motion: 'high', loop: true })
})

test('clips are listed a page at a time in both directions, and removed; a picture is no clip', async () => {
  const one = await aClient()
  const ids: string[] = []
  for (const prompt of ['first', 'second', 'third'])
    ids.push((await made(one, await one.client.videos.create({ prompt }))).id)
  await one.client.images.generate({ model: 'easel', prompt: 'a picture' })
  const listed: string[] = []
  for await (const { id } of one.client.videos.list({ limit: 2 })) listed.push(id)
  expect(listed).toEqual(ids.toReversed())
  const page = await one.ask('/videos?limit=2&order=asc')
  expect(await page.json()).toMatchObject({ object: 'list', has_more: true, first_id: ids[0], last_id: ids[1] })
  const [first = ''] = ids
  expect(await one.client.videos.delete(first)).toEqual({ id: first, object: 'video.deleted', deleted: true })
  await expect(one.client.videos.retrieve(first)).rejects.toMatchObject({ status: 404 })
  const [picture] = await server.deps.db
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', one.person.userId)
    .where('action', '=', 'IMAGINE')
    .execute()
  await expect(one.client.videos.retrieve(`video_${picture?.id}`)).rejects.toMatchObject({ status: 404 })
})

test('a remix has the first picture, the length and the model of what it was made from, and other words', async () => {
  const one = await aClient()
  const body = { model: 'sora-2-pro', prompt: 'it moves', seconds: 8, image: dataUrl(await aPicture()), loop: true }
  const original = await made(one, (await (await one.ask('/videos', body)).json()) as { id: string })
  const first = lastWish().first?.png
  const remixed = await made(one, await one.client.videos.remix(original.id, { prompt: 'it sleeps' }))
  expect(remixed).toMatchObject({ remixed_from_video_id: original.id, prompt: 'it sleeps', model: 'sora-2-pro' })
  expect(lastWish()).toMatchObject({ seconds: 8, loop: true, first: { png: first } })
  const worded = await made(one, await one.client.videos.create({ prompt: 'a fox in snow' }))
  await made(one, await one.client.videos.remix(worded.id, { prompt: 'the same fox, running' }))
  expect(lastWish().first, 'what it is seen to begin with').not.toBeNull()
})

test('the same Idempotency-Key is one clip and one price, though its picture comes again', async () => {
  const one = await aClient()
  const before = await credits(one)
  const bytes = await aPicture()
  const create = async () =>
    one.client.videos.create(
      { prompt: 'it moves', input_reference: await toFile(bytes, 'a.png', { type: 'image/png' }) },
      { headers: { 'Idempotency-Key': 'clip-1' } },
    )
  const [first, second] = [await create(), await create()]
  expect(second.id).toBe(first.id)
  expect(before - (await credits(one))).toBe(16)
})

test('a clip that fails costs nothing, and says why in the form of the dialect', async () => {
  const one = await aClient()
  const before = await credits(one)
  const { id } = await one.client.videos.create({ prompt: 'a fox [fail]' })
  const failed = await eventually(async () => {
    const video = await one.client.videos.retrieve(id)
    expect(video.status).toBe('failed')
    return video
  })
  expect(failed.error).toMatchObject({ code: expect.stringMatching(/^\w+$/), message: expect.stringMatching(/./) })
  expect(failed.progress).toBeLessThan(100)
  expect(await credits(one)).toBe(before)
  const content = await one.ask(`/videos/${id}/content`)
  expect([content.status, await content.json()]).toMatchObject([400, { error: { code: 'video_not_ready' } }])
})

const image = dataUrl(await aPicture())
const refused: [string, string, object][] = [
  ['three seconds', 'seconds', { seconds: '3' }],
  ['thirteen seconds', 'seconds', { seconds: 13 }],
  ['seconds in parts', 'duration', { duration: 4.5 }],
  ['no words', 'prompt', { prompt: ' ' }],
  ['a size that is none', 'size', { size: 'large' }],
  ['a sound as its first picture', 'input_reference', { input_reference: dataUrl(SOUND, 'audio/mpeg') }],
  ['a foreign first picture', 'input_reference', { input_reference: 'https://example.com/a.png' }],
  ['a foreign end picture', 'image', { images: [image, 'https://example.com/a.png'] }],
  ['a sound as its end', 'image', { images: [image, dataUrl(SOUND, 'audio/mpeg')] }],
  ['three pictures', 'image', { images: [image, image, image] }],
  ['a motion that nobody knows', 'motion', { motion: 'wild' }],
  ['a model that is a number', 'model', { model: 7 }],
]

test.each(refused)(
  '%s is refused by name: %s; nothing is charged, and no picture is kept',
  async (_what, param, change) => {
    const one = await aClient()
    const before = await credits(one)
    const answer = await one.ask('/videos', { prompt: 'a fox', ...change })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      // With no choice that is nothing.
      error: { type: 'invalid_request_error', param, message: expect.stringMatching(/^(?!.*[:：]\s*[,、])./) },
    })
    expect(await uploadsOf(one)).toEqual([])
    expect(await credits(one)).toBe(before)
  },
)

test('a form with a sound in it, forbidden words, too little credit and a key that may only read are refused like pictures', async () => {
  const one = await aClient()
  const { client } = one
  const sound = await toFile(SOUND, 'first.mp4', { type: 'video/mp4' })
  await expect(client.videos.create({ prompt: 'a fox', input_reference: sound })).rejects.toMatchObject({
    ...{ status: 400, code: 'invalid_image', param: 'input_reference' },
  })
  await addWords(server.deps, (await anAdmin(server.deps)).actor, ['wyvern'])
  await expect(client.videos.create({ prompt: 'a wyvern flies' })).rejects.toMatchObject({
    ...{ status: 400, code: 'content_policy_violation' },
  })
  const poor = await server.aClient()
  await poor.client.videos.create({ prompt: 'a fox', seconds: '8' })
  await expect(poor.client.videos.create({ prompt: 'a fox', seconds: '8' })).rejects.toMatchObject({
    ...{ status: 429, code: 'insufficient_quota' },
  })
  const reader = await server.aClient({ key: { scopes: ['read'] } })
  await expect(reader.client.videos.create({ prompt: 'a fox' })).rejects.toMatchObject({ status: 403 })
})

test("nothing is reached of another account's clip", async () => {
  const [owner, other] = [await aClient(), await aClient()]
  const { id } = await made(owner, await owner.client.videos.create({ prompt: 'a fox in snow' }))
  const { videos } = other.client
  const tried = [
    () => videos.retrieve(id),
    () => videos.downloadContent(id),
    () => videos.remix(id, { prompt: 'mine' }),
    () => videos.delete(id),
  ]
  for (const act of tried) await expect(act()).rejects.toMatchObject({ status: 404 })
  expect((await videos.list()).data).toEqual([])
  expect(await owner.client.videos.retrieve(id)).toMatchObject({ status: 'completed' })
})

test('clients of relays ask at /video/generations, and are answered in their own form', async () => {
  const one = await aClient()
  const body = { model: 'kling-v1', prompt: 'a fox', duration: 4, width: 720, height: 1280, n: 1 }
  const { task_id } = (await (await one.ask('/video/generations', body)).json()) as { task_id: string }
  const ended = await eventually(async () => {
    const { data } = (await (await one.ask(`/video/generations/${task_id}`)).json()) as {
      data: Record<string, unknown>
    }
    expect(data['status']).toBe('SUCCESS')
    return data
  })
  expect(ended).toMatchObject({
    task_id,
    progress: '100%',
    result_url: expect.stringMatching(/^http/),
    fail_reason: '',
  })
  expect(ended['data']).toMatchObject({ status: 'succeeded', url: ended['result_url'] })
  expect(lastOrder()?.aspectRatio).toEqual({ width: 9, height: 16 })
  const unknown = await one.ask('/video/generations/video_1')
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { code: 'task_not_exist' }])
})

test('models of clips are there while something makes them; other models make none', async () => {
  const { client } = await aClient()
  expect(await client.models.retrieve('easel-video')).toMatchObject({ id: 'easel-video' })
  await expect(client.videos.create({ prompt: 'a fox', model: 'gpt-image-1' })).rejects.toMatchObject({
    ...{ status: 404, code: 'model_not_found' },
  })
  const [engine] = server.deps.engines.list()
  if (!engine) throw new Error('no engine')
  engine.isOn = false
  const ids: string[] = []
  for await (const { id } of client.models.list()) ids.push(id)
  const created = client.videos.create({ prompt: 'a fox' })
  await expect(created).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
  engine.isOn = true
  expect(ids).not.toContain('easel-video')
})

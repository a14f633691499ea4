import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../../testing/after-file.ts'
import { openMjClient } from '../../../testing/open-mj-client.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../../testing/seed.ts'
import { startDrawing } from '../../../start/work.ts'
import { createKey } from '../../key/create-key.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { availableCredits } from '../../ledger/gate.ts'

let server: TestServer
let person: SeededPerson
let creditsAtFirst: number
let key: Awaited<ReturnType<typeof createKey>>

beforeAll(async () => {
  server = await openTestServer()
  const workers = startDrawing(server.deps)
  afterFile(() => workers.stop())
})
beforeEach(async () => {
  person = await aMember(server.deps, { credits: 1_000 })
  creditsAtFirst = await credits()
  const channelId = await aChannel(server.deps, person.userId)
  key = await createKey(server.deps, person.actor, { name: 'robot', channelId })
})

const { submit, imagine, fetchTask, ended, idOf, act } = openMjClient(
  () => server,
  () => key.key,
)
const dataUrl = (bytes: Buffer, mime = 'image/png') => `data:${mime};base64,${bytes.toString('base64')}`
const flat = (background: string, width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const orange = async () => dataUrl(await flat('#c63'))
const credits = () => availableCredits(server.deps.db, person.userId, server.clock.now())
const lastWish = () => {
  const verb = server.engine.started.at(-1)?.verb
  if (verb?.kind !== 'video') throw new Error('the last order was for no clip')
  return verb.clip
}
const uploadCount = async () =>
  (
    await server.deps.db
      .selectFrom('images')
      .select('id')
      .where('owner_id', '=', person.userId)
      .where('purpose', '<>', 'drawn')
      .execute()
  ).length

test('a clip of a picture plays at its address without a key, has its first picture, and costs its seconds', async () => {
  const image = await orange()
  const body = { motion: 'high', prompt: 'the fox runs', image, base64: image, mode: 'FAST', loop: true }
  const task = await ended(await submit('video', body))
  expect(task).toMatchObject({
    ...{ action: 'VIDEO', status: 'SUCCESS', progress: '100%', failReason: null, prompt: 'the fox runs' },
    description: '/video the fox runs',
  })
  expect(lastWish()).toMatchObject({ motion: 'high', loop: true, seconds: 4, last: null })
  expect(lastWish().first?.png).toBeDefined()
  const clip = await server.app.inject({ url: new URL(task.videoUrl ?? '').pathname })
  expect([clip.statusCode, clip.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(clip.rawPayload.toString('latin1', 4, 8)).toBe('ftyp')
  expect(task.videoUrls).toEqual([{ url: task.videoUrl, thumbnail: task.imageUrl }])
  const poster = await server.app.inject({ url: new URL(task.imageUrl ?? '').pathname })
  expect(poster.headers['content-type']).toBe('image/png')
  expect(creditsAtFirst - (await credits())).toBe(16)
  expect(await checkLedger(server.deps)).toEqual([])
})

test('a clip is made of words alone, of a prompt with --video, and to an end picture; a prefix fixes the speed', async () => {
  const [image, endImage] = [await orange(), dataUrl(await flat('#36c'))]
  const made = await Promise.all([
    submit('video', { prompt: 'a fox in snow --turbo' }, { prefix: '/mj-fast/mj' }).then(ended),
    imagine({}, 'a fox in snow --video').then(ended),
    submit('video', { prompt: 'day turns to night', image, endImage, mode: 'TURBO' }).then(ended),
  ])
  expect(made.map(({ action, status, mode }) => `${action} ${status} ${mode}`)).toEqual([
    ...['VIDEO SUCCESS FAST', 'VIDEO SUCCESS FAST', 'VIDEO SUCCESS TURBO'],
  ])
  const wishes = server.engine.started.slice(-3).flatMap(({ verb }) => (verb.kind === 'video' ? verb.clip : []))
  expect(wishes.filter(({ first, last }) => first && last)).toHaveLength(1)
})

test('a picture is set in motion by its button, and a clip goes on by its own or by extend, as far as clips may', async () => {
  const picked = await ended(await act(await ended(await imagine()), '::upsample::1::'))
  const clip = await ended(await act(picked, 'animate_high'))
  expect(clip).toMatchObject({ action: 'VIDEO', status: 'SUCCESS', videoDuration: 4 })
  expect(lastWish().motion).toBe('high')
  const before = await credits()
  const extend = () => submit('video', { action: 'extend', taskId: clip.id, index: 0, motion: 'high', prompt: '' })
  const longer = await Promise.all([act(clip, 'animate_low_extend').then(ended), extend().then(ended)])
  for (const one of longer) expect(one).toMatchObject({ action: 'VIDEO', status: 'SUCCESS', videoDuration: 8 })
  expect(before - (await credits())).toBe(32)
  await server.deps.db
    .updateTable('images')
    .set({ duration_ms: 24_000 })
    .where('id', '=', new URL(clip.videoUrl ?? '').pathname.slice(-36))
    .execute()
  expect(idOf(await fetchTask(clip.id), '_extend::')).toBeUndefined()
  expect(await extend()).toMatchObject({ http: 200, code: 4, result: null })
})

test('as many clips as a batch says are one submit; without a batch it is one', async () => {
  const body = { prompt: 'a fox in snow', batchSize: 2 }
  const { result } = await submit('video', body)
  const rows = await server.deps.db.selectFrom('tasks').selectAll().where('user_id', '=', person.userId).execute()
  expect(rows.map(({ number }) => String(number))).toContain(result)
  expect(rows.map(({ action, cost }) => `${action} ${cost}`)).toEqual(['VIDEO 16', 'VIDEO 16'])
  expect(await submit('video', { ...body, batchSize: 3 })).toMatchObject({ http: 200, code: 4 })
  const said = await ended(await submit('video', { prompt: 'a fox in snow --motion high --loop', motion: 'low' }))
  expect(said.properties.finalPrompt, 'what the prompt says counts first').toMatch(/--motion high.* --loop/)
})

test('the same Idempotency-Key is one clip, though its picture comes again', async () => {
  const headers = { 'idempotency-key': 'once' }
  const ask = async () => submit('video', { prompt: 'a fox', image: await orange() }, { headers })
  const [one, again] = [await ask(), await ask()]
  expect(again.result).toBe(one.result)
  expect(creditsAtFirst - (await credits())).toBe(16)
})

test('what cannot be made is refused in words; nothing is charged, and no picture is kept', async () => {
  const sound = dataUrl(Buffer.concat([Buffer.from('ID3\x04\0\0'), Buffer.alloc(2_000)]), 'audio/mpeg')
  const image = await orange()
  const foreign = 'https://example.com/a.png'
  const refused = [
    { prompt: '' },
    { prompt: 7 },
    { prompt: 'a fox', image: sound },
    { prompt: 'a fox', image: foreign },
    { prompt: 'a fox', image, endImage: sound },
    { prompt: 'a fox', image, endImage: foreign.replace('.png', '') },
    { prompt: 'a fox', endImage: image },
    { prompt: 'a fox', motion: 'wild' },
    { prompt: 'a fox', mode: 'LIGHT' },
    { prompt: 'a fox', action: 'shorten' },
    { prompt: 'a fox', taskId: '1' },
  ]
  for (const body of refused)
    expect(await submit('video', body), JSON.stringify(body).slice(0, 80)).toMatchObject({
      ...{ http: 200, code: 4, result: null, description: expect.stringMatching(/./) },
    })
  expect((await submit('video', { prompt: 'a fox', image: foreign })).description).toContain(foreign)
  const several = await submit('video', { prompt: 'a fox --repeat 40', batchSize: 4 })
  expect(several).toMatchObject({ code: 4, description: expect.stringContaining('--repeat') })
  expect(await uploadCount()).toBe(0)
  expect(await credits()).toBe(creditsAtFirst)
})

test('a clip that is not there, or is somebody else’s, cannot go on: 404 with code 3', async () => {
  const clip = await ended(await submit('video', { prompt: 'a fox in snow' }))
  const stranger = await aMember(server.deps, { credits: 100 })
  const other = await createKey(server.deps, stranger.actor, { name: 'other' })
  for (const wish of [{ as: other.key }, {}]) {
    const taskId = 'as' in wish ? clip.id : '123'
    expect(await submit('video', { action: 'extend', taskId }, wish)).toMatchObject({
      http: 404,
      code: 3,
      result: null,
    })
  }
  expect((await fetchTask(clip.id, { as: other.key })).videoUrl).toBeUndefined()
})

test('where the operator has no clips, or nothing makes them, they are refused before a picture is kept', async () => {
  const body = { prompt: 'a fox', image: await orange() }
  const [engine] = server.deps.engines.list()
  if (!engine) throw new Error('no engine')
  engine.isOn = false
  expect(await submit('video', body)).toMatchObject({ http: 200, code: 4 })
  engine.isOn = true
  const { db } = server.deps
  const { media } = await db.selectFrom('companies').select('media').executeTakeFirstOrThrow()
  await db.updateTable('companies').set({ media: [] }).execute()
  expect(await submit('video', body)).toMatchObject({ http: 200, code: 4, description: expect.stringMatching(/./) })
  await db.updateTable('companies').set({ media }).execute()
  expect(await uploadCount()).toBe(0)
  expect(await credits()).toBe(creditsAtFirst)
})

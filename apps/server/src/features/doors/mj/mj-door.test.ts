import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../../testing/after-file.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../../testing/seed.ts'
import { startDrawing } from '../../../start/work.ts'
import { createKey } from '../../key/create-key.ts'
import { revokeKey } from '../../key/revoke-key.ts'
import { updateKey } from '../../key/update-key.ts'
import type { MjTask, SubmitAnswer } from './view.ts'

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

interface Wish {
  headers?: Record<string, string>
  prefix?: string
  as?: string
}

async function ask<Answer = SubmitAnswer>(
  path: string,
  body?: unknown,
  { headers, prefix = '/mj', as = key.key }: Wish = {},
) {
  const answer = await server.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `${prefix}/${path}`,
    headers: { 'mj-api-secret': as, ...headers },
    ...(body !== undefined && { payload: body as object }),
  })
  return { http: answer.statusCode, headers: answer.headers, ...(answer.json() as Answer & object) }
}

const submit = (verb: string, body: object, wish?: Wish) => ask(`submit/${verb}`, body, wish)
const imagine = (wish?: Wish, prompt = 'a red fox') =>
  submit('imagine', { prompt, base64Array: [], notifyHook: '', state: '', botType: 'MID_JOURNEY' }, wish)
const fetchTask = (id: unknown, wish?: Wish) => ask<MjTask>(`task/${String(id)}/fetch`, undefined, wish)

/** As clients wait: until it is one of the ends that they know. */
async function ended(answer: SubmitAnswer): Promise<MjTask> {
  expect([1, 22]).toContain(answer.code)
  let task = await fetchTask(answer.result)
  await expect
    .poll(async () => (task = await fetchTask(answer.result)).status, { timeout: 60_000, interval: 100 })
    .toMatch(/SUCCESS|FAILURE/)
  return task
}

const idOf = (task: MjTask, part: string) => task.buttons.find(({ customId }) => customId.includes(part))?.customId
const act = (task: MjTask, part: string) => submit('action', { taskId: task.id, customId: idOf(task, part) })
const dataUrl = (bytes: Buffer, mime = 'image/png') => `data:${mime};base64,${bytes.toString('base64')}`
const flat = (width = 64, height = 64) => sharp({ create: { width, height, channels: 3, background: '#c63' } })
const creditsSpent = async () => {
  const rows = await server.deps.db.selectFrom('api_keys').select('spent_credits').where('id', '=', key.id).execute()
  return rows[0]?.spent_credits
}

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

test('a prefix fixes the speed, whatever the prompt says', async () => {
  const turbo = await imagine({ prefix: '/mj-turbo/mj' }, 'a red fox --fast')
  expect(await fetchTask(turbo.result)).toMatchObject({ mode: 'TURBO' })
  const relaxed = await imagine({ prefix: '/mj-relax/mj' })
  expect(relaxed, 'no plan').toMatchObject({ http: 200, code: 4, result: null })
})

test('tasks are listed by number or id, those that there are; nobody asks for ten thousand', async () => {
  const { result } = await imagine()
  const task = await fetchTask(result)
  const listed = (ids: unknown[]) =>
    server.app.inject({
      method: 'POST',
      url: '/mj/task/list-by-condition',
      headers: { authorization: key.key },
      payload: { ids },
    })
  for (const id of [result, Number(result), task.properties.messageHash])
    expect((await listed([id, '7', null])).json()).toMatchObject([{ id: result }])
  expect((await listed([])).json()).toEqual([])
  expect((await listed(Array.from({ length: 10_000 }, (_, nth) => nth))).json()).toMatchObject({ code: 4 })
  expect(await fetchTask('123')).toMatchObject({
    http: 200,
    code: 4,
    status: 'FAILURE',
    failReason: 'task_no_found',
    progress: '',
  })
  expect((await ask<MjTask[]>('task/list'))[0]).toMatchObject({ id: result })
  await ended({ code: 1, description: '', result: String(result), properties: {} })
  expect(await ask(`task/${String(result)}/image-seed`)).toMatchObject({
    code: 1,
    result: expect.stringMatching(/^\d+$/),
  })
})

test('state comes back; a cancelled task says so in words', async () => {
  const { result } = await submit('imagine', { prompt: 'a fox', state: 'mine' })
  expect(await fetchTask(result)).toMatchObject({ state: 'mine' })
  expect(await ask(`task/${String(result)}/cancel`, {})).toMatchObject({ code: 1, result })
  const task = await fetchTask(result)
  if (task.status === 'CANCEL') expect(task).toMatchObject({ failReason: '取消任务' })
  expect(await submit('imagine', { prompt: 'a fox', notifyHook: 'ftp://x' })).toMatchObject({ code: 4 })
})

test('refusals have the codes that clients know, and charge nothing', async () => {
  const png = dataUrl(await flat().png().toBuffer())
  await server.deps.db
    .insertInto('blocked_words')
    .values({ id: server.deps.newId(), word: 'gore', is_part: false, added_at: new Date() })
    .execute()
  const refused: [number, SubmitAnswer][] = [
    [4, await submit('imagine', { prompt: '' })],
    [4, await submit('imagine', { prompt: 7 })],
    [4, await submit('imagine', { prompt: 'a fox', base64Array: ['data:image/png;base64,####'] })],
    [4, await submit('imagine', { prompt: 'a fox', base64Array: ['data:image/png;base64,AAAA'] })],
    [4, await submit('imagine', { prompt: 'a {red, blue} fox' })],
    [24, await submit('imagine', { prompt: 'much gore' })],
    [4, await submit('blend', { base64Array: [png] })],
    [4, await submit('blend', { base64Array: [png, png], dimensions: 'ROUND' })],
    [3, await submit('action', { taskId: '1', customId: 'MJ::JOB::upsample::1::x' })],
    [4, await submit('simple-change', { content: 'nothing' })],
    [4, await submit('describe', {})],
  ]
  for (const [code, answer] of refused) {
    expect(answer).toMatchObject({ http: 200, code, result: null })
    expect(answer.description).not.toMatch(/confirm/i)
  }
  expect(await creditsSpent()).toBe(0)
  const poor = await createKey(server.deps, person.actor, { name: 'poor', channelId, totalCredits: 1 })
  expect(await imagine({ as: poor.key })).toMatchObject({ http: 200, code: 4 })
})

test('without a good key nothing is done: 401, in words; every way to present one counts', async () => {
  for (const as of ['', 'sk-none', 'midjourney-proxy']) {
    expect(await imagine({ as })).toMatchObject({ http: 401, error: expect.any(String) })
  }
  for (const headers of [
    { authorization: `Bearer ${key.key}`, 'mj-api-secret': '' },
    { authorization: key.key, 'mj-api-secret': 'no' },
    { authorization: 'Bearer midjourney-proxy', 'mj-api-secret': `Bearer ${key.key}` },
    { 'mj-api-secret': key.key.slice(3) },
  ])
    expect(await ask('account/list', undefined, { headers })).toMatchObject({ http: 200 })
  const reader = await createKey(server.deps, person.actor, { name: 'reader', channelId, scopes: ['read'] })
  expect(await imagine({ as: reader.key })).toMatchObject({ http: 200, code: 4 })
  await revokeKey(server.deps, person.actor, key.id)
  expect(await imagine()).toMatchObject({ http: 401 })
})

test('nothing of one account is reached with the key of another', async () => {
  const grid = await ended(await imagine())
  const stranger = await aMember(server.deps, { credits: 100 })
  const other = await createKey(server.deps, stranger.actor, { name: 'other' })
  const wish = { as: other.key }
  expect(await fetchTask(grid.id, wish)).toMatchObject({ code: 4, failReason: 'task_no_found' })
  expect(await fetchTask(grid.properties.messageHash, wish)).toMatchObject({ code: 4 })
  expect(await submit('action', { taskId: grid.id, customId: idOf(grid, '::upsample::1::') }, wish)).toMatchObject({
    code: 3,
  })
  expect(await ask(`task/${grid.id}/cancel`, {}, wish)).toMatchObject({ code: 3 })
  expect(await ask(`task/${grid.id}/image-seed`, undefined, wish)).toMatchObject({ code: 3 })
  expect(await submit('describe', { link: grid.imageUrl }, wish)).toMatchObject({ code: 3 })
  expect(Object.keys(await ask('task/list', undefined, wish))).not.toContain('0')
})

test('a key draws in its channel and nowhere else; a channel of another kind is another door', async () => {
  const grid = await ended(await imagine())
  const elsewhere = await aChannel(server.deps, person.userId)
  await updateKey(server.deps, person.actor, key.id, { channelId: elsewhere })
  expect(await fetchTask(grid.id), 'what one drew stays readable').toMatchObject({ id: grid.id })
  expect(await act(grid, '::upsample::1::')).toMatchObject({ code: 3 })
})

test('the same Idempotency-Key is one task; that of another key is another', async () => {
  const headers = { 'idempotency-key': 'once' }
  const [one, two] = [await imagine({ headers }), await imagine({ headers })]
  expect(two.result).toBe(one.result)
  const other = await createKey(server.deps, person.actor, { name: 'other', channelId })
  expect((await imagine({ headers, as: other.key })).result).not.toBe(one.result)
})

test('pages of every origin may call, after a preflight, also with a slash or a blank too much', async () => {
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: '/mj/submit/imagine',
    headers: {
      origin: 'https://client.example',
      'access-control-request-headers': 'authorization,content-type,mj-api-secret',
    },
  })
  expect(preflight).toMatchObject({ statusCode: 204 })
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': expect.stringContaining('mj-api-secret'),
  })
  for (const end of ['/', '%20', ' ']) expect(await ask(`account/list${end}`)).toMatchObject({ http: 200 })
  expect(await ask('nothing')).toMatchObject({ http: 404 })
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

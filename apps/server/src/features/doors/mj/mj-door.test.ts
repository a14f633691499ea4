import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { afterFile } from '../../../testing/after-file.ts'
import { openMjClient } from '../../../testing/open-mj-client.ts'
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

const { ask, submit, imagine, fetchTask, ended, idOf, act } = openMjClient(
  () => server,
  () => key.key,
)
const dataUrl = (bytes: Buffer, mime = 'image/png') => `data:${mime};base64,${bytes.toString('base64')}`
const flat = (width = 64, height = 64) => sharp({ create: { width, height, channels: 3, background: '#c63' } })
const creditsSpent = async () => {
  const rows = await server.deps.db.selectFrom('api_keys').select('spent_credits').where('id', '=', key.id).execute()
  return rows[0]?.spent_credits
}

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
  const body = { prompt: 'a fox', base64Array: [dataUrl(await flat().png().toBuffer())] }
  const again = { headers: { 'idempotency-key': 'with a picture' } }
  expect((await submit('imagine', body, again)).result).toBe((await submit('imagine', body, again)).result)
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

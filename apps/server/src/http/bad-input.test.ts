import { login, sendLoginCode } from '@easel/contract/account'
import { readChannel } from '@easel/contract/channel'
import { cancelTask, listTasks, readTask, submitAction, submitImagine } from '@easel/contract/drawing'
import { envelope } from '@easel/contract/envelope'
import { beforeAll, expect, test } from 'vitest'
import { countRows } from '../testing/count-rows.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../testing/seed.ts'

let server: TestServer
let person: SeededPerson
let stranger: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  person = await aMember(server.deps, { password: 'correct horse' })
  stranger = await aMember(server.deps)
})

const NOWHERE = '01890000-0000-7000-8000-000000000000'
const english = { 'accept-language': 'en' }

/** What was sent left no trace. */
async function leavesNothing<Result>(act: () => Promise<Result>): Promise<Result> {
  const before = await countRows(server.deps.db)
  const result = await act()
  expect(await countRows(server.deps.db)).toEqual(before)
  return result
}

function imagine(body: object, channelId = person.channelId) {
  const { token } = person
  return leavesNothing(() => server.call(submitImagine, { token, params: { channelId }, body, headers: english }))
}

const prompts: [string, unknown, string][] = [
  ['an empty prompt', '', 'At least 1 character'],
  ['a prompt of blanks', ' \n\t ', 'At least 1 character'],
  ['a prompt of 10,000 characters', 'x'.repeat(10_000), 'At most 6,000 characters'],
  ['a prompt that is a number', 7, 'Wrong type'],
  ['a prompt that is a list', ['fox'], 'Wrong type'],
  ['no prompt', undefined, 'This is required'],
  ['an impossible ratio', 'a fox --ar 0:1', '--ar needs a ratio like 3:2, at most 14:1'],
  ['two wrong parameters', 'a fox --chaos 400 --shiny', '--chaos takes 0 to 100; --shiny is not a known parameter'],
  ['a prompt with NUL', 'a\u0000fox', 'This has characters that are not allowed'],
  ['a prompt with half a character', 'a \ud83e fox', 'This has characters that are not allowed'],
]

test.each(prompts)('%s is refused, and told at its field', async (_what, prompt, problem) => {
  const answer = await imagine({ botType: 'MID_JOURNEY', prompt })
  expect(answer).toMatchObject({
    http: 200,
    code: 400,
    success: false,
    reason: 'invalid_input',
    fields: { prompt: problem },
  })
})

const bodies: [string, object, string][] = [
  ['an unknown field', { botType: 'MID_JOURNEY', prompt: 'fox', cost: 0 }, 'cost'],
  ["another user's id", { botType: 'MID_JOURNEY', prompt: 'fox', userId: NOWHERE }, 'userId'],
  ['an unknown bot', { botType: 'DALL_E', prompt: 'fox' }, 'botType'],
  ['six pictures', { botType: 'MID_JOURNEY', prompt: 'fox', images: Array(6).fill(NOWHERE) }, 'images'],
  ['a picture that is no id', { botType: 'MID_JOURNEY', prompt: 'fox', images: ['../../etc/passwd'] }, 'images.0'],
  ['a list', [], 'body'],
]

test.each(bodies)('a body with %s is refused at that field', async (_what, body, field) => {
  const answer = await imagine(body)
  expect(answer).toMatchObject({ http: 200, code: 400, reason: 'invalid_input' })
  expect(Object.keys(answer.fields ?? {})).toContain(field)
})

const raw: [string, string, string][] = [
  ['broken JSON', '{"botType":', 'application/json'],
  ['half an escape', '{"a":"\\u12"}', 'application/json'],
  ['no JSON at all', 'fox', 'application/json'],
  ['a form', 'prompt=fox', 'application/x-www-form-urlencoded'],
  ['JSON that is called text', '{"prompt":"fox"}', 'text/plain'],
  ['a body without a type', '{"prompt":"fox"}', ''],
]

async function post(payload: string, contentType: string, token = person.token) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/mj/submit/imagine/${person.channelId}`,
    headers: { authorization: `Bearer ${token}`, ...(contentType && { 'content-type': contentType }) },
    payload,
  })
  return { http: response.statusCode, ...envelope.parse(response.json()) }
}

test.each(raw)('%s is malformed', async (_what, payload, contentType) => {
  const answer = await leavesNothing(() => post(payload, contentType))
  expect(answer).toMatchObject({ http: 400, code: 400, success: false, data: { reason: 'malformed' } })
})

const hostile: [string, string][] = [
  ['a key that reaches the prototype', '{"botType":"MID_JOURNEY","prompt":"fox","__proto__":{"role":"admin"}}'],
  ['a constructor', '{"botType":"MID_JOURNEY","prompt":"fox","constructor":{"prototype":{"x":1}}}'],
  ['ten thousand levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['ten thousand nested lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['a number beyond all numbers', '{"botType":"MID_JOURNEY","prompt":1e400}'],
  ['twenty thousand fields', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
]

test.each(hostile)('%s is invalid input', async (_what, payload) => {
  const answer = await leavesNothing(() => post(payload, 'application/json'))
  expect(answer).toMatchObject({ http: 200, code: 400, success: false, data: { reason: 'invalid_input' } })
  expect(JSON.stringify(answer).length).toBeLessThan(5_000)
})

test('more than 256 KiB of JSON is too large', async () => {
  const answer = await leavesNothing(() => post(JSON.stringify({ prompt: 'x'.repeat(300_000) }), 'application/json'))
  expect(answer).toMatchObject({ http: 413, code: 413, data: { reason: 'too_large' } })
})

test("nobody's body is read: without a token broken JSON is only a call without a token", async () => {
  expect(await post('{', 'application/json', 'x'.repeat(43))).toMatchObject({
    http: 401,
    data: { reason: 'unauthenticated' },
  })
})

const noIds = [
  '1',
  '-1',
  '9007199254740993',
  '../..',
  "' or 1=1 --",
  '%00',
  'null',
  NOWHERE.toUpperCase().replace('7', 'g'),
]

test.each(noIds)('%s is no id, wherever one is wanted', async (id) => {
  const { token } = person
  const answers = await leavesNothing(async () => [
    await server.call(readChannel, { token, params: { channelId: id } }),
    await server.call(readTask, { token, params: { taskId: id } }),
    await server.call(cancelTask, { token, params: { taskId: id } }),
    await server.call(submitAction, { token, params: { taskId: id }, body: { customId: 'x' } }),
    await server.call(listTasks, { token, params: { channelId: id }, body: {} }),
    await imagine({ botType: 'MID_JOURNEY', prompt: 'fox' }, id),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ http: 200, code: 400, reason: 'invalid_input' })
})

test('what is not there and what is of others answer alike', async () => {
  const { token } = person
  for (const channelId of [NOWHERE, stranger.channelId]) {
    const answer = await imagine({ botType: 'MID_JOURNEY', prompt: 'fox' }, channelId)
    expect(answer).toMatchObject({ http: 200, code: 404, reason: 'not_found', data: { reason: 'not_found' } })
    expect(await server.call(readChannel, { token, params: { channelId } })).toMatchObject({ code: 404 })
  }
})

test.each(['', 'x'.repeat(65), 'tab\there', '钥匙'])('%j is no Idempotency-Key', async (key) => {
  const { token, channelId } = person
  const body = { botType: 'MID_JOURNEY', prompt: 'fox' }
  const headers = { ...english, 'idempotency-key': encodeURI(key).replaceAll('%09', '\t') }
  if (key === '钥匙') headers['idempotency-key'] = 'é'
  const answer = await leavesNothing(() => server.call(submitImagine, { token, params: { channelId }, body, headers }))
  expect(answer).toMatchObject({
    code: 400,
    reason: 'invalid_input',
    fields: { 'Idempotency-Key': 'Wrong format' },
  })
})

test('unknown and doubled parameters of the query are refused', async () => {
  const urls = ['/api/home/company-info?debug=1', '/api/login/send-login-code?phone=13800000001&phone=13800000002']
  for (const url of urls) {
    const answer = await leavesNothing(() => server.app.inject({ url }))
    expect(answer.json()).toMatchObject({ code: 400, data: { reason: 'invalid_input' } })
  }
  expect(await server.call(sendLoginCode, {})).toMatchObject({ code: 400, fields: { phone: '必填' } })
})

test('a sign-in of an unknown kind is told which kinds there are', async () => {
  const body = { loginType: 'Fingerprint', phone: '13800000001' }
  const answer = await server.call(login, { body, headers: english })
  expect(answer.fields).toEqual({ loginType: 'This must be one of: Password, Captcha' })
})

const paths = ['/api', '/api/', '/api/nope', '/api/home/index/', '/api/mj/submit/imagine', '/API/nope']

test.each(paths)('%s is an unknown path', async (url) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
    const response = await server.app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 404, success: false, data: { reason: 'unknown_path' } })
  }
})

test.each(['/api/%', '/api/draw/channel/%ff', '/%c0%ae'])('%s cannot be read and is no fault of ours', async (url) => {
  const response = await server.app.inject({ url })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 400, success: false, data: { reason: 'malformed' } })
})

test('nothing hostile has changed what everyone inherits', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>)['role']).toBeUndefined()
})

import { login, readSession } from '@easel/contract/account'
import { listChannels, readChannel } from '@easel/contract/channel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { call, watchCalls } from './call.ts'
import { CallError } from './call-error.ts'
import { readToken, removeToken, writeToken } from './stored.ts'

const CHANNEL_ID = '0192a1b2-0000-7000-8000-000000000001'
const NOBODY = { auth: false, user: null }

const said: string[] = []
let logged: unknown[] = []
const ended: boolean[] = []
let asked: Request[] = []

beforeEach(async () => {
  await loadLanguage('zh-CN')
  removeToken()
  said.length = 0
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((message) => logged.push(message))
  ended.length = 0
  asked = []
  watchCalls({ onFailure: (message) => said.push(message), onSessionEnd: (hadToken) => ended.push(hadToken) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Makes the fake server respond like this to everything. */
function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, 'http://easel.test'), init))
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

const envelope = (code: number, data: unknown, message = 'told by the server') => ({
  code,
  message,
  data,
  success: code === 200,
})

async function failureOf(attempt: Promise<unknown>): Promise<CallError> {
  const thrown: unknown = await attempt.catch((error: unknown) => error)
  if (!(thrown instanceof CallError)) throw new Error('the call went well')
  return thrown
}

test('a success hands out what data holds and nothing of the envelope', async () => {
  answer(200, envelope(200, NOBODY))
  expect(await call(readSession)).toEqual(NOBODY)
  expect(said).toEqual([])
})

test('a call carries the token, the chosen language and its place in the path', async () => {
  writeToken('t0ken')
  answer(200, envelope(404, { reason: 'not_found' }))
  await failureOf(call(readChannel, { params: { channelId: CHANNEL_ID } }))
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer t0ken')
  expect(asked[0]?.headers.get('accept-language')).toBe('zh-CN')
  expect(new URL(asked[0]?.url ?? '').pathname).toBe(`/api/draw/channel/${CHANNEL_ID}`)
})

test.each([
  { status: 401, code: 401 },
  { status: 403, code: 403 },
  { status: 200, code: 401 },
  { status: 200, code: 403 },
])('HTTP $status with code $code throws the token away and ends the session', async ({ status, code }) => {
  writeToken('old')
  answer(status, envelope(code, { reason: 'unauthenticated' }))
  const failure = await failureOf(call(listChannels))
  expect(failure.code).toBe(code)
  expect(readToken()).toBeNull()
  expect(ended).toEqual([true])
  expect(said).toEqual([])
})

test.each([401, 403])('HTTP %i ends the session, whatever code its envelope has', async (status) => {
  writeToken('old')
  answer(status, envelope(400, { reason: 'malformed' }))
  expect((await failureOf(call(listChannels))).code).toBe(status)
  expect([readToken(), ended, said]).toEqual([null, [true], []])
})

test('several answers of 401 at once end the session once', async () => {
  writeToken('old')
  answer(401, envelope(401, { reason: 'unauthenticated' }))
  await Promise.all([call(listChannels), call(listChannels), call(readSession)].map(failureOf))
  expect(ended).toEqual([true])
})

test('a late 401 to an old token does not cost the new one', async () => {
  writeToken('old')
  vi.stubGlobal('fetch', async () => {
    writeToken('new')
    return new Response(JSON.stringify(envelope(401, null)), { status: 401 })
  })
  await failureOf(call(listChannels))
  expect(readToken()).toBe('new')
  expect(ended).toEqual([])
})

test('several refusals of visitors without a token lead to the login page and throw nothing away', async () => {
  answer(401, envelope(401, { reason: 'unauthenticated' }))
  await failureOf(call(listChannels))
  expect(ended).toEqual([false])
})

test('a token that another tab has just stored is not thrown away with the refused one', async () => {
  writeToken('old')
  answer(401, envelope(401, { reason: 'unauthenticated' }))
  localStorage.setItem('SECRET_TOKEN', 'of-the-other-tab')
  await failureOf(call(listChannels))
  expect([readToken(), localStorage.getItem('SECRET_TOKEN'), ended]).toEqual([
    'of-the-other-tab',
    'of-the-other-tab',
    [],
  ])
})

interface Row {
  http: number
  body: unknown
  is: { status: number; code: number; message: string }
  toast?: string
  log?: string
}

/** For each kind of failure: what the caller gets, what is shown, and what is logged. */
const FAILURES: Record<string, Row> = {
  'a refusal with a message': {
    http: 200,
    body: envelope(409, { reason: 'conflict' }),
    is: { status: 200, code: 409, message: 'told by the server' },
    toast: 'told by the server',
    log: 'told by the server',
  },
  'a refusal without a message': {
    http: 200,
    body: envelope(409, { reason: 'conflict' }, ''),
    is: { status: 200, code: 409, message: 'Unknown error occurred' },
    toast: 'Unknown error occurred',
  },
  'code 404 in an answer that arrived well': {
    http: 200,
    body: envelope(404, { reason: 'not_found' }),
    is: { status: 200, code: 404, message: 'told by the server' },
  },
  'code 500 in an answer that arrived well': {
    http: 200,
    body: envelope(500, { reason: 'internal' }),
    is: { status: 200, code: 500, message: 'told by the server' },
  },
  'HTTP 404': {
    http: 404,
    body: envelope(404, { reason: 'unknown_path' }),
    is: { status: 404, code: 404, message: 'told by the server' },
  },
  'HTTP 400': {
    http: 400,
    body: envelope(400, { reason: 'malformed' }),
    is: { status: 400, code: 400, message: 'told by the server' },
    toast: 'told by the server',
  },
  'HTTP 413': {
    http: 413,
    body: envelope(413, { reason: 'too_large' }),
    is: { status: 413, code: 413, message: 'told by the server' },
    toast: 'told by the server',
  },
  'HTTP 429': {
    http: 429,
    body: envelope(429, { reason: 'rate_limited' }),
    is: { status: 429, code: 429, message: 'told by the server' },
    toast: 'told by the server',
  },
  'HTTP 500': {
    http: 500,
    body: envelope(500, { reason: 'internal' }),
    is: { status: 500, code: 500, message: 'told by the server' },
    toast: 'told by the server',
  },
  'HTTP 503': {
    http: 503,
    body: envelope(503, { reason: 'unavailable' }),
    is: { status: 503, code: 503, message: 'told by the server' },
    toast: 'told by the server',
  },
  "a gateway's page": {
    http: 502,
    body: '<h1>Bad gateway</h1>',
    is: { status: 502, code: 502, message: 'Request failed, please retry later' },
    toast: 'Request failed, please retry later',
  },
  'a bare 401': {
    http: 401,
    body: '',
    is: { status: 401, code: 401, message: 'Unauthorized, please verify first.' },
  },
}

test.each(Object.entries(FAILURES))('%s', async (_, { http, body, is, toast, log }) => {
  await loadLanguage('en-US')
  answer(http, body)
  expect(await failureOf(call(listChannels))).toMatchObject(is)
  expect(said).toEqual(toast === undefined ? [] : [toast])
  expect(logged).toEqual(log === undefined ? [] : [log])
})

test('of a success only data counts, whatever its code says', async () => {
  answer(200, { code: 401, message: 'told by the server', data: NOBODY, success: true })
  expect(await call(readSession)).toEqual(NOBODY)
  expect([said, logged, ended]).toEqual([[], [], []])
})

test('who comes too often is told for how many seconds to wait', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(envelope(429, { reason: 'rate_limited' }), { status: 429, headers: { 'retry-after': '42' } }),
  )
  expect((await failureOf(call(listChannels))).retryAfter).toBe(42)
})

test('a refusal tells its reason and the fields that are wrong', async () => {
  answer(200, envelope(400, { reason: 'invalid_input', fields: { phone: 'too short' } }))
  const failure = await failureOf(call(login, { body: { loginType: 'Password', phone: '1', password: 'x' } }))
  expect(failure).toMatchObject({ reason: 'invalid_input', fields: { phone: 'too short' } })
})

test('a screen that tells of the failure itself gets no toast, and it is logged all the same', async () => {
  answer(200, envelope(400, { reason: 'wrong_credentials' }))
  await failureOf(call(login, { body: { loginType: 'Password', phone: '123', password: 'x' }, quiet: true }))
  expect([said, logged]).toEqual([[], ['told by the server']])
})

test('nor does it get one when nothing answers, or what came is not as the contract says', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await failureOf(call(readSession, { quiet: true }))).reason).toBe('unreachable')
  answer(200, envelope(200, { auth: 'yes' }))
  expect((await failureOf(call(readSession, { quiet: true }))).reason).toBe('unreadable')
  expect(said).toEqual([])
})

test('when nothing answers, the fixed sentence is said', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failureOf(call(listChannels))).toMatchObject({ status: 0, reason: 'unreachable' })
  expect(said).toEqual(['请求失败，请稍后重试'])
})

test('data that is not as the contract says is a failure, not a surprise', async () => {
  answer(200, envelope(200, { auth: 'yes' }))
  expect((await failureOf(call(readSession))).reason).toBe('unreadable')
  expect(said).toEqual(['出错了，请稍后再试。'])
})

test('a call that its screen gave up says nothing', async () => {
  const giveUp = new AbortController()
  vi.stubGlobal('fetch', async () => {
    giveUp.abort()
    throw new DOMException('gone', 'AbortError')
  })
  await expect(call(listChannels, { signal: giveUp.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(said).toEqual([])
})

test('nor does one that was given up while its answer came in', async () => {
  const giveUp = new AbortController()
  vi.stubGlobal('fetch', async () => {
    giveUp.abort()
    return new Response('{"code":2')
  })
  await expect(call(listChannels, { signal: giveUp.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(said).toEqual([])
})

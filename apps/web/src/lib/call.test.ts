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
const ended: boolean[] = []
let asked: Request[] = []

beforeEach(async () => {
  await loadLanguage('zh-CN')
  removeToken()
  said.length = 0
  ended.length = 0
  asked = []
  watchCalls({ onFailure: (message) => said.push(message), onSessionEnd: (hadToken) => ended.push(hadToken) })
})
afterEach(() => vi.unstubAllGlobals())

/** The server of these tests: whatever is asked, this is its answer. */
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

test.each([404, 500])('code %i in an answer that arrived well passes quietly', async (code) => {
  answer(200, envelope(code, { reason: 'not_found' }))
  expect(await failureOf(call(listChannels))).toMatchObject({ status: 200, code })
  expect(said).toEqual([])
})

test.each([
  { status: 200, code: 400 },
  { status: 200, code: 402 },
  { status: 200, code: 409 },
  { status: 413, code: 413 },
  { status: 429, code: 429 },
  { status: 500, code: 500 },
  { status: 503, code: 503 },
])('HTTP $status with code $code shows the message of the server', async ({ status, code }) => {
  answer(status, envelope(code, { reason: 'any' }))
  expect(await failureOf(call(listChannels))).toMatchObject({ status, code, message: 'told by the server' })
  expect(said).toEqual(['told by the server'])
})

test('a refusal without a message is an unknown error', async () => {
  await loadLanguage('en-US')
  answer(200, envelope(409, { reason: 'conflict' }, ''))
  expect((await failureOf(call(listChannels))).message).toBe('Unknown error occurred')
})

test('a refusal tells its reason and the fields that are wrong', async () => {
  answer(200, envelope(400, { reason: 'invalid_input', fields: { phone: 'too short' } }))
  const failure = await failureOf(call(login, { body: { loginType: 'Password', phone: '1', password: 'x' } }))
  expect(failure).toMatchObject({ reason: 'invalid_input', fields: { phone: 'too short' } })
})

test('a screen that tells of the failure itself gets no toast', async () => {
  answer(200, envelope(400, { reason: 'wrong_credentials' }))
  await failureOf(call(login, { body: { loginType: 'Password', phone: '123', password: 'x' }, quiet: true }))
  expect(said).toEqual([])
})

test('when nothing answers, the fixed sentence is said', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failureOf(call(listChannels))).toMatchObject({ status: 0, reason: 'unreachable' })
  expect(said).toEqual(['请求失败，请稍后重试'])
})

test('an answer that is no envelope is a failed request', async () => {
  answer(502, '<h1>Bad gateway</h1>')
  expect(await failureOf(call(listChannels))).toMatchObject({ status: 502 })
  expect(said).toEqual(['请求失败，请稍后重试'])
})

test('data that is not as the contract says is a failure, not a surprise', async () => {
  answer(200, envelope(200, { auth: 'yes' }))
  expect((await failureOf(call(readSession))).reason).toBe('unreadable')
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

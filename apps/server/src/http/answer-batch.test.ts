import { sendLoginCode } from '@easel/contract/account'
import { readBatch } from '@easel/contract/batch'
import { beforeAll, expect, test } from 'vitest'
import { type Cast, setScene } from '../testing/authorization-scene.ts'
import { makeCall } from '../testing/make-call.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await openTestServer()
  cast = await setScene(server)
})

const COMPANY = '/api/home/company-info'
const CHANNELS = '/api/draw/channels'

async function askTogether(calls: string[], token?: string, headers: Record<string, string> = {}) {
  return makeCall(server.app, readBatch, { query: { calls: calls.join(' ') }, headers, ...(token && { token }) })
}

async function askAlone(url: string, token: string) {
  const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return answer.json()
}

test('several reads in one answer say what each says alone', async () => {
  const token = (await cast.tokenOf('CREATOR')) ?? ''
  const { channelId } = cast.scene
  const calls = [COMPANY, '/api/home/index', CHANNELS, `/api/draw/chat/${channelId}?limit=20`]
  const { data } = await askTogether(calls, token)
  expect(data).toEqual(
    Object.fromEntries(await Promise.all(calls.map(async (url) => [url, await askAlone(url, token)]))),
  )
})

test('a refusal of one comes as it is, what needs another person is left out, and the rest is there', async () => {
  const chat = `/api/draw/chat/${cast.scene.channelId}`
  const stranger = await askTogether([COMPANY, chat], await cast.tokenOf('STRANGER'))
  expect(stranger.data).toMatchObject({ [COMPANY]: { code: 200 }, [chat]: { code: 404, success: false } })

  for (const role of ['ANON', 'BADTOKEN', 'SUSPENDED'] as const) {
    const { data } = await askTogether([COMPANY, chat, CHANNELS, '/api/ws/pre-connect'], await cast.tokenOf(role))
    expect(Object.keys(Object(data))).toEqual([COMPANY])
  }
  const member = await askTogether([COMPANY, '/api/admin/overview'], await cast.tokenOf('MEMBER'))
  expect(Object.keys(Object(member.data))).toEqual([COMPANY])
})

test('what is not there or is no JSON is left out', async () => {
  const { data } = await askTogether([COMPANY, '/api/home/none', `/api/files/${cast.scene.fileId}`])
  expect(Object.keys(Object(data))).toEqual([COMPANY])
})

test('each speaks the language of whoever asks', async () => {
  const { data } = await askTogether(['/api/draw/chat/none', COMPANY], await cast.tokenOf('ADMIN'), {
    'accept-language': 'en-US',
  })
  const alone = await server.app.inject({ url: COMPANY, headers: { 'accept-language': 'en-US' } })
  expect(Object(data)[COMPANY]).toEqual(alone.json())
})

test.each([
  ['nothing', ''],
  ['a batch in a batch', '/api/batch?calls=/api/home/index'],
  ['one that hides', '/api/b%61tch?calls=/api/home/index'],
  ['one that hides behind another', '/api/home/..%2fbatch?calls=/api/home/index'],
  ['a path that climbs', '/api/home/../batch'],
  ['what is not of the API', '/metrics'],
  ['another host', 'https://canary.example/api/home/index'],
  ['a host in its path', '//canary.example/api/home/index'],
  ['nine', Array.from({ length: 9 }, () => COMPANY).join(' ')],
  ['a very long one', `${COMPANY}?x=${'x'.repeat(2_000)}`],
])('refuses %s', async (_, calls) => {
  const answer = await makeCall(server.app, readBatch, { query: { calls } })
  expect(answer).toMatchObject({ reason: 'invalid_input', fields: { calls: expect.any(String) } })
})

test('each counts against the limit of the address it comes from, also behind a proxy', async () => {
  const strict = await openTestServer({ RATE_LIMIT: '6', TRUST_PROXY: '1' })
  const ask = async (from: string) => {
    const calls = [COMPANY, `${COMPANY}?&`, '/api/home/index'].join(' ')
    const answer = await makeCall(strict.app, readBatch, { query: { calls }, headers: { 'x-forwarded-for': from } })
    return answer.reason ?? Object.keys(Object(answer.data)).length
  }
  expect([await ask('203.0.113.7'), await ask('203.0.113.7'), await ask('203.0.113.7')]).toEqual([3, 0, 'rate_limited'])
  expect(await ask('203.0.113.8')).toBe(3)
})

test('another site cannot have a code sent by it', async () => {
  const send = `${sendLoginCode.path}?phone=13900001111`
  const askFrom = async (site: string) =>
    Object((await askTogether([send], undefined, { 'sec-fetch-site': site })).data)
  expect((await askFrom('cross-site'))[send]?.success ?? false).toBe(false)
  expect((await askFrom('same-origin'))[send]).toMatchObject({ success: true })
})

import { readSession } from '@easel/contract/account'
import { listChannels, readChannel } from '@easel/contract/channel'
import { envelope } from '@easel/contract/envelope'
import { type Reason, refusals } from '@easel/contract/errors'
import { readCompany } from '@easel/contract/company'
import { createOrder, listOrders, listProducts } from '@easel/contract/order-acts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aMember } from '../testing/seed.ts'
import { enUs } from './texts/en-us.ts'
import type { Texts } from './texts/text-keys.ts'
import { zhCn } from './texts/zh-cn.ts'
import { zhTw } from './texts/zh-tw.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

const languages: [string, Texts][] = [
  ['zh-CN', zhCn],
  ['zh-TW', zhTw],
  ['en-US', enUs],
]

test.each(languages)('every refusal and every problem has a text in %s', (_language, texts) => {
  expect(Object.keys(texts.refusals).sort()).toEqual(Object.keys(refusals).sort())
  expect(Object.keys(texts.problems).sort()).toEqual(Object.keys(enUs.problems).sort())
  for (const text of [...Object.values(texts.refusals), ...Object.values(texts.problems)]) expect(text).not.toBe('')
})

const spoken: [string, keyof typeof said][] = [
  ['en', 'en-US'],
  ['en-GB;q=0.8, de', 'en-US'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['en;q=0.2, zh-CN;q=0.7', 'zh-CN'],
  ['en;q=0, zh-TW', 'zh-TW'],
  ['fr, de', 'zh-CN'],
  ['*', 'zh-CN'],
  ['en;q=x,;;,', 'zh-CN'],
]
const said = { 'zh-CN': zhCn, 'zh-TW': zhTw, 'en-US': enUs }

test.each(spoken)('to one who asks for %j we speak %s', async (header, language) => {
  const answer = await server.call(listChannels, { headers: { 'accept-language': header } })
  expect(answer.message).toBe(said[language].refusals.unauthenticated)
})

test("without a wish of the caller we speak the account's language", async () => {
  const { token } = await aMember(server.deps, { language: 'en-US' })
  expect((await server.call(readSession, { token })).message).toBe(enUs.done)
  const channelId = '01890000-0000-7000-8000-000000000000'
  expect((await server.call(readChannel, { token, params: { channelId } })).message).toBe(enUs.refusals.not_found)
  const inTaiwan = { token, headers: { 'accept-language': 'zh-TW' } }
  expect((await server.call(readSession, inTaiwan)).message).toBe(zhTw.done)
})

test('what an answer holds is in the language that was asked for, too', async () => {
  const { token } = await aMember(server.deps, { language: 'zh-TW' })
  const asked = { token, headers: { 'accept-language': 'en-US' } }
  const [day] = z.parse(listProducts.data, (await server.call(listProducts, asked)).data)
  await server.call(createOrder, { ...asked, body: { productId: day?.id, period: 'Day' } })
  const titles = async (input: object) =>
    z.parse(listOrders.data, (await server.call(listOrders, input)).data).items.map(({ title }) => title)
  expect(await titles(asked)).toEqual(['Day pass'])
  expect(await titles({ token })).toEqual(['日卡'])
})

const pages = ['/healthz', '/api/home/company-info', '/api/nope', '/api/draw/channels', '/draw', '/api/docs', '/api/%']

test.each(pages)('%s carries the headers that every answer carries', async (url) => {
  const { headers } = await server.app.inject({ url })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  for (const name of ['x-powered-by', 'server', 'set-cookie', 'access-control-allow-origin']) {
    expect(headers[name]).toBeUndefined()
  }
  if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store')
})

test('a page may talk to this site and its sockets, and to nobody else', async () => {
  const read = async (host: string) =>
    String((await server.app.inject({ url: '/draw', headers: { host } })).headers['content-security-policy'])
  expect(await read('easel.local:8080')).toContain("connect-src 'self' ws://easel.local:8080 wss://easel.local:8080;")
  expect(await read('draw.example')).toContain("connect-src 'self' 'self';")
  expect(await read("x; script-src 'unsafe-inline'")).not.toContain('unsafe-inline')
})

test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
  '%s may not read our answers',
  async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const response = await server.app.inject({ method, url: '/api/home/company-info', headers: { origin } })
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  },
)

test('a fault of ours shows a request id and nothing else', async () => {
  const { token } = await aMember(server.deps)
  const { db } = server.deps
  await db.schema.alterTable('companies').renameTo('lost').execute()
  const answer = await server.call(readCompany, { token, headers: { 'accept-language': 'en' } })
  await db.schema.alterTable('lost').renameTo('companies').execute()
  expect(answer).toMatchObject({ http: 500, code: 500, success: false, data: { reason: 'internal' } })
  expect(answer.data).toEqual({ reason: 'internal' })
  expect(answer.message).toBe(`${enUs.refusals.internal} (${String(answer.headers['x-request-id'])})`)
})

test('too many calls from one address are refused with the seconds to wait, and others are not', async () => {
  const strict = await openTestServer({ RATE_LIMIT: '5', SIGN_IN_LIMIT: '2', TRUST_PROXY: '1' })
  const ask = (url: string, from: string) => strict.app.inject({ url, headers: { 'x-forwarded-for': from } })
  for (let call = 0; call < 5; call++) expect((await ask('/api/home/index', '198.51.100.7')).statusCode).toBe(200)
  const refused = await ask('/api/home/index', '198.51.100.7')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(envelope.parse(refused.json())).toMatchObject({ code: 429, success: false, data: { reason: 'rate_limited' } })
  expect((await ask('/api/home/index', '198.51.100.8')).statusCode).toBe(200)
  expect((await ask('/healthz', '198.51.100.7')).statusCode).toBe(200)
})

test('sign-ins have a tighter budget than the rest', async () => {
  const strict = await openTestServer({ SIGN_IN_LIMIT: '2' })
  const signIn = () =>
    strict.app.inject({
      method: 'POST',
      url: '/api/login/login',
      payload: { loginType: 'Password', phone: '13800000009', password: 'guess' },
    })
  const reasons: Reason[] = []
  for (let guess = 0; guess < 3; guess++) reasons.push((await signIn()).json().data.reason)
  expect(reasons).toEqual(['wrong_credentials', 'wrong_credentials', 'rate_limited'])
  expect((await strict.app.inject({ url: '/api/home/index' })).statusCode).toBe(200)
})

test('what a caller says of its address counts only as far as proxies are trusted', async () => {
  const strict = await openTestServer({ RATE_LIMIT: '3' })
  const ask = (from: string) => strict.app.inject({ url: '/api/home/index', headers: { 'x-forwarded-for': from } })
  for (let call = 0; call < 3; call++) await ask(`198.51.100.${call}`)
  expect((await ask('198.51.100.99')).statusCode).toBe(429)
})

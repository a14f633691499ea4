import { login, sendLoginCode } from '@easel/contract/account'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember } from '../../testing/seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

let phones = 0
const aNewPhone = () => `+8613500${String(++phones).padStart(6, '0')}`
const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  server.call(sendLoginCode, { query, headers })

test('a code of six digits is sent, and nothing in the database tells which', async () => {
  const phone = aNewPhone()
  expect(await ask({ phone })).toMatchObject({ http: 200, code: 200, data: { retryAfter: 60 } })
  const jobs = await server.deps.db
    .withSchema('graphile_worker')
    .selectFrom('_private_jobs' as never)
    .selectAll()
    .execute()
  await server.runJobs()
  const code = server.sms.codeFor(phone)
  expect(code).toMatch(/^\d{6}$/)
  const codes = await server.deps.db.selectFrom('login_codes').selectAll().where('phone', '=', phone).execute()
  expect(JSON.stringify([jobs, codes])).not.toContain(code)
})

test('asking again within a minute is refused with the seconds left, and the first code still works', async () => {
  const phone = aNewPhone()
  await ask({ phone })
  server.clock.moveSeconds(20)
  const answer = await ask({ phone: `${phone.slice(3, 6)} ${phone.slice(6)}` })
  expect(answer).toMatchObject({ http: 429, code: 429, success: false, reason: 'rate_limited' })
  expect(answer.headers['retry-after']).toBe('40')
  await server.runJobs()
  const body = { loginType: 'Captcha', phone, captcha: server.sms.codeFor(phone) }
  expect((await server.call(login, { body })).success).toBe(true)
})

test('of twenty who ask at once for the same phone one is served', async () => {
  const phone = aNewPhone()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ phone })))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  await server.runJobs()
  expect(server.sms.sent.filter((message) => message.phone === phone)).toHaveLength(1)
})

test.each(['login', 'reset', 'change'])('the answer to %s is the same for an unknown phone', async (purpose) => {
  const unknown = aNewPhone()
  const { phone: known } = await aMember(server.deps)
  const [one, other] = [await ask({ phone: known, purpose }), await ask({ phone: unknown, purpose })]
  expect({ ...other, headers: null }).toEqual({ ...one, headers: null })
  const again = [await ask({ phone: known, purpose }), await ask({ phone: unknown, purpose })]
  expect(again.map(({ reason, headers }) => `${reason} ${String(headers['retry-after'])}`)).toEqual(
    Array.from(again, () => 'rate_limited 60'),
  )
  await server.runJobs()
  const reached = server.sms.sent.map(({ phone }) => phone)
  expect(reached).toContain(known)
  expect(reached.includes(unknown)).toBe(purpose === 'login')
})

test('what is no phone number is refused in the language of the caller', async () => {
  const answer = await ask({ phone: 'call me maybe' }, { 'accept-language': 'en-GB, en;q=0.9' })
  expect(answer).toMatchObject({ http: 200, code: 400, reason: 'invalid_input' })
  expect(answer.fields?.['phone']).toContain('valid phone number')
})

test('a code that died before its message went out is not sent', async () => {
  const phone = aNewPhone()
  await ask({ phone })
  server.clock.moveSeconds(301)
  await server.runJobs()
  expect(server.sms.sent.map((message) => message.phone)).not.toContain(phone)
})

const foreign: [string, Record<string, string>][] = [
  ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['a page of a neighbouring name', { 'sec-fetch-site': 'same-site' }],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', { purpose: 'prefetch' }],
  ['a preview of a browser of old', { 'x-moz': 'prefetch' }],
]

test.each(foreign)('%s sends nothing', async (_who, headers) => {
  const phone = aNewPhone()
  expect(await ask({ phone }, headers)).toMatchObject({ http: 400, reason: 'malformed' })
  const codes = await server.deps.db.selectFrom('login_codes').select('id').where('phone', '=', phone).execute()
  expect(codes).toEqual([])
})

test('HEAD sends nothing', async () => {
  const phone = aNewPhone()
  const url = `/api/login/send-login-code?phone=${encodeURIComponent(phone)}`
  expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
  const codes = await server.deps.db.selectFrom('login_codes').select('id').where('phone', '=', phone).execute()
  expect(codes).toEqual([])
})

import { login, sendLoginCode } from '@easel/contract/account'
import { banUser } from '@easel/contract/admin'
import type { Call } from '@easel/contract/call'
import { resetPassword } from '@easel/contract/profile'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { openRememberingLog } from '../../testing/remembering-log.ts'
import { aMember, anAdmin } from '../../testing/seed.ts'

const PASSWORD = 'correct horse'
const NEW_PASSWORD = 'kx7!vQpz'
const FROM = '203.0.113.7'

const { log, facts, text } = openRememberingLog()
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ TRUST_PROXY: '1' }, { log })
})

const ask = (call: Call, input: { body?: object; query?: Record<string, string> }) =>
  server.call(call, { ...input, headers: { 'x-forwarded-for': FROM } })
const byPassword = (phone: string, password: string) => ask(login, { body: { loginType: 'Password', phone, password } })

test('what happens to an account stands in the log, with address and masked phone and without secrets', async () => {
  const { phone, userId, token } = await aMember(server.deps, { password: PASSWORD })
  const admin = await anAdmin(server.deps)
  const { token: signedIn } = login.data.parse((await byPassword(phone, PASSWORD)).data)
  for (let time = 0; time < 11; time++) await byPassword(phone, `${PASSWORD} no`)
  for (let time = 0; time < 2; time++) await ask(sendLoginCode, { query: { phone, purpose: 'reset' } })
  await server.runJobs()
  const captcha = server.sms.codeFor(phone)
  const body = { phone, captcha, password: NEW_PASSWORD }
  const wrong = { ...body, captcha: captcha === '000000' ? '111111' : '000000' }
  await ask(resetPassword, { body: wrong })
  const { token: fresh } = resetPassword.data.parse((await ask(resetPassword, { body })).data)
  await server.runJobs()
  for (const banned of [true, false]) {
    const verdict = { banned, reason: `${banned}, because` }
    await server.call(banUser, { token: admin.token, params: { userId }, body: verdict })
  }

  const masked = `${phone.slice(0, -8)}******${phone.slice(-2)}`
  const who = { phone: masked, ip: FROM }
  expect(facts('signed in')).toMatchObject([{ ...who, userId, by: 'Password', level: 'info' }])
  expect(facts('sign-in refused')).toHaveLength(10)
  expect(facts('sign-in refused')[0]).toMatchObject({ ...who, by: 'Password' })
  expect(facts('guessing at an account slowed down')).toMatchObject([{ ...who, level: 'warn', seconds: 1 }])
  expect(facts('sign-in blocked')).toMatchObject([{ ...who, by: 'account', retryAfter: 1 }])
  expect(facts('code asked for')).toMatchObject([{ ...who, purpose: 'reset' }])
  expect(facts('code refused')).toMatchObject([{ ...who, purpose: 'reset', budget: 'phone' }])
  expect(facts('code sent')).toMatchObject([{ phone: masked, purpose: 'reset' }])
  expect(facts('password reset refused')).toMatchObject([who])
  expect(facts('password reset')).toMatchObject([{ ...who, userId }])
  expect(facts('notice sent')).toMatchObject([{ phone: masked, notice: 'password_reset' }])
  const verdict = { by: admin.userId, userId, phone: masked }
  expect(facts('account suspended')).toMatchObject([{ ...verdict, reason: 'true, because' }])
  expect(facts('account let in again')).toMatchObject([{ ...verdict, reason: 'false, because' }])
  for (const { time } of facts('signed in')) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  for (const secret of [phone, phone.slice(3), token, signedIn, fresh, captcha, PASSWORD, NEW_PASSWORD]) {
    expect(text()).not.toContain(secret)
  }
})

test('the log of requests shows no phone, and an answer about one is not kept', async () => {
  const phone = '+8613333344444'
  const answer = await ask(sendLoginCode, { query: { phone } })
  expect(answer.headers['cache-control']).toBe('no-store')
  const [request] = facts('request').filter(({ requestId }) => requestId === answer.headers['x-request-id'])
  expect(request).toMatchObject({ url: '/api/login/send-login-code', ip: FROM })
  expect(text()).not.toContain('33344444')
})

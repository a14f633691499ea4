import { login, readSession, sendLoginCode } from '@easel/contract/account'
import { listChannels } from '@easel/contract/channel'
import { resetPassword } from '@easel/contract/profile'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { askTicket, openLiveSocket, openWithTicket } from '../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, suspend } from '../../testing/seed.ts'
import { startSession } from './start-session.ts'

const OLD = 'correct horse'
const NEW = 'kx7! vQpz 安全'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
// Wrong guesses of one address are counted for an hour, and all tests have the same one.
beforeEach(() => server.clock.moveSeconds(60 * 60))

let phones = 0
const aNewPhone = () => `+8613200${String(++phones).padStart(6, '0')}`

async function receiveCode(phone: string, purpose = 'reset'): Promise<string> {
  await server.call(sendLoginCode, { query: { phone, purpose } })
  await server.runJobs()
  return server.sms.codeFor(phone)
}

const reset = (phone: string, captcha: string, password = NEW) =>
  server.call(resetPassword, { body: { phone, captcha, password } })
const signIn = (phone: string, password: string) =>
  server.call(login, { body: { loginType: 'Password', phone, password } })
const isAlive = async (token: string) => (await server.call(listChannels, { token })).success
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code sets a new password, signs in with a new token and ends every other session and its socket', async () => {
  const { phone, userId, token } = await aMember(server.deps, { password: OLD })
  const tokens = [token, await startSession(server.deps.db, server.deps, { userId, device: 'a phone' })]
  const lives = await Promise.all(tokens.map((one) => openLiveSocket(server, address, one)))
  const waiting = await askTicket(server, token)
  const answer = await reset(phone, await receiveCode(phone))
  expect(answer).toMatchObject({ http: 200, code: 200, success: true })
  const { token: fresh } = resetPassword.data.parse(answer.data)
  expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false])
  expect(await Promise.all(lives.map(({ closed }) => closed))).toEqual([4001, 4001])
  await expect(openWithTicket(address, { ticket: waiting })).rejects.toThrow('401 unauthenticated')
  expect(readSession.data.parse((await server.call(readSession, { token: fresh })).data).user?.id).toBe(userId)
  expect((await signIn(phone, OLD)).reason).toBe('wrong_credentials')
  expect((await signIn(phone, NEW)).success).toBe(true)
})

test('the phone is told, once, in the language of whoever did it', async () => {
  const { phone } = await aMember(server.deps, { password: OLD })
  const captcha = await receiveCode(phone)
  const headers = { 'accept-language': 'en' }
  await server.call(resetPassword, { body: { phone, captcha, password: NEW }, headers })
  await server.runJobs()
  const told = server.sms.notices.filter((notice) => notice.phone === phone)
  expect(told).toEqual([expect.objectContaining({ notice: 'password_reset', language: 'en-US' })])
})

test('an account that had no password gets one', async () => {
  const { phone } = await aMember(server.deps)
  expect((await reset(phone, await receiveCode(phone))).success).toBe(true)
  expect((await signIn(phone, NEW)).success).toBe(true)
})

test('a code works once, also when five use it at once', async () => {
  const { phone, userId } = await aMember(server.deps, { password: OLD })
  const code = await receiveCode(phone)
  const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => reset(phone, code, `${NEW} ${at}`)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect((await reset(phone, code)).reason).toBe('wrong_credentials')
  const sessions = server.deps.db.selectFrom('sessions').select('id').where('user_id', '=', userId)
  expect(await sessions.where('revoked_at', 'is', null).execute()).toHaveLength(1)
  await server.runJobs()
  expect(server.sms.notices.filter((notice) => notice.phone === phone)).toHaveLength(1)
})

test('a code is of no use after five minutes, after a newer one, for another phone or from another purpose', async () => {
  const [late, renewed, other, login] = await Promise.all(
    Array.from({ length: 4 }, () => aMember(server.deps, { password: OLD })),
  )
  if (!late || !renewed || !other || !login) throw new Error('four are needed')
  const tries: [string, string][] = []
  tries.push([login.phone, await receiveCode(login.phone, 'login')])
  tries.push([other.phone, await receiveCode(late.phone)])
  const older = await receiveCode(renewed.phone)
  server.clock.moveSeconds(61)
  const newer = await receiveCode(renewed.phone)
  if (older !== newer) tries.push([renewed.phone, older])
  for (const [phone, code] of tries) expect((await reset(phone, code)).reason).toBe('wrong_credentials')
  server.clock.moveSeconds(240)
  expect((await reset(late.phone, server.sms.codeFor(late.phone))).reason).toBe('wrong_credentials')
  expect((await reset(renewed.phone, newer)).success).toBe(true)
})

test('after five wrong guesses the right code is of no use, and the one for signing in still is', async () => {
  const { phone } = await aMember(server.deps, { password: OLD })
  const forSignIn = await receiveCode(phone, 'login')
  server.clock.moveSeconds(61)
  const code = await receiveCode(phone)
  for (let guess = 0; guess < 5; guess++) await reset(phone, wrongCode(code))
  expect((await reset(phone, code)).reason).toBe('wrong_credentials')
  const body = { loginType: 'Captcha', phone, captcha: forSignIn }
  expect((await server.call(login, { body })).success).toBe(true)
})

test('of a thousand guesses at once five are looked at and at most one wins', async () => {
  const { phone } = await aMember(server.deps, { password: OLD })
  const code = await receiveCode(phone)
  const guesses = Array.from({ length: 1_000 }, (_, at) => (at % 50 === 49 ? code : wrongCode(code)))
  const answers = await Promise.all(guesses.map((guess) => reset(phone, guess)))
  expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(1)
  const row = server.deps.db.selectFrom('login_codes').select('tries').where('phone', '=', phone)
  expect(await row.executeTakeFirst()).toEqual({ tries: 5 })
  expect((await reset(phone, code)).success).toBe(false)
})

test('a phone that nobody has answers like a wrong code, and is sent nothing', async () => {
  const { phone: known } = await aMember(server.deps, { password: OLD })
  const unknown = aNewPhone()
  const code = await receiveCode(known)
  await server.call(sendLoginCode, { query: { phone: unknown, purpose: 'reset' } })
  await server.runJobs()
  const answers = [
    await reset(known, wrongCode(code)),
    await reset(unknown, wrongCode(code)),
    await reset('oops', code),
  ]
  for (const answer of answers) expect({ ...answer, headers: null }).toEqual({ ...answers[0], headers: null })
  expect(answers[0]).toMatchObject({ http: 200, code: 400, reason: 'wrong_credentials' })
  expect([...server.sms.sent, ...server.sms.notices].map(({ phone }) => phone)).not.toContain(unknown)
})

test('a suspended account is told so after a right code only, and keeps its password', async () => {
  const { phone, userId } = await aMember(server.deps, { password: OLD })
  const code = await receiveCode(phone)
  await suspend(server.deps, userId)
  expect((await reset(phone, wrongCode(code))).reason).toBe('wrong_credentials')
  expect(await reset(phone, code)).toMatchObject({ http: 403, reason: 'banned' })
  expect((await signIn(phone, NEW)).reason).toBe('wrong_credentials')
  expect((await reset(phone, code)).reason).toBe('wrong_credentials')
})

test('a weak password is refused before the code is looked at, whoever it is', async () => {
  const { phone } = await aMember(server.deps, { password: OLD })
  const code = await receiveCode(phone)
  const weak: [string, string][] = [
    ['1234567', '8'],
    ['iloveyou', 'common'],
    ['easel-easel', 'easy to guess'],
    [phone, 'easy to guess'],
    ['x'.repeat(257), '256'],
    ['x'.repeat(10_000), '256'],
  ]
  for (const [password, said] of weak) {
    const headers = { 'accept-language': 'en' }
    for (const who of [phone, aNewPhone()]) {
      const isOwnPhone = password === phone && who !== phone
      if (isOwnPhone) continue
      const answer = await server.call(resetPassword, { body: { phone: who, captcha: code, password }, headers })
      expect(answer).toMatchObject({ http: 200, code: 400, reason: 'invalid_input' })
      expect(answer.fields?.['password']).toContain(said)
    }
  }
  expect((await reset(phone, code)).success).toBe(true)
})

test.each(['kx7!vQpz', ` ${'x'.repeat(63)}`, 'aB3$'.repeat(50), '🦊'.repeat(64), 'y'.repeat(256)])(
  'the password %j is kept as it is',
  async (password) => {
    const { phone } = await aMember(server.deps)
    expect((await reset(phone, await receiveCode(phone), password)).success).toBe(true)
    expect((await signIn(phone, password)).success).toBe(true)
    expect((await signIn(phone, `${password} `.slice(1))).success).toBe(false)
  },
)

test('nobody who signs in with the old password at the same moment stays signed in', async () => {
  const { phone } = await aMember(server.deps, { password: OLD })
  const code = await receiveCode(phone)
  const entering = Array.from({ length: 8 }, () => signIn(phone, OLD))
  const [answer, ...entered] = await Promise.all([reset(phone, code), ...entering])
  expect(answer?.success).toBe(true)
  const tokens = entered.flatMap(({ success, data }) => (success ? [login.data.parse(data).token] : []))
  for (const token of tokens) expect(await isAlive(token)).toBe(false)
})

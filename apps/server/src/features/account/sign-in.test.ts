import { login, readSession, sendLoginCode } from '@easel/contract/account'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, suspend } from '../../testing/seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

const byPassword = (phone: string, password: string) =>
  server.call(login, { body: { loginType: 'Password', phone, password } })
const byCode = (phone: string, captcha: string) =>
  server.call(login, { body: { loginType: 'Captcha', phone, captcha } })
// Wrong guesses of one address are counted for an hour, and all tests have the same one.
beforeEach(() => server.clock.moveSeconds(60 * 60))

let phones = 0
const aNewPhone = () => `+8613700${String(++phones).padStart(6, '0')}`

async function receiveCode(phone: string): Promise<string> {
  await server.call(sendLoginCode, { query: { phone } })
  await server.runJobs()
  return server.sms.codeFor(phone)
}

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a person signs in with phone and password, however the phone is written', async () => {
  const { phone, userId } = await aMember(server.deps, { password: 'correct horse' })
  const national = phone.slice(3)
  for (const written of [phone, national, `0086 ${national}`, ` ${national.slice(0, 3)}-${national.slice(3)} `]) {
    const answer = await byPassword(written, 'correct horse')
    expect(answer).toMatchObject({ http: 200, code: 200, success: true })
    const { token } = login.data.parse(answer.data)
    const session = readSession.data.parse((await server.call(readSession, { token })).data)
    expect(session).toMatchObject({ auth: true, user: { id: userId }, hasWaitingOrder: false })
  }
})

test('a wrong password, an unknown phone, a phone that is none and an account without password answer alike', async () => {
  const { phone } = await aMember(server.deps, { password: 'correct horse' })
  const { phone: withoutPassword } = await aMember(server.deps)
  const tries: [string, string][] = [
    [phone, 'wrong horse'],
    [aNewPhone(), 'correct horse'],
    ['not a phone', 'correct horse'],
    [withoutPassword, 'correct horse'],
  ]
  const answers = []
  for (const [who, password] of tries) {
    answers.push({ ...(await byPassword(who, password)), headers: null })
  }
  expect(answers[0]).toMatchObject({ http: 200, code: 400, success: false, reason: 'wrong_credentials' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('two passwords that differ after byte 72 are two passwords', async () => {
  const long = 'x'.repeat(100)
  const { phone } = await aMember(server.deps, { password: `${long}a` })
  expect((await byPassword(phone, `${long}b`)).reason).toBe('wrong_credentials')
  expect((await byPassword(phone, `${long}a`)).success).toBe(true)
})

test('a suspended account hears of it after the right password only', async () => {
  const { phone, userId } = await aMember(server.deps, { password: 'correct horse' })
  await suspend(server.deps, userId)
  expect(await byPassword(phone, 'correct horse')).toMatchObject({ http: 403, code: 403, reason: 'banned' })
  expect(await byPassword(phone, 'wrong horse')).toMatchObject({ http: 200, reason: 'wrong_credentials' })
})

test('a first sign-in by code makes the account, forty credits and one untitled channel', async () => {
  const phone = aNewPhone()
  const answer = await byCode(phone, await receiveCode(phone))
  const { token } = login.data.parse(answer.data)
  const { user } = readSession.data.parse((await server.call(readSession, { token })).data)
  expect(user).toMatchObject({ phone, credits: 40, concurrency: 1, plan: null, role: 'user' })
  const channels = await server.deps.db
    .selectFrom('channels')
    .selectAll()
    .where('creator_id', '=', user?.id ?? '')
    .execute()
  expect(channels.map(({ title }) => title)).toEqual([''])
})

test('a later sign-in by code comes to the same account', async () => {
  const phone = aNewPhone()
  await byCode(phone, await receiveCode(phone))
  server.clock.moveSeconds(61)
  expect((await byCode(phone, await receiveCode(phone))).success).toBe(true)
  const accounts = await server.deps.db.selectFrom('users').select('id').where('phone', '=', phone).execute()
  expect(accounts).toHaveLength(1)
})

test('a wrong code is told at its field, the same for a phone that nobody has', async () => {
  const { phone } = await aMember(server.deps)
  const code = await receiveCode(phone)
  const answers = []
  for (const who of [phone, aNewPhone()]) answers.push({ ...(await byCode(who, wrongCode(code))), headers: null })
  expect(answers[0]).toMatchObject({ reason: 'wrong_credentials', fields: { captcha: expect.any(String) } })
  expect(answers[1]).toEqual(answers[0])
})

test('people who sign up at the same time are told apart by their numbers', async () => {
  const codes: [phone: string, code: string][] = []
  for (const phone of Array.from({ length: 8 }, aNewPhone)) codes.push([phone, await receiveCode(phone)])
  const people = await Promise.all(
    codes.map(async ([phone, code]) => {
      const { token } = login.data.parse((await byCode(phone, code)).data)
      return readSession.data.parse((await server.call(readSession, { token })).data).user
    }),
  )
  const names = people.map((user) => user?.name)
  expect(new Set(names).size).toBe(8)
  for (const name of names) expect(name).toMatch(/^Midjourney \d{4}$/)
  expect(people.map((user) => user?.defaultName)).toEqual(names)
})

test('a code works once', async () => {
  const phone = aNewPhone()
  const code = await receiveCode(phone)
  expect((await byCode(phone, code)).success).toBe(true)
  expect((await byCode(phone, code)).reason).toBe('wrong_credentials')
})

test('a code dies after five minutes', async () => {
  const phone = aNewPhone()
  const code = await receiveCode(phone)
  server.clock.moveSeconds(5 * 60)
  expect((await byCode(phone, code)).reason).toBe('wrong_credentials')
})

test('a newer code makes the older one void', async () => {
  const phone = aNewPhone()
  const older = await receiveCode(phone)
  server.clock.moveSeconds(61)
  const newer = await receiveCode(phone)
  if (older !== newer) expect((await byCode(phone, older)).reason).toBe('wrong_credentials')
  expect((await byCode(phone, newer)).success).toBe(true)
})

test('a code is of no use for another phone or another purpose', async () => {
  const [phone, other] = [aNewPhone(), await aMember(server.deps)]
  const code = await receiveCode(phone)
  expect((await byCode(aNewPhone(), code)).reason).toBe('wrong_credentials')
  await server.call(sendLoginCode, { query: { phone: other.phone, purpose: 'reset' } })
  await server.runJobs()
  expect((await byCode(other.phone, server.sms.codeFor(other.phone))).reason).toBe('wrong_credentials')
})

test('after five wrong guesses, from wherever they come, the right code is of no use', async () => {
  const phone = aNewPhone()
  const code = await receiveCode(phone)
  for (let guess = 0; guess < 5; guess++) {
    const body = { loginType: 'Captcha', phone, captcha: wrongCode(code) }
    const options = { method: 'POST', url: login.path, payload: body, remoteAddress: `10.0.0.${guess + 1}` } as const
    expect((await server.app.inject(options)).json()).toMatchObject({ data: { reason: 'wrong_credentials' } })
  }
  expect((await byCode(phone, code)).reason).toBe('wrong_credentials')
})

test('of a thousand guesses at once five are looked at and at most one wins', async () => {
  const phone = aNewPhone()
  const code = await receiveCode(phone)
  const guesses = Array.from({ length: 1_000 }, (_, at) => (at % 2 === 0 ? code : wrongCode(code)))
  const answers = await Promise.all(guesses.map((guess) => byCode(phone, guess)))
  expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(1)
  const { tries } = await server.deps.db
    .selectFrom('login_codes')
    .select('tries')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  expect(tries).toBeLessThanOrEqual(5)
  expect((await byCode(phone, code)).success).toBe(false)
})

test('the same right code sent five times at once makes one account and one session', async () => {
  const phone = aNewPhone()
  const code = await receiveCode(phone)
  const answers = await Promise.all(Array.from({ length: 5 }, () => byCode(phone, code)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const accounts = await server.deps.db.selectFrom('users').select('id').where('phone', '=', phone).execute()
  expect(accounts).toHaveLength(1)
  const sessions = await server.deps.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', accounts[0]?.id ?? '')
    .execute()
  expect(sessions).toHaveLength(1)
})

test('tokens are kept as hashes only, and a token that a caller brings is never adopted', async () => {
  const { phone } = await aMember(server.deps, { password: 'correct horse' })
  const brought = 'A'.repeat(43)
  const answer = await server.call(login, {
    token: brought,
    body: { loginType: 'Password', phone, password: 'correct horse' },
  })
  const { token } = login.data.parse(answer.data)
  expect(token).not.toBe(brought)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = await server.deps.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

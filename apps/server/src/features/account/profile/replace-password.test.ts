import { login, sendLoginCode } from '@easel/contract/account'
import { listChannels } from '@easel/contract/channel'
import { updateProfile } from '@easel/contract/profile'
import { beforeAll, expect, test } from 'vitest'
import { openLiveSocket } from '../../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { startSession } from '../start-session.ts'

const OLD = 'correct horse'
const NEW = 'battery staple 42'
const WRONG_OLD = { 'password.old': 'This is not your current password' }
const WRONG_CODE = { 'password.captcha': 'The code is wrong or no longer valid' }

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const aPerson = (password?: string) => aMember(server.deps, { language: 'en-US', ...(password && { password }) })
const replace = ({ token }: SeededPerson, password: object, more: object = {}) =>
  server.call(updateProfile, { token, body: { password, ...more } })
const isAlive = async (token: string) => (await server.call(listChannels, { token })).success
const another = ({ userId }: SeededPerson) => startSession(server.deps.db, server.deps, { userId, device: 'another' })

async function signIn({ phone }: SeededPerson, password: string): Promise<boolean> {
  return (await server.call(login, { body: { loginType: 'Password', phone, password } })).success
}

async function receiveCode({ phone }: SeededPerson, purpose = 'change'): Promise<string> {
  await server.call(sendLoginCode, { query: { phone, purpose } })
  await server.runJobs()
  return server.sms.codeFor(phone)
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

test('the right old password sets a new one, ends the other sessions with their sockets, and is told to the phone', async () => {
  const person = await aPerson(OLD)
  const other = await another(person)
  const theirs = await openLiveSocket(server, address, other)
  const own = await openLiveSocket(server, address, person.token)

  expect((await replace(person, { old: OLD, new: NEW }, { name: 'Fox' })).data).toMatchObject({ name: 'Fox' })

  expect([await isAlive(other), await isAlive(person.token)]).toEqual([false, true])
  expect(await theirs.closed).toBe(4001)
  expect(own.socket.readyState).toBe(own.socket.OPEN)
  own.socket.close()
  expect([await signIn(person, OLD), await signIn(person, NEW)]).toEqual([false, true])
  await server.runJobs()
  expect(server.sms.notices.filter(({ phone }) => phone === person.phone)).toMatchObject([
    { notice: 'password_changed' },
  ])
})

test('a fresh code sets a new password, once, also where there was none', async () => {
  for (const person of [await aPerson(), await aPerson(OLD)]) {
    const captcha = await receiveCode(person)
    const done = await replace(person, { captcha, new: NEW })
    expect(done).toMatchObject({ success: true, data: { hasPassword: true } })
    expect(await signIn(person, NEW)).toBe(true)
    const again = await replace(person, { captcha, new: 'another staple 43' })
    expect(again).toMatchObject({ http: 200, code: 400, reason: 'wrong_credentials', fields: WRONG_CODE })
  }
})

test('a wrong old password is said under its field, changes nothing and ends nothing', async () => {
  const person = await aPerson(OLD)
  const other = await another(person)
  const answer = await replace(person, { old: 'wrong horse', new: NEW }, { name: 'Fox' })
  expect(answer).toMatchObject({ http: 200, code: 400, reason: 'wrong_credentials', fields: WRONG_OLD })
  expect([await isAlive(other), await signIn(person, OLD)]).toEqual([true, true])
  const { name } = await server.deps.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect(name).toBe('')
})

test.each(['login', 'reset'])('a code to %s is of no use', async (purpose) => {
  const person = await aPerson(OLD)
  const captcha = await receiveCode(person, purpose)
  expect(await replace(person, { captcha, new: NEW })).toMatchObject({
    reason: 'wrong_credentials',
    fields: WRONG_CODE,
  })
})

test('who gives neither is asked for the one that there is', async () => {
  const [withPassword, without] = [await aPerson(OLD), await aPerson()]
  expect(await replace(withPassword, { new: NEW })).toMatchObject({
    reason: 'invalid_input',
    fields: { 'password.old': 'This is required' },
  })
  for (const proof of [{}, { old: OLD }]) {
    expect(await replace(without, { ...proof, new: NEW })).toMatchObject({
      reason: 'invalid_input',
      fields: { 'password.captcha': 'This is required' },
    })
  }
})

test('a weak password is refused under its field, before a guess is counted or a code used up', async () => {
  const person = await aPerson(OLD)
  const captcha = await receiveCode(person)
  const counted = async () => [
    await server.deps.db.selectFrom('login_codes').select('tries').where('phone', '=', person.phone).execute(),
    await server.deps.db.selectFrom('sign_in_tries').select('failures').execute(),
  ]
  const before = await counted()
  for (const proof of [{ captcha }, { old: 'wrong horse' }]) {
    for (const weak of ['short', 'password1', person.phone]) {
      const answer = await replace(person, { ...proof, new: weak })
      expect(answer).toMatchObject({ reason: 'invalid_input', fields: { 'password.new': expect.any(String) } })
    }
  }
  expect(await counted()).toEqual(before)
  expect((await replace(person, { captcha, new: NEW })).success).toBe(true)
})

test('after five wrong guesses the right code is of no use', async () => {
  const person = await aPerson(OLD)
  const captcha = await receiveCode(person)
  for (let guess = 0; guess < 5; guess++) await replace(person, { captcha: wrongCode(captcha), new: NEW })
  expect((await replace(person, { captcha, new: NEW })).fields).toEqual(WRONG_CODE)
})

test('guesses of the old password are counted with those of who signs in', async () => {
  const person = await aPerson(OLD)
  for (let guess = 0; guess < 5; guess++) {
    expect((await replace(person, { old: `wrong ${guess}`, new: NEW })).reason).toBe('wrong_credentials')
    expect(await signIn(person, `wrong ${guess}`)).toBe(false)
  }
  const blocked = await replace(person, { old: OLD, new: NEW })
  expect(blocked).toMatchObject({ http: 429, reason: 'rate_limited' })
  expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
  server.clock.moveSeconds(16 * 60)
  expect((await replace(person, { old: OLD, new: NEW })).success).toBe(true)
})

test('of several that replace the same old password at once one wins', async () => {
  const person = await aPerson(OLD)
  const wishes = ['battery staple 1', 'battery staple 2', 'battery staple 3']
  const answers = await Promise.all(wishes.map((wish) => replace(person, { old: OLD, new: wish })))
  const winners = wishes.filter((_, at) => answers[at]?.success)
  expect(winners).toHaveLength(1)
  for (const answer of answers.filter(({ success }) => !success)) expect(answer.fields).toEqual(WRONG_OLD)
  expect(await signIn(person, winners[0] ?? '')).toBe(true)
})

test('whoever signs in with the old password while it is replaced is out', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await aPerson(OLD)
    const body = { loginType: 'Password', phone: person.phone, password: OLD }
    const [, entered] = await Promise.all([replace(person, { old: OLD, new: NEW }), server.call(login, { body })])
    const token = login.data.safeParse(entered.data).data?.token
    if (token !== undefined) expect(await isAlive(token)).toBe(false)
    expect(await isAlive(person.token)).toBe(true)
  }
})

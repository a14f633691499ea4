import { login, sendLoginCode } from '@easel/contract/account'
import { givePassword as call, readAuditLog } from '@easel/contract/admin'
import { listChannels } from '@easel/contract/channel'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openLiveSocket } from '../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { openRememberingLog } from '../../testing/remembering-log.ts'
import { aMember, anAdmin, type SeededPerson, suspend } from '../../testing/seed.ts'
import { startSession } from './start-session.ts'

const PASSWORD = 'correct horse'
const LOST = 'lost phone and password'

const remembering = openRememberingLog()
let server: TestServer
let address: string
let admin: SeededPerson
beforeAll(async () => {
  server = await openTestServer({}, { log: remembering.log })
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  admin = await anAdmin(server.deps)
})

const give = (userId: string, reason = LOST) =>
  server.call(call, { token: admin.token, params: { userId }, body: { reason } })
const given = async (userId: string) => call.data.parse((await give(userId)).data).password
const signIn = (phone: string, password: string) =>
  server.call(login, { body: { loginType: 'Password', phone, password } })

test('who has lost the password signs in with the new one and not with the old; another time makes another', async () => {
  const { phone, userId } = await aMember(server.deps, { password: PASSWORD })
  const password = await given(userId)
  expect(password).toMatch(/^[a-hjkmnp-z2-9]{16}$/)
  expect((await signIn(phone, PASSWORD)).reason).toBe('wrong_credentials')
  expect((await signIn(phone, password)).success).toBe(true)
  const again = await given(userId)
  expect((await signIn(phone, password)).reason).toBe('wrong_credentials')
  expect((await signIn(phone, again)).success).toBe(true)
})

test('who never had a password gets one, and codes go on working', async () => {
  const { phone, userId } = await aMember(server.deps)
  expect((await signIn(phone, await given(userId))).success).toBe(true)
  await server.call(sendLoginCode, { query: { phone } })
  await server.runJobs()
  const body = { loginType: 'Captcha', phone, captcha: server.sms.codeFor(phone) }
  expect((await server.call(login, { body })).success).toBe(true)
})

test('every session of the person ends at once, with its sockets; nobody else’s does, and the phone is told', async () => {
  const [{ userId, token, phone }, bystander] = [await aMember(server.deps), await aMember(server.deps)]
  const other = await startSession(server.deps.db, server.deps, { userId, device: 'a phone' })
  const lives = [await openLiveSocket(server, address, token), await openLiveSocket(server, address, other)]
  expect((await server.call(listChannels, { token })).success).toBe(true)
  await given(userId)
  expect(await Promise.all(lives.map(({ closed }) => closed))).toEqual([4001, 4001])
  for (const one of [token, other]) expect((await server.call(listChannels, { token: one })).http).toBe(401)
  for (const one of [bystander.token, admin.token])
    expect((await server.call(listChannels, { token: one })).success).toBe(true)
  await server.runJobs()
  expect(
    remembering.facts('notice sent').filter((fact) => fact.userId === userId || fact.phone === mask(phone)),
  ).toMatchObject([{ notice: 'password_reset' }])
})

const mask = (phone: string) => `${phone.slice(0, -8)}******${phone.slice(-2)}`

test('who did it and why is kept; the password stands in no row and in no line of the log', async () => {
  const { userId } = await aMember(server.deps)
  const password = await given(userId)
  const { items } = readAuditLog.data.parse(
    (await server.call(readAuditLog, { token: admin.token, query: { limit: '1' } })).data,
  )
  const fact = { act: 'user.password', subject: userId, details: { reason: LOST } }
  expect(items).toMatchObject([{ ...fact, actor: { id: admin.userId } }])
  expect(remembering.facts('password given by an operator').at(-1)).toMatchObject({ by: admin.userId, userId })
  const { rows } = await sql<{ row: string }>`
    select t::text as row from users t union all select t::text from audit_log t union all select t::text from live_frames t
    union all select t::text from idempotency_keys t
    union all select t::text from graphile_worker._private_jobs t`.execute(server.deps.db)
  expect(`${remembering.text()}${rows.map(({ row }) => row).join('')}`).not.toContain(password)
})

test('administrators give none to themselves, nor to each other', async () => {
  const second = await anAdmin(server.deps)
  for (const { userId, token } of [admin, second]) {
    expect(await give(userId)).toMatchObject({ http: 200, code: 409, reason: 'conflict' })
    expect((await server.call(listChannels, { token })).success).toBe(true)
  }
})

test('a suspended account keeps its password, and nobody gets one who is not there, nor without a reason', async () => {
  const { userId, phone } = await aMember(server.deps, { password: PASSWORD })
  expect((await give(userId, '  ')).reason).toBe('invalid_input')
  expect((await signIn(phone, PASSWORD)).success).toBe(true)
  await suspend(server.deps, userId)
  expect((await give(userId)).reason).toBe('conflict')
  expect((await give(server.deps.newId())).reason).toBe('not_found')
})

test('nobody who signs in with the old password at that moment stays signed in', async () => {
  const { phone, userId } = await aMember(server.deps, { password: PASSWORD })
  const [, ...entered] = await Promise.all([give(userId), ...Array.from({ length: 8 }, () => signIn(phone, PASSWORD))])
  const tokens = entered.flatMap(({ success, data }) => (success ? [login.data.parse(data).token] : []))
  for (const token of tokens) expect((await server.call(listChannels, { token })).success).toBe(false)
})

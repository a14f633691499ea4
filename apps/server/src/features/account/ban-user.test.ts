import { login, readSession, sendLoginCode } from '@easel/contract/account'
import { banUser } from '@easel/contract/admin'
import { listChannels } from '@easel/contract/channel'
import { submitImagine } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_ENDED_CHANNEL } from '../../live/hub.ts'
import { eventually } from '../../testing/eventually.ts'
import { askTicket, openLiveSocket, openWithTicket } from '../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, anAdmin, type SeededPerson } from '../../testing/seed.ts'
import { startSession } from './start-session.ts'

const PASSWORD = 'correct horse'

let server: TestServer
let address: string
let admin: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  admin = await anAdmin(server.deps)
})

const judge = (userId: string, banned: boolean, token = admin.token) =>
  server.call(banUser, { token, params: { userId }, body: { banned, reason: 'sold invitations' } })
const signIn = (phone: string) => server.call(login, { body: { loginType: 'Password', phone, password: PASSWORD } })
const bannedAt = async (userId: string) =>
  (await server.deps.db.selectFrom('users').select('banned_at').where('id', '=', userId).executeTakeFirstOrThrow())
    .banned_at

test('who is suspended is refused at the next call, loses every socket and waiting ticket, and is told at the sign-in', async () => {
  const { phone, userId, token } = await aMember(server.deps, { password: PASSWORD })
  const other = await startSession(server.deps.db, server.deps, { userId, device: 'a phone' })
  const lives = [await openLiveSocket(server, address, token), await openLiveSocket(server, address, other)]
  const ticket = await askTicket(server, token)
  expect((await server.call(listChannels, { token })).success).toBe(true)
  expect(await judge(userId, true)).toMatchObject({ http: 200, success: true, data: null })
  for (const one of [token, other]) expect((await server.call(listChannels, { token: one })).http).toBe(401)
  expect(await Promise.all(lives.map(({ closed }) => closed))).toEqual([4001, 4001])
  await expect(openWithTicket(address, { ticket })).rejects.toThrow('401 unauthenticated')
  expect(await signIn(phone)).toMatchObject({ http: 403, reason: 'banned' })
})

test('what a suspended person is having drawn ends, their credits come back, and nothing more of theirs gets in line', async () => {
  const { userId, token, channelId } = await aMember(server.deps)
  const draw = { token, params: { channelId }, body: { botType: 'MID_JOURNEY', prompt: 'a fox' } }
  const credits = async () =>
    await server.deps.db
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('owner_id', '=', userId)
      .orderBy('kind')
      .execute()
  const before = await credits()
  expect(await server.call(submitImagine, draw)).toMatchObject({ success: true })
  const racing = server.call(submitImagine, draw)
  await judge(userId, true)
  await racing
  await server.runJobs()
  const tasks = await server.deps.db.selectFrom('tasks').select('status').where('user_id', '=', userId).execute()
  expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['CANCEL']))
  expect(await credits()).toEqual(before)
})

test('a right code tells a suspended person so as well', async () => {
  const { phone, userId } = await aMember(server.deps)
  await judge(userId, true)
  await server.call(sendLoginCode, { query: { phone } })
  await server.runJobs()
  const body = { loginType: 'Captcha', phone, captcha: server.sms.codeFor(phone) }
  expect(await server.call(login, { body })).toMatchObject({ http: 403, reason: 'banned' })
})

test('other processes hear whose sessions ended, and nobody else loses theirs', async () => {
  const [{ userId }, bystander] = [await aMember(server.deps), await aMember(server.deps)]
  const heard: string[] = []
  const stop = server.deps.bus.listen(SESSION_ENDED_CHANNEL, (payload) => heard.push(payload))
  await judge(userId, true)
  await eventually(() => expect(heard).toEqual([`user:${userId}`]))
  stop()
  expect((await server.call(listChannels, { token: bystander.token })).success).toBe(true)
})

test('who is let in again signs in anew; what ended stays ended', async () => {
  const { phone, userId, token } = await aMember(server.deps, { password: PASSWORD })
  await judge(userId, true)
  expect((await judge(userId, false)).success).toBe(true)
  expect((await server.call(listChannels, { token })).reason).toBe('unauthenticated')
  const { token: fresh } = login.data.parse((await signIn(phone)).data)
  expect(readSession.data.parse((await server.call(readSession, { token: fresh })).data).auth).toBe(true)
})

test('both may be repeated, and the first time stands', async () => {
  const { userId } = await aMember(server.deps)
  await judge(userId, true)
  const first = await bannedAt(userId)
  server.clock.moveSeconds(60)
  expect((await judge(userId, true)).success).toBe(true)
  expect(await bannedAt(userId)).toEqual(first)
  for (let time = 0; time < 2; time++) expect((await judge(userId, false)).success).toBe(true)
  expect(await bannedAt(userId)).toBeNull()
})

test('administrators cannot suspend themselves, but each other', async () => {
  expect(await judge(admin.userId, true)).toMatchObject({ http: 200, code: 409, reason: 'conflict' })
  expect(await bannedAt(admin.userId)).toBeNull()
  expect((await server.call(listChannels, { token: admin.token })).success).toBe(true)
  const second = await anAdmin(server.deps)
  expect((await judge(second.userId, true)).success).toBe(true)
  expect((await judge(second.userId, false, second.token)).reason).toBe('unauthenticated')
})

test('nobody is suspended whom nobody knows, nor without a reason', async () => {
  expect((await judge('01890000-0000-7000-8000-000000000000', true)).reason).toBe('not_found')
  const { userId } = await aMember(server.deps)
  const answer = await server.call(banUser, {
    token: admin.token,
    params: { userId },
    body: { banned: true, reason: '  ' },
  })
  expect(answer).toMatchObject({ reason: 'invalid_input' })
  expect(await bannedAt(userId)).toBeNull()
})

test('nobody who signs in at the moment of a suspension stays signed in', async () => {
  const { phone, userId } = await aMember(server.deps, { password: PASSWORD })
  const [, ...entered] = await Promise.all([judge(userId, true), ...Array.from({ length: 8 }, () => signIn(phone))])
  const tokens = entered.flatMap(({ success, data }) => (success ? [login.data.parse(data).token] : []))
  for (const token of tokens) expect((await server.call(listChannels, { token })).success).toBe(false)
  const alive = server.deps.db.selectFrom('sessions').select('id').where('user_id', '=', userId)
  expect(await alive.where('revoked_at', 'is', null).execute()).toEqual([])
})

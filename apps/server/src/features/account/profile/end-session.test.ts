import { logout, readSession } from '@easel/contract/account'
import { listChannels } from '@easel/contract/channel'
import { endSession, listSessions } from '@easel/contract/profile'
import { beforeAll, expect, test } from 'vitest'
import { openLiveSocket } from '../../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { findActor } from '../gate.ts'
import { startSession } from '../start-session.ts'

const DAY_SECONDS = 24 * 60 * 60

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

const list = async (token: string) => listSessions.data.parse((await server.call(listSessions, { token })).data)
const end = (token: string, sessionId: string) => server.call(endSession, { token, params: { sessionId } })

async function another({ userId }: SeededPerson, device: string): Promise<{ token: string; sessionId: string }> {
  const token = await startSession(server.deps.db, server.deps, { userId, device })
  return { token, sessionId: (await findActor(server.deps, token))?.sessionId ?? '' }
}

test('where one is signed in: the one that asks first, then the last seen, each with its device', async () => {
  const person = await aMember(server.deps)
  server.clock.moveSeconds(60)
  const tablet = await another(person, 'a tablet')
  server.clock.moveSeconds(60)
  await another(person, 'a phone')
  await aMember(server.deps)
  expect((await list(tablet.token)).map(({ device, current }) => [device, current])).toEqual([
    ['a tablet', true],
    ['a phone', false],
    ['a test', false],
  ])
})

test('whoever calls anything is seen, to within ten minutes', async () => {
  const person = await aMember(server.deps)
  const tablet = await another(person, 'a tablet')
  const seenAt = async () => (await list(person.token)).find(({ device }) => device === 'a tablet')?.lastSeenAt
  const begunAt = await seenAt()
  server.clock.moveSeconds(9 * 60)
  await server.call(listChannels, { token: tablet.token })
  expect(await seenAt()).toBe(begunAt)
  server.clock.moveSeconds(2 * 60)
  await server.call(listChannels, { token: tablet.token })
  expect(await seenAt()).toBe(server.clock.now().toISOString())
})

test('a session that is used lives on, whatever the calls are', async () => {
  const { token } = await aMember(server.deps)
  for (let week = 0; week < 5; week++) {
    server.clock.moveSeconds(7 * DAY_SECONDS)
    expect((await server.call(listChannels, { token })).success).toBe(true)
  }
})

test('what has ended, was idle for thirty days or is half a year old is not listed', async () => {
  const person = await aMember(server.deps)
  const [ended, old] = [await another(person, 'ended'), await another(person, 'old')]
  await server.call(logout, { token: ended.token })
  const devices = async (token: string) => (await list(token)).map(({ device }) => device)
  expect(await devices(person.token)).not.toContain('ended')
  server.clock.moveSeconds(29 * DAY_SECONDS)
  await server.call(listChannels, { token: old.token })
  server.clock.moveSeconds(2 * DAY_SECONDS)
  expect(await devices(old.token)).toEqual(['old'])
  for (let week = 0; week < 21; week++) {
    server.clock.moveSeconds(7 * DAY_SECONDS)
    await server.call(listChannels, { token: old.token })
  }
  const fresh = await another(person, 'fresh')
  expect(await devices(fresh.token)).toEqual(['fresh', 'old'])
  server.clock.moveSeconds(3 * DAY_SECONDS)
  expect(await devices(fresh.token)).toEqual(['fresh'])
})

test("ending one's other session closes its sockets and refuses its next call; the one that asks goes on", async () => {
  const person = await aMember(server.deps)
  const stolen = await another(person, 'a stranger')
  await server.call(listChannels, { token: stolen.token })
  const [theirs, own] = [
    await openLiveSocket(server, address, stolen.token),
    await openLiveSocket(server, address, person.token),
  ]
  expect(await end(person.token, stolen.sessionId)).toMatchObject({ success: true, data: null })
  expect(await server.call(listChannels, { token: stolen.token })).toMatchObject({ http: 401 })
  expect(await theirs.closed).toBe(4001)
  expect((await list(person.token)).map(({ device }) => device)).toEqual(['a test'])
  expect(own.socket.readyState).toBe(own.socket.OPEN)
  own.socket.close()
})

test('ending the current one is signing out', async () => {
  const { token, actor } = await aMember(server.deps)
  expect((await end(token, actor.sessionId)).success).toBe(true)
  expect(await server.call(listChannels, { token })).toMatchObject({ http: 401, reason: 'unauthenticated' })
  expect(readSession.data.parse((await server.call(readSession, { token })).data)).toEqual({ auth: false, user: null })
})

test('ending may be repeated, also by several at once, and leaves the time of the end as it was', async () => {
  const person = await aMember(server.deps)
  const { sessionId } = await another(person, 'a tablet')
  const endedAt = () =>
    server.deps.db.selectFrom('sessions').select('revoked_at').where('id', '=', sessionId).executeTakeFirst()
  const answers = await Promise.all(Array.from({ length: 5 }, () => end(person.token, sessionId)))
  const first = await endedAt()
  server.clock.moveSeconds(60)
  answers.push(await end(person.token, sessionId))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(await endedAt()).toEqual(first)
})

test("somebody else's session and one that never was are not found alike, and theirs lives on", async () => {
  const [person, victim] = [await aMember(server.deps), await aMember(server.deps)]
  const [theirs, nobodys] = [
    await end(person.token, victim.actor.sessionId),
    await end(person.token, server.deps.newId()),
  ]
  expect(theirs).toMatchObject({ http: 200, code: 404, reason: 'not_found' })
  expect({ ...theirs, headers: null }).toEqual({ ...nobodys, headers: null })
  expect((await server.call(listChannels, { token: victim.token })).success).toBe(true)
})

import { logout } from '@easel/contract/account'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { askTicket, openLiveSocket, openWithTicket, subscribe } from '../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aMember, type SeededPerson, suspend } from '../testing/seed.ts'
import { openRememberingLog } from '../testing/remembering-log.ts'
import { SESSION_ENDED_CHANNEL } from './hub.ts'
import { SOCKET_PATH } from './mount-live.ts'
import { eventually } from '../testing/eventually.ts'

let server: TestServer
let stopped: TestServer
let address: string
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  stopped = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  person = await aMember(server.deps)
})

test.each([undefined, '', 'x'.repeat(43), '%00', "' or 1=1 --"])('the ticket %j opens nothing', async (ticket) => {
  await expect(openWithTicket(address, ticket === undefined ? {} : { ticket })).rejects.toThrow('401 unauthenticated')
})

test('neither the token of a session nor a ticket of another deployment opens a socket', async () => {
  const stranger = await aMember(stopped.deps)
  for (const ticket of [person.token, await askTicket(stopped, stranger.token)]) {
    await expect(openWithTicket(address, { ticket })).rejects.toThrow('401 unauthenticated')
  }
})

test('a ticket is written down nowhere', async () => {
  const { log, text, facts } = openRememberingLog()
  const watched = await openTestServer({}, { log })
  const at = await watched.app.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await aMember(watched.deps)
  const ticket = await askTicket(watched, token)
  const live = await openWithTicket(at, { ticket })
  await expect(openWithTicket(at, { ticket })).rejects.toThrow('401')
  live.socket.terminate()
  await eventually(() => expect(facts('request').map(({ url }) => url)).toContain(SOCKET_PATH))
  expect(text()).not.toContain(ticket)
})

test('of a hundred uses of one ticket at once one gets a socket, and later ones none', async () => {
  const ticket = await askTicket(server, person.token)
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => openWithTicket(address, { ticket })))
  const open = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(open).toHaveLength(1)
  for (const one of tries)
    if (one.status === 'rejected') expect(one.reason).toHaveProperty('message', '401 unauthenticated')
  await expect(openWithTicket(address, { ticket })).rejects.toThrow('401 unauthenticated')
  open[0]?.socket.terminate()
})

test('a ticket lives for thirty seconds, and no longer than its session and the good name of its holder', async () => {
  const [late, signedOut, banned] = [await aMember(server.deps), await aMember(server.deps), await aMember(server.deps)]
  const tickets = await Promise.all([late, signedOut, banned].map(({ token }) => askTicket(server, token)))
  await server.call(logout, { token: signedOut.token })
  await suspend(server.deps, banned.userId)
  for (const ticket of tickets.slice(1)) await expect(openWithTicket(address, { ticket })).rejects.toThrow('401')
  server.clock.moveSeconds(31)
  await expect(openWithTicket(address, { ticket: tickets[0] ?? '' })).rejects.toThrow('401 unauthenticated')
})

test('a page of another site opens no socket, and leaves the ticket whole', async () => {
  const ticket = await askTicket(server, person.token)
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `${address}.evil.example`]) {
    await expect(openWithTicket(address, { ticket, origin })).rejects.toThrow('403 forbidden')
  }
  const own = await openWithTicket(address, { ticket, origin: address })
  own.socket.terminate()
})

test('a program that names no origin is let in', async () => {
  const live = await openLiveSocket(server, address, person.token)
  live.say({ t: 'ping', ref: 'a' })
  await eventually(() => expect(live.frames).toEqual([{ t: 'pong', ref: 'a' }]))
  live.socket.terminate()
})

test('a person has ten sockets, however they are opened, and others have theirs', async () => {
  const busy = await aMember(server.deps)
  const tries = await Promise.allSettled(Array.from({ length: 14 }, () => openLiveSocket(server, address, busy.token)))
  const open = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  await eventually(() => expect(open.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(10))
  await expect(openLiveSocket(server, address, busy.token)).rejects.toThrow('429 rate_limited')
  const other = await openLiveSocket(server, address, person.token)
  for (const { socket } of [...open, other]) socket.terminate()
})

test('signing out closes the sockets of that session and of no other', async () => {
  const [leaving, staying] = [await aMember(server.deps), await aMember(server.deps)]
  const mine = await openLiveSocket(server, address, leaving.token)
  const other = await openLiveSocket(server, address, staying.token)
  await server.call(logout, { token: leaving.token })
  expect(await mine.closed).toBe(4001)
  await subscribe(other, staying.channelId)
  other.socket.terminate()
})

test('whoever is suspended loses all sockets', async () => {
  const banned = await aMember(server.deps)
  const live = await openLiveSocket(server, address, banned.token)
  await suspend(server.deps, banned.userId)
  await server.deps.bus.publish(SESSION_ENDED_CHANNEL, `user:${banned.userId}`)
  expect(await live.closed).toBe(4001)
})

test('a session that ended while nobody could be told loses its sockets as soon as the word gets through', async () => {
  const { deps } = server
  const [leaving, banned, staying] = [await aMember(deps), await aMember(deps), await aMember(deps)]
  const open = []
  for (const { token } of [leaving, banned, staying]) open.push(await openLiveSocket(server, address, token))
  const ended = { revoked_at: deps.clock.now() }
  await deps.db.updateTable('sessions').set(ended).where('id', '=', leaving.actor.sessionId).execute()
  await suspend(deps, banned.userId)
  await cutBus()
  expect(await open[0]?.closed).toBe(4001)
  expect(await open[1]?.closed).toBe(4001)
  expect(open[2]?.socket.readyState).toBe(1)
  open[2]?.socket.terminate()
})

async function cutBus(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'easel bus' and datname = current_database()`.execute(server.deps.db)
}

test('a stop tells every socket that it will be back, and waits for none that is frozen', async () => {
  const at = await stopped.app.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await aMember(stopped.deps)
  const [live, frozen] = [await openLiveSocket(stopped, at, token), await openLiveSocket(stopped, at, token)]
  frozen.socket.pause()
  await stopped.app.close()
  expect(await live.closed).toBe(1012)
  frozen.socket.terminate()
}, 15_000)

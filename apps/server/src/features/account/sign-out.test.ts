import { logout, readSession } from '@easel/contract/account'
import { listChannels } from '@easel/contract/channel'
import { preConnect } from '@easel/contract/live'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_ENDED_CHANNEL } from '../../live/hub.ts'
import { askTicket, openLiveSocket, openWithTicket } from '../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember } from '../../testing/seed.ts'
import { startSession } from './start-session.ts'
import { eventually } from '../../testing/eventually.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})

test('after signing out the token is dead at once, and other sessions of the person live', async () => {
  const { token, userId } = await aMember(server.deps)
  const other = await startSession(server.deps.db, server.deps, { userId, device: 'another' })
  expect((await server.call(listChannels, { token })).success).toBe(true)
  const answer = await server.call(logout, { token })
  expect(answer).toMatchObject({ http: 200, success: true, data: null })
  // Pictures that the browser has cached are not for whoever uses it next.
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  expect(await server.call(listChannels, { token })).toMatchObject({ http: 401, reason: 'unauthenticated' })
  expect((await server.call(listChannels, { token: other })).success).toBe(true)
})

test('the token of an ended session opens nothing, however often it is tried, and its socket closes', async () => {
  const { token } = await aMember(server.deps)
  const live = await openLiveSocket(server, address, token)
  const ticket = await askTicket(server, token)
  await server.call(logout, { token })
  expect(await live.closed).toBe(4001)
  const replays = await Promise.all(
    Array.from({ length: 100 }, (_, at) => server.call(at % 2 === 0 ? listChannels : preConnect, { token })),
  )
  expect(new Set(replays.map(({ http, reason }) => `${http} ${reason}`))).toEqual(new Set(['401 unauthenticated']))
  await expect(openWithTicket(address, { ticket })).rejects.toThrow('401 unauthenticated')
  await expect(openWithTicket(address, { ticket: token })).rejects.toThrow('401 unauthenticated')
})

test('signing out may be repeated, also without ever having signed in', async () => {
  const { token } = await aMember(server.deps)
  for (let time = 0; time < 3; time++) expect((await server.call(logout, { token })).success).toBe(true)
  expect((await server.call(logout)).success).toBe(true)
})

test('other processes hear which session ended', async () => {
  const { token, actor } = await aMember(server.deps)
  const heard: string[] = []
  const stop = server.deps.bus.listen(SESSION_ENDED_CHANNEL, (payload) => heard.push(payload))
  await server.call(logout, { token })
  await eventually(() => expect(heard).toEqual([actor.sessionId]))
  stop()
})

test('a session dies after thirty days without a call, and reading it keeps it alive', async () => {
  const [lazy, busy] = [await aMember(server.deps), await aMember(server.deps)]
  const isAlive = async (token: string) => readSession.data.parse((await server.call(readSession, { token })).data).auth
  for (let week = 0; week < 5; week++) {
    server.clock.moveSeconds(7 * 24 * 60 * 60)
    expect(await isAlive(busy.token)).toBe(true)
  }
  expect(await isAlive(lazy.token)).toBe(false)
})

test('a session dies after half a year whatever happens', async () => {
  const { token } = await aMember(server.deps)
  for (let week = 0; week < 26; week++) {
    server.clock.moveSeconds(7 * 24 * 60 * 60)
    await server.call(readSession, { token })
  }
  expect(await server.call(listChannels, { token })).toMatchObject({ http: 401, reason: 'unauthenticated' })
})

test('who has no session or a dead one is told so, never refused', async () => {
  for (const token of [undefined, 'x'.repeat(43), '🦊', 'a b']) {
    const answer = await server.call(readSession, {
      headers: token === undefined ? {} : { authorization: `Bearer ${encodeURIComponent(token)}` },
    })
    expect(answer).toMatchObject({ http: 200, success: true, data: { auth: false, user: null } })
  }
})

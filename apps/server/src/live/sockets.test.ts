import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Db } from '../db/open.ts'
import { openCounts } from '../platform/counts.ts'
import { newId } from '../platform/ids.ts'
import { aUserFrame } from '../testing/a-user-frame.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestDeps } from '../testing/open-test-deps.ts'
import { aMember } from '../testing/seed.ts'
import { Connection } from './connection.ts'
import { COMPANY_CHANNEL, Hub } from './hub.ts'
import { publish } from './outbox.ts'
import { Sockets, SOCKETS_MAX } from './sockets.ts'

const SLOW_MS = 300

/** As the library makes it, with no network behind it that could be closed: it only tells that it would be. */
function aServersEnd(onClose = () => {}): WebSocket {
  const end: WebSocket = Reflect.construct(WebSocket, [null, undefined, {}])
  return Object.assign(end, { close: onClose, terminate: () => {} })
}

const needsOf = (hub: Hub) => ({
  hub,
  log: pino({ level: 'silent' }),
  counts: openCounts(),
  typing: { tell: async () => {} },
  mayJoin: async () => true,
  findUser: async () => undefined,
})

test('a session that ends by its age loses its sockets, and no other does', async () => {
  const { deps, clock } = await openTestDeps()
  const needs = needsOf(new Hub(deps))
  const sockets = new Sockets(deps, 20)
  const [old, young] = [await aMember(deps), await aMember(deps)]
  const endsAt = new Date(clock.now().getTime() + 60_000)
  await deps.db.updateTable('sessions').set({ expires_at: endsAt }).where('user_id', '=', old.userId).execute()
  const closed: string[] = []
  for (const { userId, actor } of [old, young]) {
    const end = aServersEnd(() => closed.push(userId))
    sockets.add(new Connection(needs, end, { userId, sessionId: actor.sessionId }))
  }

  clock.moveSeconds(61)

  await eventually(() => expect(closed).toContain(old.userId))
  expect(closed).not.toContain(young.userId)
  sockets.closeAll()
})

test(`a process has room for ${SOCKETS_MAX} sockets, and for another one as soon as one is gone`, async () => {
  const { deps } = await openTestDeps()
  const sockets = new Sockets(deps)
  const needs = needsOf(new Hub(deps))
  const aConnection = () => new Connection(needs, aServersEnd(), { userId: newId(), sessionId: newId() })
  const open = Array.from({ length: SOCKETS_MAX }, aConnection)
  for (const connection of open.slice(1)) sockets.add(connection)
  expect(sockets.hasRoomFor(newId())).toBe(true)
  for (const connection of open.slice(0, 1)) sockets.add(connection)
  expect(sockets.hasRoomFor(newId())).toBe(false)
  for (const connection of open.slice(7, 8)) sockets.delete(connection)
  expect(sockets.hasRoomFor(newId())).toBe(true)
  sockets.closeAll()
})

test('who says where they were before the server has looked where they are misses nothing', async () => {
  const { deps } = await openTestDeps()
  const { userId, actor } = await aMember(deps)
  const say = (n: number) =>
    deps.db.transaction().execute((tx) => publish(tx, `user:${userId}`, aUserFrame(n), new Date()))
  for (const n of [1, 2, 3]) await say(n)
  const told: unknown[] = []
  const end = aServersEnd()
  Object.defineProperty(end, 'readyState', { value: end.OPEN })
  Object.assign(end, { send: (text: string) => told.push(JSON.parse(text)) })
  const { db, answeredMeanwhile } = withSlowFirst(deps.db)
  const connection = new Connection(needsOf(new Hub({ ...deps, db })), end, { userId, sessionId: actor.sessionId })

  const opened = connection.open()
  end.emit('message', Buffer.from(JSON.stringify({ t: 'me', since: 1 })), false)
  await opened

  // Two that look at once could leave the later place: what was missed would never be sent.
  expect(answeredMeanwhile()).toBe(0)
  await eventually(() => expect(told).toMatchObject([{ seq: 2 }, { seq: 3 }]))
  connection.close(1000, 'done')
})

test('every open page is told when the operator has changed something, whichever process did it', async () => {
  const { deps } = await openTestDeps()
  const sockets = new Sockets(deps)
  const told: unknown[] = []
  for (const name of ['one', 'another']) {
    const end = aServersEnd()
    Object.defineProperty(end, 'readyState', { value: end.OPEN })
    Object.assign(end, { send: (text: string) => told.push([name, JSON.parse(text)]) })
    sockets.add(new Connection(needsOf(new Hub(deps)), end, { userId: newId(), sessionId: newId() }))
  }
  await deps.bus.publish(COMPANY_CHANNEL, '')
  await eventually(() =>
    expect(told).toEqual([
      ['one', { t: 'company' }],
      ['another', { t: 'company' }],
    ]),
  )
  sockets.closeAll()
})

/** The same database, whose first answer takes long, and how many others came before it. */
function withSlowFirst(slow: Db) {
  let answers = 0
  let meanwhile = 0
  const db = slow.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers += 1
      if (answers === 1) {
        await pause(SLOW_MS)
        meanwhile = answers - 1
      }
      return result
    },
  })
  return { db, answeredMeanwhile: () => meanwhile }
}

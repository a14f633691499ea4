import { pino } from 'pino'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '../platform/ids.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestDeps } from '../testing/open-test-deps.ts'
import { aMember } from '../testing/seed.ts'
import { Connection } from './connection.ts'
import { Hub } from './hub.ts'
import { Sockets, SOCKETS_MAX } from './sockets.ts'

/** As the library makes it, with no network behind it that could be closed: it only tells that it would be. */
function aServersEnd(onClose = () => {}): WebSocket {
  const end: WebSocket = Reflect.construct(WebSocket, [null, undefined, {}])
  return Object.assign(end, { close: onClose, terminate: () => {} })
}

const needsOf = (hub: Hub) => ({
  hub,
  log: pino({ level: 'silent' }),
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

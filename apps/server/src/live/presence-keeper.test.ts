import { listChannels, readChannel } from '@easel/contract/channel'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { announcePresence } from '../features/channel/gate.ts'
import { readInvite } from '../features/channel/invite/read-invite.ts'
import { joinChannel } from '../features/channel/join-channel.ts'
import { quitChannel } from '../features/channel/quit-channel.ts'
import { eventually } from '../testing/eventually.ts'
import { framesOf } from '../testing/open-drawing.ts'
import { openLiveSocket, subscribe } from '../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../testing/seed.ts'
import { PresenceKeeper } from './presence-keeper.ts'

let server: TestServer
let address: string
let creator: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  creator = await aMember(server.deps)
})

let processes = 0
/** One more server process; it beats when it is told to. */
const aProcess = (graceMs = 0) =>
  new PresenceKeeper({
    ...server.deps,
    processId: `process ${++processes}`,
    announce: announcePresence,
    beatMs: 1_000_000,
    graceMs,
  })

/** Somebody in a channel with the creator. */
async function aGuest() {
  const { userId, token } = await aMember(server.deps)
  const channelId = await aChannel(server.deps, creator.userId, { members: [userId] })
  return { userId, token, channelId }
}

async function changesOf(channelId: string, userId: string): Promise<unknown[]> {
  const frames = await framesOf(server.deps, `channel:${channelId}`)
  return frames.flatMap((frame) =>
    frame['t'] === 'member' && (frame['member'] as { id: string }).id === userId ? [frame['event']] : [],
  )
}

async function isOnline(channelId: string, userId: string): Promise<boolean | undefined> {
  const { data } = await server.call(readChannel, { token: creator.token, params: { channelId } })
  return readChannel.data.parse(data).members.find(({ id }) => id === userId)?.online
}

const rowsOf = (userId: string) =>
  server.deps.db.selectFrom('presences').selectAll().where('user_id', '=', userId).execute()

test('whoever opens a page comes online for those in their channels, and whoever closes the last one goes', async () => {
  const { userId, token, channelId } = await aGuest()
  const watching = await openLiveSocket(server, address, creator.token)
  await subscribe(watching, channelId)
  const pages = [await openLiveSocket(server, address, token), await openLiveSocket(server, address, token)]
  await eventually(() =>
    expect(watching.frames).toContainEqual(
      expect.objectContaining({
        t: 'member',
        event: 'online',
        member: expect.objectContaining({ id: userId, online: true }),
      }),
    ),
  )
  expect(await isOnline(channelId, userId)).toBe(true)
  for (const { socket } of pages) socket.terminate()
  await eventually(() =>
    expect(watching.frames).toContainEqual(
      expect.objectContaining({
        t: 'member',
        event: 'offline',
        member: expect.objectContaining({ id: userId, online: false }),
      }),
    ),
  )
  expect(await isOnline(channelId, userId)).toBe(false)
  expect(await changesOf(channelId, userId)).toEqual(['online', 'offline'])
  expect(await rowsOf(userId)).toEqual([])
  watching.socket.terminate()
})

test('a page that is loaded anew, and a second one, tell nobody anything', async () => {
  const { userId, channelId } = await aGuest()
  const process = aProcess(60_000)
  process.enter(userId)
  process.enter(userId)
  await eventually(async () => expect(await changesOf(channelId, userId)).toEqual(['online']))
  for (let reload = 0; reload < 5; reload += 1) {
    process.leave(userId)
    process.leave(userId)
    process.enter(userId)
    process.enter(userId)
  }
  await process.beat()
  await process.close()
  expect(await changesOf(channelId, userId)).toEqual(['online'])
})

test('whoever has pages in two processes is here until the last of both is closed', async () => {
  const { userId, channelId } = await aGuest()
  const processes = [aProcess(), aProcess()] as const
  for (const process of processes) process.enter(userId)
  await eventually(async () => expect(await rowsOf(userId)).toHaveLength(2))
  processes[0].leave(userId)
  await eventually(async () => expect(await rowsOf(userId)).toHaveLength(1))
  expect(await isOnline(channelId, userId)).toBe(true)
  expect(await changesOf(channelId, userId)).toEqual(['online'])
  processes[1].leave(userId)
  await eventually(async () => expect(await changesOf(channelId, userId)).toEqual(['online', 'offline']))
  for (const process of processes) await process.close()
})

test('people of a process that was killed go offline after a minute, told once by whoever sees it', async () => {
  const { userId, channelId } = await aGuest()
  const killed = aProcess()
  killed.enter(userId)
  await eventually(async () => expect(await isOnline(channelId, userId)).toBe(true))
  const others = [aProcess(), aProcess(), aProcess()]
  server.clock.moveSeconds(59)
  for (const other of others) await other.beat()
  expect(await isOnline(channelId, userId)).toBe(true)
  server.clock.moveSeconds(2)
  expect(await isOnline(channelId, userId)).toBe(false)
  await Promise.all(others.map((other) => other.beat()))
  expect(await changesOf(channelId, userId)).toEqual(['online', 'offline'])
  expect(await rowsOf(userId)).toEqual([])
  // It was only asleep: what it says now is true again.
  await killed.beat()
  await eventually(async () => expect(await changesOf(channelId, userId)).toEqual(['online', 'offline', 'online']))
  for (const process of [killed, ...others]) await process.close()
})

test('a process that beats keeps its people, however long they stay', async () => {
  const { userId, channelId } = await aGuest()
  const process = aProcess()
  const other = aProcess()
  process.enter(userId)
  await eventually(async () => expect(await isOnline(channelId, userId)).toBe(true))
  for (let minutes = 0; minutes < 5; minutes += 1) {
    server.clock.moveSeconds(50)
    await process.beat()
    await other.beat()
  }
  expect(await isOnline(channelId, userId)).toBe(true)
  expect(await changesOf(channelId, userId)).toEqual(['online'])
  for (const each of [process, other]) await each.close()
})

test('whoever comes back soon after a restart was never away; whoever does not has gone', async () => {
  const [back, gone] = [await aGuest(), await aGuest()]
  const before = aProcess()
  for (const { userId } of [back, gone]) before.enter(userId)
  await eventually(async () => expect(await isOnline(gone.channelId, gone.userId)).toBe(true))
  await eventually(async () => expect(await isOnline(back.channelId, back.userId)).toBe(true))
  await before.close()
  const after = aProcess()
  after.enter(back.userId)
  await eventually(async () => expect(await rowsOf(back.userId)).toHaveLength(2))
  server.clock.moveSeconds(16)
  await after.beat()
  expect(await changesOf(back.channelId, back.userId)).toEqual(['online'])
  expect(await changesOf(gone.channelId, gone.userId)).toEqual(['online', 'offline'])
  expect(await rowsOf(back.userId)).toHaveLength(1)
  await after.close()
})

test('of two processes where somebody comes and goes at once, the last that is told is true', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { userId, channelId } = await aGuest()
    const processes = [aProcess(), aProcess(), aProcess()]
    processes[0]?.enter(userId)
    await eventually(async () => expect(await rowsOf(userId)).toHaveLength(1))
    // One goes as the others come and perhaps go again.
    processes[0]?.leave(userId)
    await new Promise((resolve) => setTimeout(resolve, round % 4))
    processes[1]?.enter(userId)
    processes[2]?.enter(userId)
    if (round % 2) processes[1]?.leave(userId)
    if (round % 3 === 0) processes[2]?.leave(userId)
    const stays = round % 2 === 0 || round % 3 !== 0
    await eventually(async () => {
      expect((await rowsOf(userId)).length > 0).toBe(stays)
      const told = await changesOf(channelId, userId)
      expect(told.at(-1)).toBe(stays ? 'online' : 'offline')
      // One after the other, never twice the same.
      expect(told).toEqual(told.map((_event, at) => (at % 2 ? 'offline' : 'online')))
    })
    for (const process of processes) await process.close()
    await server.deps.db.deleteFrom('presences').where('user_id', '=', userId).execute()
  }
})

test('whoever comes online as they join a channel is online there, and whoever leaves it is told of no more', async () => {
  for (let round = 0; round < 12; round += 1) {
    const guest = await aMember(server.deps)
    const channelId = await aChannel(server.deps, creator.userId)
    const { inviteCode } = await readInvite(server.deps, creator, channelId)
    const process = aProcess()
    process.enter(guest.userId)
    await joinChannel(server.deps, guest, inviteCode)
    const told = async () => {
      const frames = await framesOf(server.deps, `channel:${channelId}`)
      return frames.filter((frame) => frame['t'] === 'member')
    }
    await eventually(async () => expect((await told()).at(-1)).toMatchObject({ member: { online: true } }))
    process.leave(guest.userId)
    await quitChannel(server.deps, guest, channelId)
    await eventually(async () => expect(await rowsOf(guest.userId)).toEqual([]))
    expect((await told()).at(-1)).toMatchObject({ event: 'left' })
    await process.close()
  }
})

test('whoever is alone in a channel has nobody to tell', async () => {
  const { userId, token } = await aMember(server.deps)
  const process = aProcess()
  process.enter(userId)
  await eventually(async () => expect(await rowsOf(userId)).toHaveLength(1))
  const { data } = await server.call(listChannels, { token })
  for (const { id } of listChannels.data.parse(data)) expect(await changesOf(id, userId)).toEqual([])
  await process.close()
})

test('a database that is away for a moment is told afterwards', async () => {
  const { userId, channelId } = await aGuest()
  let isAway = true
  const process = new PresenceKeeper({
    ...server.deps,
    processId: `process ${++processes}`,
    announce: async (...told) => {
      if (isAway) throw new Error('no database')
      await announcePresence(...told)
    },
    beatMs: 1_000_000,
    graceMs: 0,
  })
  process.enter(userId)
  await process.beat()
  expect(await rowsOf(userId)).toEqual([])
  isAway = false
  await process.beat()
  await eventually(async () => expect(await changesOf(channelId, userId)).toEqual(['online']))
  await process.close()
})

test('whoever joins while their coming is being told waits for it, and is online there', async () => {
  const guest = await aMember(server.deps)
  const channelId = await aChannel(server.deps, creator.userId)
  const { inviteCode } = await readInvite(server.deps, creator, channelId)
  let isTold = false
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const process = new PresenceKeeper({
    ...server.deps,
    processId: `process ${++processes}`,
    announce: async (...told) => {
      await announcePresence(...told)
      isTold = true
      await gate
    },
    beatMs: 1_000_000,
    graceMs: 60_000,
  })
  process.enter(guest.userId)
  await eventually(() => expect(isTold).toBe(true))
  let isJoined = false
  const joining = joinChannel(server.deps, guest, inviteCode).then(() => {
    isJoined = true
  })
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(server.deps.db)
    return rows.length > 0
  }
  await eventually(async () => expect(isJoined || (await isWaiting())).toBe(true))
  open()
  await joining
  const told = (await framesOf(server.deps, `channel:${channelId}`)).filter((frame) => frame['t'] === 'member')
  expect(told.at(-1)).toMatchObject({ member: { id: guest.userId, online: true } })
  await process.close()
})

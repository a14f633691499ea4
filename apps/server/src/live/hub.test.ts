import type { NumberedFrame, ServerFrame } from '@easel/contract/live'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Db, type DbOptions, openDb, type Tx } from '../db/open.ts'
import { systemClock } from '../platform/clock.ts'
import { openCounts } from '../platform/counts.ts'
import { newId } from '../platform/ids.ts'
import { aUserFrame } from '../testing/a-user-frame.ts'
import { openPostgresWire } from '../testing/open-postgres-wire.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import type { Bus } from './bus.ts'
import { openPostgresBus } from './bus-postgres.ts'
import { REPLAY_MAX } from './frames.ts'
import { Hub } from './hub.ts'
import { lockRooms, publish, publishToAll, type Room } from './outbox.ts'
import type { Reader } from './room-feed.ts'
import { eventually } from '../testing/eventually.ts'

const log = pino({ level: 'silent' })
let db: Db
let server: DbOptions['server']
const buses: Bus[] = []

beforeAll(async () => {
  ;({ db, server } = await createTestDatabase())
})
afterAll(async () => {
  for (const bus of buses) await bus.close()
})

async function openHub(): Promise<Hub> {
  const bus = await openPostgresBus(server, log)
  buses.push(bus)
  return new Hub({ db, bus, log, clock: systemClock, counts: openCounts() })
}

interface TestReader extends Reader {
  frames: ServerFrame[]
  closed: Room[]
  seqs: () => number[]
}

function aReader(userId: string = newId()): TestReader {
  const frames: ServerFrame[] = []
  const closed: Room[] = []
  return {
    userId,
    frames,
    closed,
    send: (frame) => frames.push(frame),
    putOut: (room) => closed.push(room),
    seqs: () => frames.map((frame) => ('seq' in frame ? frame.seq : -1)),
  }
}

async function say(room: Room, ...numbers: number[]): Promise<void> {
  for (const n of numbers) await db.transaction().execute((tx) => publish(tx, room, aUserFrame(n), new Date()))
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('whoever listens hears each frame once, in order', async () => {
  const hub = await openHub()
  const reader = aReader()
  expect(await hub.enter(reader, 'channel:a', undefined)).toBe(0)
  await say('channel:a', 1, 2, 3)
  await eventually(() => expect(reader.seqs()).toEqual([1, 2, 3]))
})

test('frames published at once by many reach two processes in the same order without a gap', async () => {
  const readers = [aReader(), aReader()]
  for (const reader of readers) await (await openHub()).enter(reader, 'channel:b', undefined)
  await Promise.all(upTo(1, 60).map((n) => say('channel:b', n)))
  for (const reader of readers) await eventually(() => expect(reader.seqs()).toEqual(upTo(1, 60)))
  expect(readers[0]?.frames).toEqual(readers[1]?.frames)
})

test('one who comes back is given what it missed and then the present', async () => {
  await say('channel:c', 1, 2, 3, 4)
  const hub = await openHub()
  const reader = aReader()
  expect(await hub.enter(reader, 'channel:c', 2)).toBe(4)
  await say('channel:c', 5)
  await eventually(() => expect(reader.seqs()).toEqual([3, 4, 5]))
})

test('one who enters while frames arrive misses none', async () => {
  const hub = await openHub()
  const reader = aReader()
  const saying = Promise.all(upTo(1, 40).map((n) => say('channel:d', n)))
  const from = await hub.enter(reader, 'channel:d', 0)
  await saying
  expect(from).toBeGreaterThanOrEqual(0)
  await eventually(() => expect(reader.seqs()).toEqual(upTo(1, 40)))
})

test('many who come back from wherever they stood, while frames arrive, have each once and in order', async () => {
  const hub = await openHub()
  const there = aReader()
  await hub.enter(there, 'channel:o', undefined)
  const readers: { since: number; reader: TestReader }[] = []
  for (const n of upTo(1, 60)) {
    const saying = say('channel:o', n)
    for (const since of [0, Math.floor(n / 2), n - 1]) {
      const reader = aReader()
      readers.push({ since, reader })
      void hub.enter(reader, 'channel:o', since)
    }
    await saying
  }
  await eventually(() => expect(there.seqs()).toEqual(upTo(1, 60)))
  for (const { since, reader } of readers) {
    await eventually(() => expect(reader.seqs()).toEqual(upTo(since + 1, 60)))
    expect(reader.frames.every(({ t }) => t === 'user')).toBe(true)
  }
})

test('frames that the database did not give when it was asked come later, without another word', async () => {
  const { wire, server: through } = await openPostgresWire(server)
  const shaky = openDb({ server: through, maxConnections: 2 })
  onTestFinished(async () => {
    await shaky.destroy()
    await wire.close()
  })
  const bus = await openPostgresBus(server, log)
  buses.push(bus)
  const reader = aReader()
  await new Hub({ db: shaky, bus, log, clock: systemClock, counts: openCounts() }).enter(reader, 'channel:p', undefined)
  wire.goAway()
  await say('channel:p', 1, 2)
  const refused = wire.opened()
  await eventually(() => expect(wire.opened()).toBeGreaterThan(refused))
  wire.comeBack()
  await eventually(() => expect(reader.seqs()).toEqual([1, 2]))
})

test('one too far behind is told to read again, and others are not', async () => {
  await say('channel:e', ...upTo(1, REPLAY_MAX + 20))
  const hub = await openHub()
  const [late, near] = [aReader(), aReader()]
  await hub.enter(near, 'channel:e', REPLAY_MAX + 10)
  await hub.enter(late, 'channel:e', 1)
  expect(near.seqs()).toEqual(upTo(REPLAY_MAX + 11, REPLAY_MAX + 20))
  expect(late.frames).toEqual([{ t: 'reload', channelId: 'e', seq: REPLAY_MAX + 20 }])
})

test('one whose missed frames were swept is told to read again', async () => {
  await say('channel:f', 1, 2, 3)
  await db.deleteFrom('live_frames').where('room', '=', 'channel:f').execute()
  const hub = await openHub()
  const reader = aReader()
  await hub.enter(reader, 'channel:f', 1)
  expect(reader.frames).toEqual([{ t: 'reload', channelId: 'f', seq: 3 }])
})

test('one that names a number from another database is told to read again', async () => {
  const hub = await openHub()
  const reader = aReader()
  await hub.enter(reader, 'channel:g', 99)
  expect(reader.frames).toEqual([{ t: 'reload', channelId: 'g', seq: 0 }])
})

test('what was said while the bus was cut arrives when it is back', async () => {
  const hub = await openHub()
  const reader = aReader()
  await hub.enter(reader, 'channel:h', undefined)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'easel bus'`.execute(db)
  await say('channel:h', 1, 2)
  await eventually(() => expect(reader.seqs()).toEqual([1, 2]))
})

test('nothing is heard after leaving', async () => {
  const hub = await openHub()
  const [gone, there] = [aReader(), aReader()]
  for (const reader of [gone, there]) await hub.enter(reader, 'channel:i', undefined)
  hub.leave(gone, 'channel:i')
  await say('channel:i', 1)
  await eventually(() => expect(there.seqs()).toEqual([1]))
  expect(gone.frames).toEqual([])
})

const aMembership = (userId: string, event: 'joined' | 'left'): NumberedFrame => ({
  t: 'member',
  channelId: newId(),
  member: { id: userId, name: '', avatar: '', isCreator: false, joinedAt: new Date().toISOString(), online: false },
  event,
})

const tell = (room: Room, frame: NumberedFrame) =>
  db.transaction().execute((tx) => publish(tx, room, frame, new Date()))

test('whoever leaves a channel hears that and nothing after it, in every process, while others go on', async () => {
  const [leaving, staying] = [aReader(), aReader()]
  const elsewhere = aReader(leaving.userId)
  const hub = await openHub()
  for (const reader of [leaving, staying]) await hub.enter(reader, 'channel:k', undefined)
  await (await openHub()).enter(elsewhere, 'channel:k', undefined)
  await say('channel:k', 1)
  await tell('channel:k', aMembership(leaving.userId, 'left'))
  await say('channel:k', 3, 4)
  await eventually(() => expect(staying.seqs()).toEqual([1, 2, 3, 4]))
  for (const reader of [leaving, elsewhere]) await eventually(() => expect(reader.closed).toEqual(['channel:k']))
  for (const reader of [leaving, elsewhere]) expect(reader.seqs()).toEqual([1, 2])
})

test('the frame that puts one out is the last, though others were read with it', async () => {
  const leaving = aReader()
  const hub = await openHub()
  await hub.enter(leaving, 'channel:l', undefined)
  await db.transaction().execute(async (tx) => {
    for (const frame of [aUserFrame(1), aMembership(leaving.userId, 'left'), aUserFrame(3)]) {
      await publish(tx, 'channel:l', frame, new Date())
    }
  })
  await eventually(() => expect(leaving.closed).toEqual(['channel:l']))
  expect(leaving.seqs()).toEqual([1, 2])
})

test('one who was put out and came back hears all of it', async () => {
  const back = aReader()
  for (const event of ['left', 'joined'] as const) await tell('channel:m', aMembership(back.userId, event))
  await say('channel:m', 3)
  const hub = await openHub()
  await hub.enter(back, 'channel:m', 0)
  expect([back.seqs(), back.closed]).toEqual([[1, 2, 3], []])
})

test('a channel that ends is closed to everyone in it, and a person who hears of it goes on', async () => {
  const gone: NumberedFrame = { t: 'channel.gone', channelId: newId() }
  const [member, person] = [aReader(), aReader()]
  const hub = await openHub()
  await hub.enter(member, 'channel:n', undefined)
  await hub.enter(person, 'user:n', undefined)
  await db.transaction().execute((tx) => publishToAll(tx, ['user:n', 'channel:n', 'user:n'], gone, new Date()))
  await eventually(() => expect(member.closed).toEqual(['channel:n']))
  await say('user:n', 2)
  await eventually(() => expect(person.seqs()).toEqual([1, 2]))
  expect(person.closed).toEqual([])
})

test('two who tell many at once never wait for each other', async () => {
  const rooms = upTo(1, 20).map((n): Room => `user:many-${n}`)
  const gone: NumberedFrame = { t: 'channel.gone', channelId: newId() }
  const orders = upTo(1, 10).map((n) => (n % 2 ? rooms : rooms.toReversed()))
  await Promise.all(orders.map((order) => db.transaction().execute((tx) => publishToAll(tx, order, gone, new Date()))))
  const hub = await openHub()
  for (const room of rooms) expect(await hub.enter(aReader(), room, undefined)).toBe(10)
})

const aGone: NumberedFrame = { t: 'channel.gone', channelId: newId() }
const forMany: [string, (tx: Tx, rooms: Room[]) => Promise<unknown>][] = [
  ['tells', (tx, rooms) => publishToAll(tx, rooms, aGone, new Date())],
  ['keeps', (tx, rooms) => lockRooms(tx, rooms)],
]

test.each(forMany)(
  'whoever %s many at once and has to wait for the first holds none of the rest',
  async (name, act) => {
    const [first, last]: [Room, Room] = [`user:${name}-1`, `user:${name}-2`]
    for (const room of [first, last]) await tell(room, aGone)
    const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let waiting: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await publish(tx, first, aGone, new Date())
      waiting = db.transaction().execute((other) => act(other, [last, first]))
      await eventually(async () => expect((await isWaiting.execute(db)).rows).toHaveLength(1))
      await publish(tx, last, aGone, new Date())
    })
    await waiting
  },
)

test('a preview is shown to the channel and not kept', async () => {
  const hub = await openHub()
  const reader = aReader()
  await hub.enter(reader, 'channel:j', undefined)
  const shown = { channelId: 'j', taskId: 't', progress: 30, url: '/api/files/x' }
  await eventually(async () => {
    await buses[0]?.publish('preview', JSON.stringify(shown))
    expect(reader.frames).toContainEqual({ t: 'preview', ...shown })
  })
})

test('one’s own coming online and going puts nobody out of a channel', async () => {
  const hub = await openHub()
  const reader = aReader()
  await hub.enter(reader, 'channel:own', undefined)
  const member = { id: reader.userId, name: '', avatar: '', isCreator: false, joinedAt: '', online: true }
  for (const event of ['online', 'offline'] as const) {
    const frame: NumberedFrame = { t: 'member', channelId: newId(), member, event }
    await db.transaction().execute((tx) => publish(tx, 'channel:own', frame, new Date()))
  }
  await say('channel:own', 3)
  await eventually(() => expect(reader.seqs()).toEqual([1, 2, 3]))
  expect(reader.closed).toEqual([])
})

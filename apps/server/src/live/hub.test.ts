import type { ServerFrame } from '@easel/contract/live'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, DbOptions } from '../db/open.ts'
import { aUserFrame } from '../testing/a-user-frame.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import type { Bus } from './bus.ts'
import { openPostgresBus } from './bus-postgres.ts'
import { REPLAY_MAX } from './frames.ts'
import { Hub } from './hub.ts'
import { publish, type Room } from './outbox.ts'
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
  return new Hub({ db, bus, log })
}

function aReader(): Reader & { frames: ServerFrame[]; seqs: () => number[] } {
  const frames: ServerFrame[] = []
  return {
    frames,
    send: (frame) => frames.push(frame),
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

test('a preview is shown to the channel and not kept', async () => {
  const hub = await openHub()
  const reader = aReader()
  await hub.enter(reader, 'channel:j', undefined)
  const shown = { channelId: 'j', taskId: 't', progress: 30, url: '/api/files/x' }
  await eventually(async () => {
    await buses[0]?.tell('preview', JSON.stringify(shown))
    expect(reader.frames).toContainEqual({ t: 'preview', ...shown })
  })
})

// npm run bench -- scale-load: two webs and four workers on one database, sockets, reads and submits, while one web and one
// worker are killed every 20 s. What counts is what was lost or doubled; times are told, since load and product share the machine.
// LOAD=1 is the full load; LOAD=10, the default, a tenth of sockets, reads and submits. SECONDS=300 unless told.
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { checkLedger } from '../apps/server/src/features/ledger/check-ledger.ts'
import type { SeededPerson } from '../apps/server/src/testing/seed.ts'
import { callApi } from '../e2e/api-client.ts'
import { framesOfChannel, type LiveClient, openLive } from '../e2e/live-client.ts'
import { type ProductServer, startServer } from '../e2e/server.ts'
import { openSharedHouse } from '../e2e/shared-house.ts'
import { inMilliseconds, spread } from './measure.ts'

const part = Number(process.env['LOAD'] ?? 10)
const seconds = Number(process.env['SECONDS'] ?? 300)
const SOCKETS = 5_000 / part
const CHANNELS = 500 / part
const READS_A_SECOND = 200 / part
const SUBMITS_A_SECOND = 20 / part
const KILL_EVERY_MS = 20_000
const SETTLE_MS = 90_000

interface Listener {
  person: SeededPerson
  channelId: string
  /** The web that it is at; it goes to the other one when its own dies. */
  at: number
  seen: number[]
  live: LiveClient | undefined
}

const house = await openSharedHouse({ ENGINE: 'fake', RATE_LIMIT: '1000000' })
// Six processes may take all 100 connections of this PostgreSQL: ours is kept.
const keeping = setInterval(() => void sql`select 1`.execute(house.db).catch(() => undefined), 5_000)
const startAs = (ROLE: string) => startServer({ ...house.settings, ROLE })
const webs: ProductServer[] = []
const workers: ProductServer[] = []
for (let count = 0; count < 2; count += 1) webs.push(await startAs('web'))
for (let count = 0; count < 4; count += 1) workers.push(await startAs('worker'))

/** No more is sent. */
let isOver = false
/** All that was sent has ended and was heard. */
let isDone = false
const listeners: Listener[] = []
for (let nth = 0; nth < CHANNELS; nth += 1) {
  const person = await house.aPerson()
  const channelId = await house.aChannel(person)
  for (let socket = 0; socket < SOCKETS / CHANNELS; socket += 1) {
    listeners.push({ person, channelId, at: (nth + socket) % 2, seen: [], live: undefined })
  }
}
const listening = listeners.map(listen)
await until(() => listeners.every(({ live }) => live))
console.log(
  `${listeners.length} sockets in ${CHANNELS} channels, ${READS_A_SECOND} reads and ${SUBMITS_A_SECOND} submits a second, ${seconds} s`,
)

const tookMs: Record<'read' | 'submit', number[]> = { read: [], submit: [] }
const failed = { read: 0, submit: 0 }
const submitted = new Map<string, string>()
let kills = 0
const killing = killInTurns()
await Promise.all([drive('read', READS_A_SECOND, read), drive('submit', SUBMITS_A_SECOND, submit)])
isOver = true
await killing
await settle()
await report()
clearInterval(keeping)
for (const { live } of listeners) live?.cut()
await Promise.all(listening)
for (const server of [...webs, ...workers]) await server.close()
await house.close()

/** As a browser does: back at once, at whichever web answers, from where it was. */
async function listen(listener: Listener): Promise<void> {
  while (!isOver || listener.live === undefined) {
    try {
      const live = await openLive(webs[listener.at]?.url ?? '', listener.person.token)
      await live.subscribe(listener.channelId, listener.seen.at(-1) ?? 0)
      listener.live = live
      await Promise.race([live.closed, until(() => isOver && isDone)])
      listener.seen.push(...framesOfChannel(live, listener.channelId).map(({ seq }) => seq))
      if (isDone) return
    } catch {
      await pause(500) // its web is away; the other one is asked next
    }
    listener.at = 1 - listener.at
  }
}

async function read(nth: number): Promise<unknown> {
  const { person, channelId } = of(nth)
  return callApi(webs[nth % 2]?.url ?? '', `/api/draw/chat/${channelId}`, { token: person.token })
}

/** The same key again until an answer comes, as the browser does. */
async function submit(nth: number): Promise<void> {
  const { person, channelId } = of(nth)
  const key = `load-${nth}`
  submitted.set(key, channelId)
  for (let at = nth; ; at += 1) {
    try {
      const answer = await fetch(`${webs[at % 2]?.url}/api/mj/submit/imagine/${channelId}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ botType: 'MID_JOURNEY', prompt: `a red fox ${nth}` }),
      })
      const { success } = (await answer.json()) as { success: boolean }
      if (success) return
      throw new Error('not taken')
    } catch {
      failed.submit += 1
      await pause(300)
    }
  }
}

function of(nth: number): Listener {
  const listener = listeners[(nth * 7) % listeners.length]
  if (!listener) throw new Error('nobody listens')
  return listener
}

async function drive(what: 'read' | 'submit', aSecond: number, act: (nth: number) => Promise<unknown>): Promise<void> {
  const running = new Set<Promise<void>>()
  const began = performance.now()
  for (let nth = 0; performance.now() - began < seconds * 1_000; nth += 1) {
    await pause(Math.max(0, began + (nth * 1_000) / aSecond - performance.now()))
    const start = performance.now()
    const one = act(nth).then(
      () => void tookMs[what].push(performance.now() - start),
      () => void (failed[what] += 1),
    )
    running.add(one)
    void one.finally(() => running.delete(one))
  }
  await Promise.all(running)
}

async function killInTurns(): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    await Promise.race([pause(KILL_EVERY_MS), until(() => isOver)])
    if (isOver) return
    for (const server of [webs[turn % 2], workers[turn % 4]]) {
      await server?.kill()
      kills += 1
      await server?.restart()
    }
  }
}

/** Until everything that was sent has ended, and every socket has heard the end. */
async function settle(): Promise<void> {
  const open = () => asked(sql<{ count: number }>`select count(*)::int as count from tasks where finish_time is null`)
  const deadline = performance.now() + SETTLE_MS
  while (((await open())[0]?.count ?? 0) > 0 && performance.now() < deadline) await pause(500)
  await pause(5_000)
  isDone = true
  await Promise.race([Promise.all(listening), pause(10_000)])
}

async function report(): Promise<void> {
  const tasks = await asked(sql<{ status: string; prompts: number; count: number }>`
    select status, count(distinct prompt)::int as prompts, count(*)::int as count from tasks group by status`)
  const rooms = await asked(
    sql<{
      room: string
      seq: number
    }>`select room, seq::int from live_rooms where room like 'channel:%'`,
  )
  const lastOf = new Map(rooms.map(({ room, seq }) => [room.slice('channel:'.length), seq]))
  let [missed, doubled] = [0, 0]
  for (const { seen, channelId } of listeners) {
    const once = new Set(seen)
    doubled += seen.length - once.size
    missed += (lastOf.get(channelId) ?? 0) - once.size
  }
  console.log(`kills: ${kills}; submits sent: ${submitted.size}; tasks: ${JSON.stringify(tasks)}`)
  console.log(
    `frames: ${[...lastOf.values()].reduce((sum, seq) => sum + seq, 0)} in channels; missed by a socket: ${missed}, seen twice: ${doubled}`,
  )
  console.log(`broken rules of the books: ${(await checkLedger({ db: house.db })).length}`)
  console.log(`reads: ${spread(tookMs.read, inMilliseconds)}, failed while a web was away: ${failed.read}`)
  console.log(`submits until answered: ${spread(tookMs.submit, inMilliseconds)}, asked again: ${failed.submit}`)
}

/** Six processes may have all connections for a while. */
async function asked<Row>(query: RawBuilder<Row>): Promise<Row[]> {
  for (;;) {
    try {
      return (await query.execute(house.db)).rows
    } catch {
      await pause(500)
    }
  }
}

async function until(isSo: () => unknown): Promise<void> {
  while (!isSo()) await pause(100)
}

import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Db, DbOptions } from '../db/open.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { enqueue } from './queue.ts'
import { type JobHandlers, type JobRunner, startJobs } from './runner.ts'
import { eventually } from '../testing/eventually.ts'

const log = pino({ level: 'silent' })
const aCode = { codeId: '01890000-0000-7000-8000-000000000000', language: 'zh-CN' } as const
let db: Db
let server: DbOptions['server']
const runners: JobRunner[] = []

beforeAll(async () => {
  ;({ db, server } = await createTestDatabase())
})
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.close()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

async function start(nodeId: string, handlers: Partial<JobHandlers>, beatMs = 5_000): Promise<JobRunner> {
  const nothing = () => Promise.resolve()
  const pictures = { 'check-pictures': nothing, 'back-up': nothing }
  const later = { 'sweep-pictures': nothing, 'remove-files': nothing, sweep: nothing }
  const outside = { deliver: nothing, 'sweep-deliveries': nothing }
  const ended = { 'cancel-tasks': nothing, 'clear-channel': nothing }
  const soon = {
    'enlarge-pick': nothing,
    'tell-unread': nothing,
    notify: nothing,
    push: nothing,
    'follow-payment': nothing,
    'follow-refund': nothing,
    'end-periods': nothing,
  }
  const money = { 'find-lost-money': nothing, 'compare-bills': nothing, 'report-money': nothing }
  const told = { 'send-code': nothing, 'send-notice': nothing, 'warn-owner': nothing, 'check-ledger': nothing }
  const all = { ...told, ...pictures, ...later, ...outside, ...ended, ...soon, ...money, ...handlers }
  const runner = await startJobs({ server, nodeId, log, beatMs }, all)
  runners.push(runner)
  return runner
}

const queue = () => db.transaction().execute((tx) => enqueue(tx, 'send-code', aCode))
const countJobs = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from graphile_worker._private_jobs`.execute(db)).rows[0]
    ?.count

test('a job is done soon after its transaction commits', async () => {
  const done: unknown[] = []
  await start('node-a', { 'send-code': async (payload) => void done.push(payload) })
  await queue()
  await eventually(() => expect(done).toEqual([aCode]))
  await eventually(async () => expect(await countJobs()).toBe(0))
})

test('a provider that keeps a few jobs waiting keeps no sign-in code waiting', async () => {
  const [sent, waiting]: [unknown[], unknown[]] = [[], []]
  let answer = () => {}
  const silence = new Promise<void>((resolve) => (answer = resolve))
  const ask = (payload: unknown) => silence.then(() => void waiting.push(payload))
  await start('node-slow', { 'follow-payment': ask, 'send-code': async (payload) => void sent.push(payload) })
  for (const nth of [1, 2, 3]) {
    const payload = { paymentId: `01890000-0000-7000-8000-00000000000${nth}` }
    await db.transaction().execute((tx) => enqueue(tx, 'follow-payment', payload))
  }
  await queue()
  await eventually(() => expect(sent).toEqual([aCode]))
  expect(waiting).toEqual([])
  answer()
  await eventually(() => expect(waiting).toHaveLength(3))
})

test('a job of a transaction that is rolled back never was', async () => {
  const broken = db.transaction().execute(async (tx) => {
    await enqueue(tx, 'send-code', aCode)
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await countJobs()).toBe(0)
})

test('a job that fails stays, to be tried again later', async () => {
  let tries = 0
  await start('node-b', {
    'send-code': async () => {
      tries += 1
      throw new Error('provider is down')
    },
  })
  await queue()
  await eventually(() => expect(tries).toBe(1))
  await eventually(async () => {
    const { rows } = await sql<{ attempts: number; waits: boolean }>`
      select attempts, run_at > now() as waits from graphile_worker._private_jobs where locked_by is null`.execute(db)
    expect(rows).toEqual([{ attempts: 1, waits: true }])
  })
})

test('a job that fails as the connections of the queue break is written down once they are back', async () => {
  let tries = 0
  await start('node-c', {
    'send-code': async () => {
      tries += 1
      if (tries > 1) return
      const found = await sql<{ pid: number }>`select pid from pg_stat_activity
        where application_name = 'easel jobs' and datname = current_database()`.execute(db)
      // At once, so that the queue takes a connection which it does not know to be dead.
      for (const { pid } of found.rows) process.kill(pid, 'SIGTERM')
      throw new Error('provider is down')
    },
  })
  await queue()
  await eventually(async () => expect(await countJobs()).toBe(0))
  expect(tries).toBe(2)
})

/** Nobody but the holder of the lock ever saw it free. */
async function queueLockedBy(lockName: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, 'send-code', aCode)
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', attempts = 1,
      locked_by = ${lockName} where locked_by is null`.execute(tx)
  })
}

async function lastSeen(worker: string, secondsAgo: number): Promise<void> {
  await sql`insert into job_workers values (${worker}, now() - make_interval(secs => ${secondsAgo}))`.execute(db)
}

test('what a dead process of this folder held is done at the next start, and what another server holds is left', async () => {
  await queueLockedBy('pool-c')
  await queueLockedBy('pool-d')
  await lastSeen('node-c:pool-c', 1)
  await lastSeen('node-d:pool-d', 1)
  let done = 0
  await start('node-c', { 'send-code': async () => void (done += 1) })
  await eventually(async () => {
    expect(done).toBe(1)
    expect(await countJobs()).toBe(1)
  })
})

test('what a server held that died is done by another one', async () => {
  await lastSeen('node-e:pool-e', 60)
  await queueLockedBy('pool-e')
  let done = 0
  await start('node-f', { 'send-code': async () => void (done += 1) })
  await eventually(async () => {
    expect(done).toBe(1)
    expect(await countJobs()).toBe(0)
  })
})

test('however long a job takes, a server that lives keeps it', async () => {
  let begun = 0
  let finish = () => {}
  const untilFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const doJob = () => {
    begun += 1
    return untilFinished
  }
  await start('node-g', { 'send-code': doJob })
  await queue()
  await eventually(() => expect(begun).toBe(1))
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`.execute(db)
  await start('node-h', { 'send-code': doJob }, 50)
  // Gone with the second of these, so the first has freed what it ever would.
  for (const worker of ['node-i:pool-i', 'node-j:pool-j']) {
    await lastSeen(worker, 60)
    await eventually(async () => {
      const { rows } = await sql`select id from job_workers where id = ${worker}`.execute(db)
      expect(rows).toEqual([])
    })
  }
  const { rows } = await sql<{ held: boolean }>`
    select locked_by is not null as held from graphile_worker._private_jobs`.execute(db)
  expect(rows).toEqual([{ held: true }])
  finish()
  await eventually(async () => expect(await countJobs()).toBe(0))
  expect(begun).toBe(1)
})

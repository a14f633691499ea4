import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type DebianPostgres, openDebianPostgres } from '../testing/start-debian-postgres.ts'
import { migrations } from './known-migrations.ts'
import { migrate } from './migrate.ts'
import { type Db, openDb } from './open.ts'

/** The schema of the last release that is in use. */
const RELEASED = '0036-blob-claim-counts'
const TASKS = 300_000
/** What people and workers of servers wait for at most; whoever waits longer for a lock fails, and is counted. */
const PATIENCE = '1s'

const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'easel-online-'))
let postgres: DebianPostgres

beforeAll(async () => {
  chmodSync(folder, 0o711)
  postgres = await openDebianPostgres(path.join(folder, 'cluster'))
  return () => {
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function openDatabase(name: string): Promise<{ db: Db; url: string }> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = postgres.url.replace(/postgres$/, name)
  const db = openDb({ server: { connectionString: url }, maxConnections: 3 })
  onTestFinished(() => db.destroy())
  return { db, url }
}

const released = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= RELEASED))

/** One person with one channel, who has drawn a lot. */
async function fill(db: Db): Promise<{ userId: string; channelId: string }> {
  const [userId, channelId] = [randomUUID(), randomUUID()]
  await sql`insert into users (id, phone, created_at) values (${userId}, '+8613900000001', now())`.execute(db)
  await sql`insert into channels (id, title, creator_id, created_at, last_active_at)
    values (${channelId}, 'Foxes', ${userId}, now(), now())`.execute(db)
  const client = new pg.Client({ connectionString: postgres.url.replace(/postgres$/, 'rolled') })
  await client.connect()
  await client.query(
    `insert into tasks (id, channel_id, user_id, bot_type, action, status, prompt, final_prompt, mode, model_version,
      aspect_ratio, cost, engine, submit_time, finish_time, deadline_at)
    select gen_random_uuid(), $1, $2, 'MID_JOURNEY', 'IMAGINE', 'SUCCESS', 'a red fox ' || n, 'a red fox ' || n, 'FAST', '7',
      '1:1', 4, 'painter', now(), now(), now() from generate_series(1, ${TASKS}) as n`,
    [channelId, userId],
  )
  await client.end()
  return { userId, channelId }
}

/** What a server of the last release does with tasks, people and channels, over and over, on one connection. */
async function work(url: string, { userId, channelId }: { userId: string; channelId: string }, until: AbortSignal) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`set lock_timeout = '${PATIENCE}'`)
  const faults: string[] = []
  let rounds = 0
  const round = async () => {
    const id = randomUUID()
    await client.query('begin')
    await client.query('select 1 from users where id = $1 for key share', [userId])
    await client.query(
      `insert into tasks (id, channel_id, user_id, bot_type, action, status, prompt, final_prompt, mode, model_version,
        aspect_ratio, cost, engine, submit_time, deadline_at, parameters)
      values ($1, $2, $3, 'MID_JOURNEY', 'IMAGINE', 'NOT_START', 'a fox', 'a fox', 'FAST', '7', '1:1', 4, 'painter', now(), now(), '{}')
      returning *`,
      [id, channelId, userId],
    )
    await client.query('update channels set last_active_at = now() where id = $1', [channelId])
    await client.query('commit')
    await client.query(
      `update tasks set status = 'IN_PROGRESS', epoch = epoch + 1, version = version + 1, lease_until = now() where id = $1`,
      [id],
    )
    // Older ones are pressed, liked and hidden, too.
    await client.query(
      `update tasks set version = version + 1 where id = (
        select id from tasks where id > gen_random_uuid() order by id limit 1 for update skip locked)`,
    )
    await client.query(`select * from tasks where channel_id = $1 order by id desc limit 20`, [channelId])
    await client.query(`insert into users (id, phone, created_at) values ($1, $2, now())`, [id, id])
    await client.query(`delete from tasks where id = $1`, [id])
  }
  while (!until.aborted) {
    try {
      await round()
      rounds += 1
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      await client.query('rollback')
    }
  }
  await client.end()
  return { faults, rounds }
}

/** Tables with their columns, indexes and constraints. */
async function describeSchema(db: Db): Promise<unknown> {
  const { rows: columns } = await sql`
    select table_name, column_name, udt_name, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db)
  const { rows: indexes } = await sql`
    select indexdef, indisvalid from pg_indexes join pg_index on indexrelid = indexname::regclass
    where schemaname = 'public' order by 1`.execute(db)
  const { rows: constraints } = await sql`
    select conrelid::regclass::text as "table", conname, convalidated, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  return { columns, indexes, constraints }
}

test('while the database of the last release is brought up to date, no statement of its servers waits a second for a lock, and none fails', async () => {
  const { db, url } = await openDatabase('rolled')
  await migrate(db, released)
  const scene = await fill(db)
  const stopping = new AbortController()
  const working = [1, 2, 3, 4].map(() => work(url, scene, stopping.signal))

  const made = await migrate(db)
  stopping.abort()
  const worked = await Promise.all(working)

  expect(made.length).toBeGreaterThan(0)
  expect(worked.flatMap(({ faults }) => faults)).toEqual([])
  for (const { rounds } of worked) expect(rounds).toBeGreaterThan(10)
  const { rows } = await sql<{ numbers: number; all: number }>`
    select count(distinct number) as numbers, count(*) as all from tasks`.execute(db)
  expect(rows[0]?.numbers).toBe(rows[0]?.all)
  const { db: fresh } = await openDatabase('fresh')
  await migrate(fresh)
  expect(await describeSchema(db)).toEqual(await describeSchema(fresh))
})

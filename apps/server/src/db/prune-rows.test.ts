import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { REPLAY_MAX } from '../live/frames.ts'
import { newId } from '../platform/ids.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { BOUNDED, FRAMES_KEPT, KEPT, RETENTION } from './retention-table.ts'
import { pruneRows } from './prune-rows.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60_000)

test('of every table it is said how long its rows are kept', async () => {
  const { db } = await createTestDatabase()
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name !~ '^kysely_' order by 1`.execute(db)
  const said = [...RETENTION.map(({ table }) => table), ...BOUNDED, ...KEPT]
  expect(said.sort()).toEqual(rows.map(({ name }) => name))
})

test('the manual tells the same times', () => {
  const manual = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const told = [...manual.matchAll(/^\| `(\w+)` \| [^|]+ \| (.+) \|$/gm)].map(([, table, kept]) => `${table} ${kept}`)
  const times: Record<number, string> = { 0: 'until they expire', 24: 'a day', 48: 'two days' }
  for (const { table, hours } of RETENTION) expect(told).toContain(`${table} ${times[hours] ?? `${hours / 24} days`}`)
  const kept = /kept for ever: (.+?)\./s.exec(manual)?.[1]
  for (const table of KEPT) expect(kept).toContain(`\`${table}\``)
})

test('an index finds what is old in every table that strangers can fill', async () => {
  const { db } = await createTestDatabase()
  for (const { table, column } of RETENTION.filter(({ table }) => !['upload_days', 'api_key_days'].includes(table))) {
    const { rows } = await sql`select 1 from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indrelid = ${table}::regclass and attname = ${column}`.execute(db)
    expect({ table, indexes: rows.length }).toEqual({ table, indexes: 1 })
  }
})

test('what is old goes in batches, what is young stays', async () => {
  const { db } = await createTestDatabase()
  const add = (count: number, at: Date) =>
    sql`insert into live_frames (room, seq, frame, created_at)
    select 'channel:' || ${at.toISOString()}, n, '{}', ${at} from generate_series(1, ${count}::int) as n`.execute(db)
  await add(12_000, ago(24.1))
  await add(300, ago(23.9))
  const user = newId()
  await sql`insert into users (id, phone, created_at) values (${user}, '1', now())`.execute(db)
  for (const hours of [29 * 24, 31 * 24]) {
    await sql`insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
      values (${newId()}, ${user}, ${Buffer.from(String(hours))}, '', now(), now(), ${ago(hours)})`.execute(db)
  }
  expect(await pruneRows(db, NOW)).toEqual({ live_frames: 12_000, sessions: 1 })
  expect(await pruneRows(db, NOW)).toEqual({})
  const { rows } = await sql`select count(*) from live_frames`.execute(db)
  expect(rows).toEqual([{ count: 300 }])
})

test('a busy room keeps the frames that can be replayed, and as many again', async () => {
  const { db } = await createTestDatabase()
  expect(FRAMES_KEPT).toBeGreaterThanOrEqual(2 * REPLAY_MAX)
  await sql`insert into live_rooms (room, seq) values ('channel:busy', 1000), ('channel:quiet', 1000)`.execute(db)
  await sql`insert into live_frames (room, seq, frame, created_at)
    select room, n, '{}', ${NOW} from (values ('channel:busy', 1), ('channel:quiet', 990)) as r (room, first)
      cross join lateral generate_series(first, 1000) as n`.execute(db)
  await pruneRows(db, NOW)
  const { rows } = await sql`select room, min(seq) as first, count(*) from live_frames group by 1 order by 1`.execute(
    db,
  )
  expect(rows).toEqual([
    { room: 'channel:busy', first: 1000 - FRAMES_KEPT + 1, count: FRAMES_KEPT },
    { room: 'channel:quiet', first: 990, count: 11 },
  ])
})

test('a job that was given up long ago goes, one that is to be tried again stays', async () => {
  const { db } = await createTestDatabase()
  for (const attempts of [1, 2])
    await sql`select graphile_worker.add_job('sweep', max_attempts := 2, job_key := ${String(attempts)})`.execute(db)
  await sql`update graphile_worker._private_jobs set attempts = key::int, updated_at = ${ago(31 * 24)}`.execute(db)
  expect(await pruneRows(db, NOW)).toEqual({ jobs: 1 })
  const { rows } = await sql`select key from graphile_worker.jobs`.execute(db)
  expect(rows).toEqual([{ key: '1' }])
})

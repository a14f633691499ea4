import { type RawBuilder, sql } from 'kysely'
import type { Db } from './open.ts'
import { FAILED_JOB_HOURS, FRAMES_KEPT, RETENTION, type Retention } from './retention-table.ts'

const HOUR_MS = 60 * 60 * 1000
/** A statement that deletes these takes some tenths of a second, and holds nothing longer. */
const BATCH = 5_000
/** What is left goes on in the next run. */
const BATCHES = 200

/** Delete what is past its time, a few thousand rows a transaction; returns how many of each table. Idempotent, safe to run concurrently. */
export async function pruneRows(db: Db, now: Date): Promise<Record<string, number>> {
  const pruned: Record<string, number> = {}
  for (const rule of RETENTION) pruned[rule.table] = await inBatches(() => deleteOld(db, rule, now))
  pruned['live_frames'] = (pruned['live_frames'] ?? 0) + (await inBatches(() => deleteUnplayable(db)))
  pruned['jobs'] = await inBatches(() => deleteFailedJobs(db, before(now, FAILED_JOB_HOURS)))
  return Object.fromEntries(Object.entries(pruned).filter(([, count]) => count > 0))
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS)
}

async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
  let total = 0
  for (let nth = 0; nth < BATCHES; nth++) {
    const count = await deleteSome()
    total += count
    if (count < BATCH) break
  }
  return total
}

async function deleteOld(db: Db, { table, column, hours }: Retention, now: Date): Promise<number> {
  // Compared with a day, an instant is the day that it lies in.
  const last = before(now, hours).toISOString()
  const limit = column === 'day' ? sql`${last.slice(0, 10)}::date` : sql`${last}::timestamptz`
  const isOld = sql`${sql.id(column)} < ${limit}`
  return run(
    db,
    // Said twice: a row that changes meanwhile is looked at again.
    sql`delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${isOld} limit ${BATCH}) and ${isOld}`,
  )
}

/** Frames that lie further behind the last one of their room than anybody is replayed. */
async function deleteUnplayable(db: Db): Promise<number> {
  return run(
    db,
    sql`delete from live_frames where (room, seq) in (
      select f.room, f.seq from live_rooms r cross join lateral (
        select room, seq from live_frames where room = r.room and seq <= r.seq - ${FRAMES_KEPT} order by seq limit ${BATCH}
      ) f limit ${BATCH})`,
  )
}

async function deleteFailedJobs(db: Db, since: Date): Promise<number> {
  const { rows } = await sql`
    select 1 from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${since} limit ${BATCH}))`.execute(db)
  return rows.length
}

async function run(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(db)
  return Number(numAffectedRows ?? 0)
}

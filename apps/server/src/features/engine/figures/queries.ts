import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'

const MOST_TIMED = 100

/** Tasks that are not at their end, by engine. */
export async function countOpenTasks(db: Db): Promise<{ engine: string; waiting: number; running: number }[]> {
  const open = await sql<{ engine: string; waiting: number; running: number }>`
    select engine,
      count(*) filter (where status = 'NOT_START')::integer as waiting,
      count(*) filter (where status <> 'NOT_START')::integer as running
    from tasks where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS') group by engine
  `.execute(db)
  return open.rows
}

/** What was drawn and not only cut from a grid: whatever an engine was ever given has had its turn. */
const isDrawn = sql`turn is not null`

/** Tasks that came to an end since then, by engine and, of those that failed, by reason. */
export async function countEndedTasks(
  db: Db,
  since: Date,
): Promise<{ engine: string; status: 'SUCCESS' | 'FAILURE'; reason: string | null; count: number }[]> {
  const ended = await sql<{ engine: string; status: 'SUCCESS' | 'FAILURE'; reason: string | null; count: number }>`
    select engine, status, fail_reason as reason, count(*)::integer as count
    from tasks where finish_time >= ${since} and (status = 'FAILURE' or status = 'SUCCESS' and ${isDrawn})
    group by engine, status, fail_reason order by count desc, reason
  `.execute(db)
  return ended.rows
}

/** Half of what an engine drew since then took no longer; of the last hundred. */
export async function timeEngines(
  db: Db,
  engines: readonly string[],
  since: Date,
): Promise<{ engine: string; seconds: number | null }[]> {
  const timed = await sql<{ engine: string; seconds: number | null }>`
    select engine, (
      select percentile_cont(0.5) within group (order by seconds) from (
        select extract(epoch from finish_time - start_time)::double precision as seconds from tasks
        where tasks.engine = named.engine and finish_time >= ${since} and status = 'SUCCESS' and ${isDrawn} and start_time is not null
        order by finish_time desc limit ${MOST_TIMED}
      ) latest
    ) as seconds
    from unnest(${[...engines]}::text[]) as named(engine)
  `.execute(db)
  return timed.rows
}

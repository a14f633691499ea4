import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'

/** Tasks that each engine has now: those that are held, and those that it was given before. */
export async function countTaken(db: Db, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ engine: string; count: number }>`
    select engine, count(*)::int as count from tasks
    where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')
      and (lease_until > ${now} or ticket is not null or attempt_id is not null)
    group by engine
  `.execute(db)
  return new Map(rows.map(({ engine, count }) => [engine, count]))
}

/** Those of these engines that have drawn something since then. */
export async function listDrewSince(db: Db, engines: readonly string[], since: Date): Promise<Set<string>> {
  const { rows } = await sql<{ engine: string }>`
    select distinct engine from tasks
    where engine = any(${engines}::text[]) and finish_time > ${since} and status = 'SUCCESS' and turn is not null
  `.execute(db)
  return new Set(rows.map(({ engine }) => engine))
}

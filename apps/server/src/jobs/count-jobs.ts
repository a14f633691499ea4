import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

export interface JobCounts {
  /** Could be worked on now, and nobody does. */
  due: number
  /** How long the first of them has been due; 0 where there is none. */
  oldestDueSeconds: number
  /** Failed at least once, and will be tried again. */
  failing: number
  /** Failed so often that they are not tried again. */
  givenUp: number
}

/** How the queue of jobs stands, by the database's clock. */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where is_due)::int as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as "oldestDueSeconds",
      count(*) filter (where attempts between 1 and max_attempts - 1 and last_error is not null)::int as failing,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as "givenUp"
    from (
      select *, locked_at is null and run_at <= now() and attempts < max_attempts as is_due from graphile_worker.jobs
    ) jobs
  `.execute(db)
  return rows[0] ?? { due: 0, oldestDueSeconds: 0, failing: 0, givenUp: 0 }
}

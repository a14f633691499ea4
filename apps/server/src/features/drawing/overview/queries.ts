import { sql } from 'kysely'
import { dayOf } from '../../../db/local-days.ts'
import type { Db } from '../../../db/open.ts'

export interface DayOfWork {
  day: string
  tasks: number
  done: number
  failed: number
  medianWaitSeconds: number | null
}

/** An engine has it, had it, or will: what its author never confirmed, what is cut from a grid and what is shown again is none. */
const isSent = sql<boolean>`(modal is null and (turn is not null or status <> 'SUCCESS'))`

/** What was sent to be drawn since then and what came of it, by the days of a clock that is so many minutes ahead of UTC. */
export async function countTasksByDay(db: Db, since: Date, offsetMinutes: number): Promise<DayOfWork[]> {
  const { rows } = await sql<DayOfWork>`
    select ${dayOf('submit_time', offsetMinutes)} as day,
      count(*)::int as tasks,
      count(*) filter (where status = 'SUCCESS')::int as done,
      count(*) filter (where status = 'FAILURE')::int as failed,
      percentile_cont(0.5) within group (order by extract(epoch from start_time - submit_time)::float8)
        filter (where start_time is not null) as "medianWaitSeconds"
    from tasks where submit_time >= ${since} and ${isSent} group by 1
  `.execute(db)
  return rows
}

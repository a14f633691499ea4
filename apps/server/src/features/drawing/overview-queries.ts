import { sql } from 'kysely'
import { dayOf } from '../../db/local-days.ts'
import type { Db } from '../../db/open.ts'

export interface DayOfWork {
  day: string
  tasks: number
  done: number
  failed: number
  medianWaitSeconds: number | null
}

/** Tasks that were or will be sent to an engine; not unconfirmed ones, crops of a grid, or re-shown ones. */
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

/** How many tasks each of these channels has; nobody else’s are looked at. */
export async function countTasksOf(db: Db, channelIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ channelId: string; tasks: number }>`
    select channel_id as "channelId", tasks from unnest(${[...channelIds]}::uuid[]) as asked(channel_id)
      cross join lateral (select count(*)::int as tasks from tasks where tasks.channel_id = asked.channel_id) as counted
  `.execute(db)
  return new Map(rows.map(({ channelId, tasks }) => [channelId, tasks]))
}

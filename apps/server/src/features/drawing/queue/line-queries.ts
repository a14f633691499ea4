import type { Mode } from '@easel/contract/drawing'
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'

/** Tasks in line that nobody draws yet, of people with one plan, for one engine, at one speed. */
export interface LinePart {
  /** Slug of the product; `none` where a person has no plan. */
  plan: string
  /** The predicted one. */
  engine: string
  mode: Mode
  count: number
  oldestSeconds: number
}

export interface Line {
  waiting: LinePart[]
  /** Of what was submitted before `heldSince` and has not ended: how many tasks, and the credits held for them. */
  held: { tasks: number; credits: number }
}

/** How long the line is, and since when. Reads open tasks alone, of which there are few beside those that have ended. */
export async function readLine(db: Db, { now, heldSince }: { now: Date; heldSince: Date }): Promise<Line> {
  const { rows } = await sql<LinePart & { heldTasks: number; heldCredits: number }>`
    with open as materialized (
      select user_id, engine, mode, submit_time, cost,
        status = 'NOT_START' and attempt_id is null and (lease_until is null or lease_until <= ${now}) as waits
      from tasks where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')
    ), people as (
      select user_id, coalesce((
        select slug from plans join products on products.id = plans.product_id
        where plans.user_id = one.user_id and starts_at <= ${now} and ends_at > ${now} order by concurrency desc, slug limit 1
      ), 'none') as plan
      from (select distinct user_id from open where waits) one
    ), waiting as (
      select plan, engine, mode, count(*)::int as count,
        extract(epoch from ${now}::timestamptz - min(submit_time))::float8 as "oldestSeconds"
      from open join people using (user_id) where waits group by plan, engine, mode
    ), held as (
      select count(*)::int as "heldTasks", coalesce(sum(cost), 0)::int as "heldCredits"
      from open where cost > 0 and submit_time <= ${heldSince}
    )
    select waiting.*, held.* from held left join waiting on true order by plan, engine, mode
  `.execute(db)
  const [first] = rows
  const held = { tasks: first?.heldTasks ?? 0, credits: first?.heldCredits ?? 0 }
  const waiting = rows.filter(({ plan }) => plan !== null)
  return { waiting: waiting.map(({ heldTasks: _, heldCredits: __, ...part }) => part), held }
}

/** Tasks that are not finished, by state; 0 where there is none. */
export async function countOpenByStatus(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, coalesce(count, 0) as count
    from unnest(array['MODAL', 'NOT_START', 'SUBMITTED', 'IN_PROGRESS']) with ordinality as known (status, place)
    left join (
      select status, count(*)::int as count from tasks
      where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL') group by status
    ) as open using (status) order by place
  `.execute(db)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

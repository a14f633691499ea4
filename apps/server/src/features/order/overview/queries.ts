import { sql } from 'kysely'
import { dayOf } from '../../../db/local-days.ts'
import type { Db } from '../../../db/open.ts'

export interface DayOfIncome {
  day: string
  currency: string
  /** What came in less what went back, in the currency's minor unit. */
  amount: number
}

/** What was paid and paid back since then, by the days of a clock that is so many minutes ahead of UTC. */
export async function sumIncomeByDay(db: Db, since: Date, offsetMinutes: number): Promise<DayOfIncome[]> {
  const { rows } = await sql<DayOfIncome>`
    select ${dayOf('at', offsetMinutes)} as day, currency, sum(amount)::bigint as amount
    from (
      select paid_at as at, currency, amount from payments where state = 'PAID' and paid_at >= ${since}
      union all
      select ended_at, currency, -amount from refunds where state = 'DONE' and ended_at >= ${since}
    ) as moved group by 1, 2 order by 1, 2
  `.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { checkLedger } from '../features/ledger/check-ledger.ts'

/**
 * What is wrong with the books, or between orders and payments, at this moment, as `L3 17`, `paid, and not collected E26…`; an
 * empty list is what must come back, at any moment between two transactions.
 */
export async function findMoneyFaults(deps: Pick<Deps, 'db'>): Promise<string[]> {
  const broken = (await checkLedger(deps)).map(({ rule, subject }) => `${rule} ${subject}`)
  const { rows } = await sql<{ fault: string }>`
    with compared as (
      select no, status in ('PAID', 'REFUNDED') as paid,
        exists (select from payments where order_id = orders.id and state = 'PAID') as collected
      from orders
    )
    select case when paid then 'paid, and not collected ' else 'collected, and not paid ' end || no as fault
    from compared where paid <> collected order by 1
  `.execute(deps.db)
  return [...broken, ...rows.map(({ fault }) => fault)]
}

import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { checkLedger } from '../features/ledger/check-ledger.ts'

/**
 * What is wrong between orders, payments and books at this moment, as `L3 17`, `given twice E26…`; an empty list is what must
 * come back, at any moment between two transactions.
 */
export async function findMoneyFaults(deps: Pick<Deps, 'db'>): Promise<string[]> {
  const broken = (await checkLedger(deps)).map(({ rule, subject }) => `${rule} ${subject}`)
  const { rows } = await sql<{ fault: string }>`
    with sales as (
      select o.*, (select count(*) from ledger_transactions t
          where t.key in ('grant:order:' || o.id, 'sale:order:' || o.id)) as sold,
        (select count(*) from ledger_transactions t where t.order_id = o.id and t.kind = 'grant') as written,
        (select count(*) from ledger_transactions t where t.key like 'grant:order:' || o.id || ':%') as periods,
        exists (select from payments p where p.order_id = o.id and p.state = 'PAID') as collected
      from orders o
    )
    select fault || ' ' || no as fault from sales, lateral (values
      ('paid, and not given once', status in ('PAID', 'REFUNDED') and sold <> 1),
      ('given, and not paid', status not in ('PAID', 'REFUNDED') and written <> 0),
      ('other periods than were bought', sold = 1 and period is not null and credits > 0 and periods <> quantity),
      ('collected, and not paid', collected and status not in ('PAID', 'REFUNDED')),
      ('paid, and not collected', status in ('PAID', 'REFUNDED') and not collected)
    ) as checks (fault, holds) where holds order by 1
  `.execute(deps.db)
  return [...broken, ...rows.map(({ fault }) => fault)]
}

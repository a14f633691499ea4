import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/**
 * Add newer entries to the totals of the platform's accounts. The lock ensures that no entry with a lower number commits later;
 * it is not waited for, because everyone would queue behind it.
 *
 * @throws DatabaseError 55P03 when somebody writes at this moment
 */
export async function addToTotals(tx: Tx): Promise<void> {
  await sql`lock table ledger_entries in share row exclusive mode nowait`.execute(tx)
  await sql`
    insert into ledger_totals (account_id, entry_id, total)
    select a.id, max(e.id), sum(e.amount)
    from ledger_accounts a left join ledger_totals t on t.account_id = a.id
      join ledger_entries e on e.account_id = a.id and e.id > coalesce(t.entry_id, 0)
    where a.owner_id is null group by a.id
    on conflict (account_id) do update
      set entry_id = excluded.entry_id, total = ledger_totals.total + excluded.total
  `.execute(tx)
}

import { sql } from 'kysely'
import type { LedgerKind } from '../../../db/ledger-tables.ts'
import type { Db } from '../../../db/open.ts'

export interface StatementRow {
  /** Of the transaction. */
  id: string
  kind: LedgerKind
  reason: string
  taskId: string | null
  orderId: string | null
  delta: number
  balance: number
  at: Date
}

/**
 * Newest first; `before` is the last one of the page before. Entries of a period count from when it opens: what was given and
 * taken back until then is one line of that moment, under the transaction that gave it. Reads all entries of the person.
 */
export async function listStatement(
  db: Db,
  { userId, now, before }: { userId: string; now: Date; before: string | undefined },
  limit: number,
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    with moves as (
      select e.id, e.amount, t.id as transaction_id, greatest(t.created_at, p.opens_at) as at,
        case when t.created_at < p.opens_at then a.id end as opened
      from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        join ledger_transactions t on t.id = e.transaction_id
        left join plans p on p.id = a.plan_id
      where a.owner_id = ${userId} and a.kind in ('available', 'plan') and (p.opens_at is null or p.opens_at <= ${now})
    ), lines as (
      select (array_agg(transaction_id order by id))[1] as id, at, max(id) as last, sum(amount) as delta
      from moves group by at, opened, case when opened is null then transaction_id end
      having sum(amount) <> 0
    ), balances as (
      select *, sum(delta) over (order by at, last) as balance from lines
    )
    select t.id, t.kind, t.reason, t.task_id as "taskId", t.order_id as "orderId",
      delta::bigint as delta, balance::bigint as balance, at
    from balances join ledger_transactions t on t.id = balances.id
    where ${before ?? null}::uuid is null or (at, last) < (select at, last from balances where id = ${before ?? null})
    order by at desc, last desc
    limit ${limit}
  `.execute(db)
  return rows
}

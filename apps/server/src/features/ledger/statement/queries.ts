import { type RawBuilder, sql } from 'kysely'
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

interface Asked {
  userId: string
  now: Date
  before: string | undefined
}

/** Entries read per requested line; the factor grows if that is not enough. */
const REACH = 8

/**
 * Statement lines, newest first by booking; `before` is the last line of the previous page. Entries of a future period count from
 * its start: what was granted and taken before then is one line at that moment. Reads back only as far as the page needs.
 */
export async function listStatement(db: Db, statementQuery: Asked, limit: number): Promise<StatementRow[]> {
  for (let reach = limit * REACH; ; reach *= REACH) {
    const { rows } = await lines(statementQuery, { reach, limit }).execute(db)
    const isAll = rows[0]?.isAll ?? true
    if (isAll || rows.length === limit)
      return rows.flatMap(({ isAll: _, id, ...line }) => (id ? [{ id, ...line }] : []))
  }
}

/** Each says whether all entries were looked at; one without an id where there is no line. */
function lines(
  { userId, now, before }: Asked,
  { reach, limit }: { reach: number; limit: number },
): RawBuilder<Omit<StatementRow, 'id'> & { id: string | null; isAll: boolean }> {
  return sql`
    with purses as (
      select a.id, a.balance, p.opens_at from ledger_accounts a left join plans p on p.id = a.plan_id
      where a.owner_id = ${userId} and a.kind in ('available', 'plan') and (p.opens_at is null or p.opens_at <= ${now})
    ), newest as (
      select e.id, e.transaction_id from purses cross join lateral (
        select id, transaction_id from ledger_entries where account_id = purses.id order by id desc limit ${reach}
      ) as e order by e.id desc limit ${reach}
    ), looked as (
      select count(*) < ${reach} as is_all from newest
    ), moves as (
      select e.id, e.amount, e.transaction_id, t.created_at
      from (select distinct transaction_id as id from newest) n
        join ledger_transactions t on t.id = n.id
        join ledger_entries e on e.transaction_id = t.id
        join purses on purses.id = e.account_id
      where opens_at is null or t.created_at >= opens_at
    ), openings as (
      select purses.id as purse, opens_at, (select max(id) from moves where created_at < opens_at) as after
      from purses where opens_at is not null
    ), early as (
      select after, purse, opens_at as at, sum(e.amount) as delta, (array_agg(t.id order by e.id))[1] as id
      from openings join ledger_entries e on e.account_id = purse
        join ledger_transactions t on t.id = e.transaction_id and t.created_at < opens_at
      where after is not null or (select is_all from looked)
      group by purse, opens_at, after
    ), lines as (
      select transaction_id as id, max(id) as place, null::timestamptz as opened, null::bigint as purse,
        created_at as at, sum(amount) as delta
      from moves group by transaction_id, created_at having sum(amount) <> 0
      union all
      select id, coalesce(after, 0), at, purse, at, delta from early where delta <> 0
    ), placed as (
      select *, row_number() over newest_first as number,
        (select sum(balance) from purses) + delta - sum(delta) over newest_first as balance
      from lines window newest_first as (order by place desc, opened desc nulls last, purse desc)
    ), page as (
      select * from placed where ${before ?? null}::uuid is null
        or number > (select number from placed where id = ${before ?? null}::uuid)
      order by number limit ${limit}
    )
    select is_all as "isAll", page.id, t.kind, t.reason, t.task_id as "taskId", t.order_id as "orderId",
      delta::bigint as delta, page.balance::bigint as balance, at
    from looked left join page on true left join ledger_transactions t on t.id = page.id
    order by number
  `
}

import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'

/** Books of ten million entries take minutes, far longer than a statement may otherwise. */
const LONG_MS = 30 * 60 * 1000

/** Read with statements that may take half an hour each. */
export async function readForLong<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  // Whoever reads within a transaction has set its own limit.
  if (db.isTransaction) return read(db)
  const reading = db.transaction().setAccessMode('read only')
  return reading.execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(LONG_MS)}`.execute(tx)
    return read(tx)
  })
}

/** What each order was given, and what the providers say of its money. */
const ofOrders = sql`given as (
      select t.order_id,
        count(distinct t.id) filter (where a.kind = 'cash') as sales,
        coalesce(sum(e.amount) filter (where a.kind = 'cash'), 0) as money,
        count(distinct t.id) filter (where a.owner_id is not null) as grants,
        coalesce(sum(e.amount) filter (where a.owner_id is not null), 0) as credits
      from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'grant' and t.order_id is not null group by t.order_id
    ), bought as (
      select id, amount, credits * quantity as credits,
        case when period is null then 1 when credits > 0 then quantity else 0 end as grants
      from orders where paid_at is not null
    ), moved as (
      select provider, unit, sum(amount) as total from (
        select provider, currency as unit, amount from payments where state = 'PAID'
        union all
        select provider, r.currency, -r.amount from refunds r join payments on payments.id = payment_id
          where r.state = 'DONE'
      ) as moves group by provider, unit
    ), cash as (
      select provider, unit, total as balance from ledger_accounts join booked on account_id = id where kind = 'cash'
    )`

/** How often each task was held and settled, and what its settling left in the accounts of its person. */
const ofTasks = sql`per_task as (
      select task_id,
        count(*) filter (where kind = 'hold') as holds,
        count(*) filter (where kind = 'capture') as captures,
        count(*) filter (where kind = 'release') as releases
      from ledger_transactions where task_id is not null group by task_id
    ), per_task_state as (
      select coalesce(p.task_id, t.id) as id, t.status, t.cost,
        coalesce(p.holds, 0) as holds, coalesce(p.captures, 0) as captures, coalesce(p.releases, 0) as releases
      from per_task p full join (select id, status, cost from tasks where cost > 0) t on t.id = p.task_id
    ), settled as (
      select t.task_id, a.kind, sum(e.amount) as left_over,
        bool_or(bool_or(t.kind = 'release')) over (partition by t.task_id) as is_released,
        bool_or(bool_or(t.kind = 'capture')) over (partition by t.task_id) as is_captured
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.owner_id is not null
      where t.task_id is not null group by t.task_id, a.id
    )`

const brokenTasks = sql`select 'L4', id::text from per_task_state
      where holds > 1 or captures + releases > holds
        or (status = 'SUCCESS' and (captures <> 1 or releases <> 0))
        or (status in ('FAILURE', 'CANCEL') and (captures <> 0 or releases <> holds))
        or (status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS') and (holds <> 1 or captures + releases <> 0))
        or (status = 'MODAL' and holds > 0)
    union all
    select 'L4', t.id::text from tasks t join ledger_transactions h on h.task_id = t.id and h.kind <> 'grant'
      join ledger_entries e on e.transaction_id = h.id and e.amount > 0 where e.amount <> t.cost
    union all
    select 'L4', b.task_id::text from ledger_transactions b join ledger_entries e on e.transaction_id = b.id and e.amount > 0
      left join tasks t on t.id = b.task_id where b.kind = 'grant' and b.task_id is not null
      group by b.task_id having count(distinct b.id) > 1 or bool_or(t.status <> 'SUCCESS') or sum(e.amount) > max(t.cost)
    union all
    select 'L4', task_id::text from settled
      where left_over <> 0 and (is_released or (is_captured and kind = 'held')) group by task_id`

const brokenOrders = sql`select 'L5', coalesce(bought.id, given.order_id)::text
      from bought full join given on given.order_id = bought.id
      where bought.id is null or given.order_id is null or sales <> 1 or money <> amount
        or given.grants <> bought.grants or given.credits <> bought.credits`

/** The sandbox has books of its own, which are a provider's. */
const brokenCash = sql`select 'L9', provider || ' ' || unit from cash full join moved using (provider, unit)
      where coalesce(balance, 0) <> coalesce(total, 0)
    union all
    select 'L9', p.trade_no from payments p left join sandbox_trades s on s.trade_no = p.trade_no
      where p.provider = 'sandbox' and p.state = 'PAID'
        and (s.state, s.amount, s.currency, s.transaction_id)
          is distinct from ('PAID', p.amount, p.currency, p.transaction_id)
    union all
    select 'L9', r.no from refunds r join payments p on p.id = r.payment_id
      left join sandbox_refunds s on s.refund_no = r.no
      where p.provider = 'sandbox' and r.state = 'DONE' and s.amount is distinct from r.amount`

export interface Violation {
  /** L1, L2, … as the invariants are numbered. */
  rule: string
  /** The transaction, account, task, order or payment that breaks it. */
  subject: string
}

/** All invariants in one statement, so in one snapshot. Reads every row. */
export async function findViolations(db: Db): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    with totals as (
      select transaction_id, max(abs(total)) as total, sum(legs) as legs from (
        select transaction_id, unit, sum(amount) as total, count(*) as legs
        from ledger_entries join ledger_accounts on ledger_accounts.id = account_id group by transaction_id, unit
      ) as by_unit group by transaction_id
    ), booked as (
      select account_id, sum(amount) as total from ledger_entries group by account_id
    ), chain as (
      select account_id, id, balance, amount,
        coalesce(lag(balance) over (partition by account_id order by id), 0) as before
      from ledger_entries where account_id in (select id from ledger_accounts where owner_id is not null)
    ), summed as (
      select t.account_id, t.total, sum(amount) as booked from ledger_totals t
        left join ledger_entries e on e.account_id = t.account_id and e.id <= t.entry_id group by t.account_id
    ), ${ofTasks}, guards as (
      select c.relname, bool_or(t.tgenabled in ('O', 'A')) as enabled
      from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgname = c.relname || '_append_only'
      where c.oid in ('ledger_entries'::regclass, 'ledger_transactions'::regclass) group by c.relname
    ), ${ofOrders}
    select 'L1' as rule, t.id::text as subject from ledger_transactions t
      left join totals on totals.transaction_id = t.id where coalesce(total, -1) <> 0 or legs < 2
    union all
    select 'L2', owner_id || ' ' || kind from ledger_accounts where owner_id is not null and balance < 0
    union all
    select 'L3', a.id::text from ledger_accounts a left join booked on booked.account_id = a.id
      where a.owner_id is not null and a.balance <> coalesce(total, 0)
    union all
    select 'L3', account_id::text from summed where total is distinct from booked
    union all
    ${brokenTasks}
    union all
    ${brokenOrders}
    union all
    select 'L7', relname::text from guards where enabled is not true
    union all
    select 'L7', id::text from chain where before + amount is distinct from balance
    union all
    select 'L8', unit from ledger_accounts left join booked on account_id = id
      group by unit having sum(coalesce(balance, total, 0)) <> 0
    union all
    ${brokenCash}
    union all
    select 'L10', key from ledger_transactions group by key having count(*) > 1
    order by 1, 2
  `.execute(db)
  return rows
}

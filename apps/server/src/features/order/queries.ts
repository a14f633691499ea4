import { sql } from 'kysely'
import { dayOf } from '../../db/local-days.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { OrderRow, PaymentRow, ProductRow } from '../../db/tables.ts'

/** Also one that is sold no more. */
export async function getProduct(db: Db, id: string): Promise<ProductRow> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function getOrder(db: Db, id: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

type Change = Partial<Pick<OrderRow, 'status' | 'paid_at' | 'pay_channel'>>

/** Undefined: it is in none of the states `from`, or its time is not over at `expiredAt`. */
export async function changeOrder(
  tx: Tx,
  id: string,
  { from, expiredAt }: { from: readonly OrderRow['status'][]; expiredAt?: Date },
  change: Change,
): Promise<OrderRow | undefined> {
  return tx
    .updateTable('orders')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', from)
    .$if(expiredAt !== undefined, (query) => query.where('expires_at', '<=', expiredAt ?? new Date(0)))
    .returningAll()
    .executeTakeFirst()
}

/** Nobody else changes it, or what is paid and refunded of it, until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findPaymentById(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Of one that is known to exist. */
export async function getPayment(db: Db, id: string): Promise<PaymentRow> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Open payments and refunds without a job that asks about them, or with one that was tried too often. */
export async function listUnfollowed(tx: Tx, limit: number): Promise<{ kind: 'payment' | 'refund'; id: string }[]> {
  const { rows } = await sql<{ kind: 'payment' | 'refund'; id: string }>`
    select kind, open.id from (
      select 'payment' as kind, id, created_at from payments where state = 'OPEN'
      union all
      select 'refund', id, created_at from refunds where state in ('PENDING', 'STUCK')
    ) as open left join graphile_worker.jobs on jobs.key = 'follow-' || kind || ':' || open.id
    where jobs.id is null or jobs.attempts >= jobs.max_attempts
    order by open.created_at limit ${limit}
  `.execute(tx)
  return rows
}

/** Also one that is sold no more. */
export async function findProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Bills of longer ago have been seen by whoever looks at them. */
const LOOKED_BACK_DAYS = 30

export interface OpenMoney {
  openPayments: number
  openDoubts: number
  pendingRefunds: number
  stuckRefunds: number
  /** Of the last 30 days. */
  billDifferences: number
}

export async function countOpenMoney(db: Db, now: Date): Promise<OpenMoney> {
  const since = new Date(now.getTime() - LOOKED_BACK_DAYS * 24 * 3_600_000)
  const { rows } = await sql<OpenMoney>`
    select
      (select count(*) from payments where state = 'OPEN')::int as "openPayments",
      (select count(*) from payment_quarantine where resolved_at is null)::int as "openDoubts",
      (select count(*) from refunds where state = 'PENDING')::int as "pendingRefunds",
      (select count(*) from refunds where state = 'STUCK')::int as "stuckRefunds",
      (select coalesce(sum(jsonb_array_length(differences)), 0) from bill_comparisons
        where day >= ${since.toISOString().slice(0, 10)})::int as "billDifferences"
  `.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('counting gave no row')
  return counted
}

export interface OrdersToSee {
  /** May still be paid. */
  waitingOrders: number
  stuckRefunds: number
  /** Of the last 30 days, without another refund that was asked for since. */
  failedRefunds: number
}

/** Orders that wait, and those whose refund went wrong. */
export async function countOrdersToSee(db: Db, now: Date): Promise<OrdersToSee> {
  const since = new Date(now.getTime() - LOOKED_BACK_DAYS * 24 * 3_600_000)
  const { rows } = await sql<OrdersToSee>`
    select
      (select count(*) from orders where status = 'PENDING')::int as "waitingOrders",
      (select count(distinct order_id) from refunds where state = 'STUCK')::int as "stuckRefunds",
      (select count(distinct order_id) from refunds where state = 'FAILED' and ended_at >= ${since} and not exists (
        select from refunds later where later.order_id = refunds.order_id and later.created_at > refunds.created_at
      ))::int as "failedRefunds"
  `.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('counting gave no row')
  return counted
}

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

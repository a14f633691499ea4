import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { Database, OrderRow, PaymentRow, ProductRow } from '../../db/tables.ts'

/** More than any shop of this kind sells. */
const PRODUCTS_MAX = 100

/** As the operator orders them. */
export async function listProductsOnSale(db: Db): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('on_sale', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(PRODUCTS_MAX)
    .execute()
}

export async function findProductOnSale(db: Db, id: string): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).where('on_sale', '=', true).executeTakeFirst()
}

/** Also one that is sold no more. */
export async function getProduct(db: Db, id: string): Promise<ProductRow> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function insertOrder(tx: Tx, row: Insertable<Database['orders']>): Promise<OrderRow> {
  return tx.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Newest first; `before` is the last one of the page before. */
export async function listOrdersOf(
  db: Db,
  { userId, before }: { userId: string; before: string | undefined },
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether a person has an order that waits to be paid. */
export async function hasWaitingOrder(db: Db, userId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

export async function findOwnOrder(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
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

/** The time of one that waits is over. */
export async function endOrderNow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .execute()
}

/** Orders whose time is over, and that nobody is asked to pay at a provider any more. */
export async function expireUnpaid(tx: Tx, now: Date, limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    update orders set status = 'EXPIRED', version = version + 1
    where id in (
      select id from orders where status = 'PENDING' and expires_at <= ${now}
        and not exists (select from payments where order_id = orders.id and state = 'OPEN')
      order by expires_at limit ${limit} for update skip locked
    ) and status = 'PENDING'
    returning *
  `.execute(tx)
  return rows
}

/** The one that is open at a provider; at most one is. */
export async function findOpenPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
}

export async function countPayments(db: Db, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False: another one was opened at the same moment. */
export async function insertPayment(tx: Tx, row: Insertable<Database['payments']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether the one call to its provider is ours; it is nobody's once `until` has passed, and not wanted where a code holds. */
export async function claimCall(
  db: Db,
  id: string,
  { now, until, forCode = false }: { now: Date; until: Date; forCode?: boolean },
): Promise<boolean> {
  const claimed = await db
    .updateTable('payments')
    .set({ quiet_until: until })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where((eb) => eb.or([eb('quiet_until', 'is', null), eb('quiet_until', '<=', now)]))
    .$if(forCode, (query) => query.where((eb) => eb.or([eb('code_url', 'is', null), eb('code_expires_at', '<=', now)])))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function endCall(
  db: Db,
  id: string,
  change: Partial<Pick<PaymentRow, 'code_url' | 'code_expires_at' | 'queries' | 'quiet_until'>>,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ quiet_until: null, ...change })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute()
}

export async function findPayment(db: Db, provider: string, tradeNo: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst()
}

/** Nobody else changes it until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function setClosed(tx: Tx, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('payments')
    .set({ state: 'CLOSED', quiet_until: null })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
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

/** For a human to look at. False: just this is open already. */
export async function insertQuarantine(tx: Tx, row: Insertable<Database['payment_quarantine']>): Promise<boolean> {
  const same = `easel.doubt.${row.provider}.${row.reason}.${row.details}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${same}, 0))`.execute(tx)
  const open = await tx
    .selectFrom('payment_quarantine')
    .select('id')
    .where('provider', '=', row.provider)
    .where('reason', '=', row.reason)
    .where('details', '=', sql<object>`${row.details}::jsonb`)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  if (open) return false
  await tx.insertInto('payment_quarantine').values(row).execute()
  return true
}

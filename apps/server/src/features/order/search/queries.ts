import type { OrderSort } from '@easel/contract/admin-orders'
import type { OrderStatus } from '@easel/contract/order'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import { isBehind, type Place, type Turn } from '../../../db/sorted-page.ts'
import type { PaymentNoticesTable } from '../../../db/order-tables.ts'
import type { DoubtRow, OrderRow, PaymentRow, RefundRow } from '../../../db/tables.ts'

export interface OrderSearch {
  /** Empty: all. */
  text: string
  status: OrderStatus | undefined
  turn: Turn<'amount'>
  last: Place | undefined
}

export const ORDER_TURNS: Readonly<Record<OrderSort, Turn<'amount'>>> = {
  'time-desc': { column: 'id', direction: 'desc' },
  'time-asc': { column: 'id', direction: 'asc' },
  'amount-desc': { column: 'amount', direction: 'desc' },
  'amount-asc': { column: 'amount', direction: 'asc' },
}

export async function findOrders(
  db: Db,
  { text, status, turn, last }: OrderSearch,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .$if(text !== '', (query) => query.where(isMeant(text)))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'PAID'))
    .$call((query) => (last ? query.where(isBehind(turn, last.id, last.value)) : query))
    .orderBy(turn.column, turn.direction)
    .orderBy('id', turn.direction)
    .limit(limit)
    .execute()
}

/** Whole numbers of a provider, the beginning of ours, any part of a name or a phone; no character of it is a pattern. */
function isMeant(text: string): RawBuilder<boolean> {
  const digits = text.replace(/[\s-]/g, '')
  return sql<boolean>`orders.id in (
    select id from orders where starts_with(no, ${text.toUpperCase()})
    union all select order_id from payments where trade_no = ${text} or transaction_id = ${text}
    union all select order_id from refunds where no = ${text} or provider_refund_id = ${text}
    union all select o.id from orders o join users u on u.id = o.user_id
      where position(lower(${text}) in lower(u.name)) > 0 or (${digits} <> '' and position(${digits} in u.phone) > 0)
  )`
}

/** Newest first. */
export async function listPaymentsOf(db: Db, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return []
  return db.selectFrom('payments').selectAll().where('order_id', 'in', orderIds).orderBy('id', 'desc').execute()
}

/** Newest first. */
export async function listRefundsOf(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return []
  return db.selectFrom('refunds').selectAll().where('order_id', 'in', orderIds).orderBy('id', 'desc').execute()
}

export async function isOrder(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export interface NoticeRow extends Pick<Selectable<PaymentNoticesTable>, 'provider' | 'said' | 'doubt'> {
  id: string
  at: Date
  providerNo: string | null
  isBelieved: boolean
}

/** Newest first; also those that were not believed because the provider, asked, said something else. */
export async function listNoticesOf(db: Db, orderId: string, limit: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    with numbers as (
      select provider, trade_no as our_no from payments where order_id = ${orderId}
      union all
      select provider, no from refunds join payments on payments.id = payment_id where refunds.order_id = ${orderId}
    )
    select provider, notice_id as id, received_at as at, said, doubt, provider_no as "providerNo",
      doubt is null or said is not null as "isBelieved"
      from numbers join payment_notices using (provider, our_no)
    union all
    select provider, id::text, created_at, 'PAID', reason, details ->> 'transactionId', false
      from numbers join payment_quarantine q using (provider)
      where q.reason = 'not_confirmed' and details ->> 'tradeNo' = our_no
    order by at desc, id desc limit ${limit}
  `.execute(db)
  return rows
}

/** Newest first. */
export async function listQuarantine(db: Db, before: string | undefined, limit: number): Promise<DoubtRow[]> {
  return db
    .selectFrom('payment_quarantine')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Undefined: there is none, or somebody has seen to it before. */
export async function setResolved(tx: Tx, id: string, now: Date): Promise<DoubtRow | undefined> {
  return tx
    .updateTable('payment_quarantine')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function findQuarantine(db: Db, id: string): Promise<DoubtRow | undefined> {
  return db.selectFrom('payment_quarantine').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What wants a human. */
export async function countWanted(db: Db): Promise<{ openDoubts: number; stuckRefunds: number }> {
  const { rows } = await sql<{ openDoubts: number; stuckRefunds: number }>`
    select (select count(*) from payment_quarantine where resolved_at is null) as "openDoubts",
      (select count(*) from refunds where state = 'STUCK') as "stuckRefunds"
  `.execute(db)
  return rows[0] ?? { openDoubts: 0, stuckRefunds: 0 }
}

/** Bills that did not agree with our books; more days than a human looks at. */
const BILLS_MAX = 100

/** Newest day first. */
export async function listDisputedBills(db: Db): Promise<{ provider: string; day: string; differences: number }[]> {
  const { rows } = await sql<{ provider: string; day: string; differences: number }>`
    select provider, day, jsonb_array_length(differences) as differences from bill_comparisons
    where differences <> '[]' order by day desc, provider limit ${BILLS_MAX}
  `.execute(db)
  return rows
}

import type { OrderSort, RefundState } from '@easel/contract/admin-orders'
import type { OrderStatus } from '@easel/contract/order'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../db/open.ts'
import { isAfterCursor, type CursorPosition, type SortOrder } from '../../../../db/sorted-page.ts'
import type { OrderRow, PaymentRow, RefundRow } from '../../../../db/tables.ts'

export interface OrderSearch {
  /** Empty: all. */
  text: string
  status: OrderStatus | undefined
  /** With a refund in this state. */
  refund: RefundState | undefined
  turn: SortOrder<'amount'>
  last: CursorPosition | undefined
}

export const ORDER_TURNS: Readonly<Record<OrderSort, SortOrder<'amount'>>> = {
  'time-desc': { column: 'id', direction: 'desc' },
  'time-asc': { column: 'id', direction: 'asc' },
  'amount-desc': { column: 'amount', direction: 'desc' },
  'amount-asc': { column: 'amount', direction: 'asc' },
}

export async function findOrders(
  db: Db,
  { text, status, refund, turn, last }: OrderSearch,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .$if(text !== '', (query) => query.where(isMeant(text)))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'PAID'))
    .$if(refund !== undefined, (query) =>
      query.where(sql<boolean>`id in (select order_id from refunds where state = ${refund})`),
    )
    .$call((query) => (last ? query.where(isAfterCursor(turn, last.id, last.value)) : query))
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
      where position(lower(${text}) in lower(u.shown_name)) > 0 or (${digits} <> '' and position(${digits} in u.phone) > 0)
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

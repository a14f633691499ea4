import type { PaidTrade } from '@easel/payments/gateway'
import { sql } from 'kysely'
import { prepared } from '../../../db/prepared-statements.ts'
import type { Tx } from '../../../db/open.ts'
import type { OrderRow } from '../../../db/tables.ts'

export interface ProviderTrade extends PaidTrade {
  /** Who says so. */
  provider: string
}

export interface TakenPayment {
  paymentId: string
  /** What was to be paid, in the currency's minor unit. */
  due: number
  dueIn: string
  /** False: it is another sum, or was paid before. */
  isPaid: boolean
  /** The order that is paid with it; null: another payment paid it before. */
  order: OrderRow | null
}

/**
 * Have payments of those sums be paid, and their orders with them where they are not; also those that were closed here, for they may
 * have been paid at the last moment. The orders' rows are locked first, as everyone does who changes both, and each after those with
 * a lower id. Gives what became of each trade; undefined: there is no such payment.
 */
export async function takePayments(
  tx: Tx,
  trades: readonly ProviderTrade[],
): Promise<{ trade: ProviderTrade; taken: TakenPayment | undefined }[]> {
  const { rows } = await sql<OrderRow & Omit<TakenPayment, 'order'> & { place: number; isOrder: boolean }>`
    with told as (
      select * from unnest(${trades.map(({ provider }) => provider)}::text[], ${trades.map(({ tradeNo }) => tradeNo)}::text[],
        ${trades.map(({ transactionId }) => transactionId)}::text[], ${trades.map(({ amount }) => amount)}::bigint[],
        ${trades.map(({ currency }) => currency)}::text[], ${trades.map(({ paidAt }) => paidAt)}::timestamptz[])
        with ordinality as told(provider, trade_no, transaction_id, amount, currency, paid_at, place)
    ), payment as (
      select payments.id, payments.amount as due, payments.currency as due_in, place
      from told join payments on payments.provider = told.provider and payments.trade_no = told.trade_no
        join orders on orders.id = order_id order by orders.id for update of orders
    ), paid as (
      update payments set state = 'PAID', transaction_id = told.transaction_id, paid_at = told.paid_at, quiet_until = null
      from payment join told using (place) where payments.id = payment.id and state in ('OPEN', 'CLOSED')
        and payments.amount = told.amount and payments.currency = told.currency
      returning place, order_id, told.paid_at as at, payments.provider as channel
    ), changed as (
      update orders set status = 'PAID', paid_at = paid.at, pay_channel = channel, version = version + 1
      from paid where orders.id = order_id and status in ('PENDING', 'CANCELLED', 'EXPIRED')
      returning place, orders.id, no, user_id, product_id, title, period, quantity, credits, amount, currency, pay_channel,
        status, created_at, expires_at, orders.paid_at, version
    )
    select changed.*, changed.id is not null as "isOrder", order_id is not null as "isPaid",
      payment.id as "paymentId", due, due_in as "dueIn", payment.place::int as place
    from payment left join paid using (place) left join changed using (place)
    ${prepared}
  `.execute(tx)
  const taken = new Map(rows.map(({ place, ...row }) => [place, toTakenPayment(row)]))
  return trades.map((trade, index) => ({ trade, taken: taken.get(index + 1) }))
}

function toTakenPayment({
  isOrder,
  isPaid,
  paymentId,
  due,
  dueIn,
  ...order
}: OrderRow & Omit<TakenPayment, 'order'> & { isOrder: boolean }): TakenPayment {
  return { paymentId, due, dueIn, isPaid, order: isOrder ? order : null }
}

import type { PaidTrade } from '@easel/payments/gateway'
import { sql } from 'kysely'
import { kept } from '../../../db/kept-statements.ts'
import type { Tx } from '../../../db/open.ts'
import type { OrderRow } from '../../../db/tables.ts'

export interface Taken {
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
 * Have a payment of that sum be paid, and its order with it where it is not; also one that was closed here, for it may have been
 * paid at the last moment. The order's row is locked first, as everyone does who changes both. Undefined: there is no such payment.
 */
export async function takePayment(tx: Tx, provider: string, trade: PaidTrade): Promise<Taken | undefined> {
  const { tradeNo, transactionId, amount, currency, paidAt } = trade
  const { rows } = await sql<OrderRow & Omit<Taken, 'order'> & { isOrder: boolean }>`
    with payment as (
      select payments.id, payments.amount as due, payments.currency as due_in from payments join orders on orders.id = order_id
      where provider = ${provider} and trade_no = ${tradeNo} for update of orders
    ), paid as (
      update payments set state = 'PAID', transaction_id = ${transactionId}, paid_at = ${paidAt}, quiet_until = null
      from payment where payments.id = payment.id and state in ('OPEN', 'CLOSED')
        and amount = ${amount} and currency = ${currency}
      returning order_id
    ), changed as (
      update orders set status = 'PAID', paid_at = ${paidAt}, pay_channel = ${provider}, version = version + 1
      from paid where orders.id = order_id and status in ('PENDING', 'CANCELLED', 'EXPIRED')
      returning id, no, user_id, product_id, title, period, quantity, credits, amount, currency, pay_channel, status,
        created_at, expires_at, orders.paid_at, version
    )
    select changed.*, changed.id is not null as "isOrder", order_id is not null as "isPaid",
      payment.id as "paymentId", due, due_in as "dueIn"
    from payment left join paid on true left join changed on true
    ${kept}
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { isOrder, isPaid, paymentId, due, dueIn, ...order } = row
  return { paymentId, due, dueIn, isPaid, order: isOrder ? order : null }
}

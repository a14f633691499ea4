import type { Order } from '@easel/contract/order'
import { GatewayError } from '@easel/payments/gateway'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { announceOrder } from '../announce-order.ts'
import { changeOrder, getOrder, lockOrder } from '../queries.ts'
import { findOpenPayment, setClosed } from '../paying/queries.ts'
import type { Gateways } from '../paying/open-gateways.ts'
import { requireOwnOrder } from './require-own-order.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { viewOrder } from '../view.ts'

type CancelDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & { gateways: Gateways }

/**
 * Give up an order. Where it is open at a provider it is closed there first, so that nobody pays what has been cancelled; if it
 * was paid by then, it comes back as paid. What a provider cannot close yet, such as an Alipay code that nobody scanned, is
 * looked after until its end: who pays it all the same gets it all the same. One that has ended comes back as it is.
 *
 * @throws Refusal not_found, upstream_unavailable when the provider does not say how it stands
 */
export async function cancelOrder(deps: CancelDeps, actor: Actor, orderId: string): Promise<Order> {
  const order = await requireOwnOrder(deps.db, actor, orderId)
  if (order.status !== 'PENDING') return viewOrder(order, actor.language)
  const closed = await closeAtProvider(deps, orderId)
  const now = deps.clock.now()
  const cancelled = await deps.db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId)
    if (closed !== null) await setClosed(tx, closed)
    const row = await changeOrder(tx, orderId, { from: ['PENDING'] }, { status: 'CANCELLED' })
    return row && announceOrder(tx, row, now, actor.language)
  })
  return cancelled ?? viewOrder(await getOrder(deps.db, orderId), actor.language)
}

/** The payment that nobody can pay any more; null: none was open, or it is paid, or still open there. */
async function closeAtProvider(deps: CancelDeps, orderId: string): Promise<string | null> {
  const payment = await findOpenPayment(deps.db, orderId)
  if (!payment) return null
  const gateway = deps.gateways.get(payment.provider)
  if (!gateway) throw new Refusal('upstream_unavailable')
  try {
    const trade = await gateway.close(payment.trade_no)
    if (trade.state === 'paid') await settlePayment(deps, gateway.id, trade)
    return trade.state === 'paid' || trade.state === 'unpaid' ? null : payment.id
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ provider: gateway.id, err: error }, 'a payment provider closed nothing')
    throw new Refusal('upstream_unavailable')
  }
}

import type { PaidTrade } from '@easel/payments/gateway'
import type { Tx } from '../../db/open.ts'
import type { OrderRow, PaymentRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { announceOrder } from './announce-order.ts'
import { announceStanding } from './announce-standing.ts'
import { giveGoods } from './give-goods.ts'
import { changeOrder, lockPayment, setClosed, setPaid } from './queries.ts'
import { returnPayment } from './refunds/return-payment.ts'
import { setAside } from './set-aside.ts'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/**
 * Give what was paid for, once, however often and by whomever we are told. A payment that comes after its order has ended is
 * never dropped: the goods are given all the same. A second payment of one order goes back by itself. What fits no order of ours, or
 * not its sum, is set aside for a human.
 *
 * `trade` must have been verified to come from the provider.
 */
export async function settlePayment(deps: SettleDeps, provider: string, trade: PaidTrade): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const doubtful = await settleTrade(deps, tx, provider, trade)
    // Nobody can pay it any more, and asking again would tell nothing new.
    if (doubtful) await setClosed(tx, doubtful.id)
  })
}

/**
 * The same as a part of the caller's transaction. Gives back the payment whose sum is another: after a notice that is to be
 * asked about, for the provider's answer may well be right.
 */
export async function settleTrade(
  deps: SettleDeps,
  tx: Tx,
  provider: string,
  trade: PaidTrade,
): Promise<PaymentRow | undefined> {
  const payment = await lockPayment(tx, provider, trade.tradeNo)
  const doubt = findDoubt(payment, trade)
  if (!payment || doubt) {
    await setAside(deps, tx, provider, { reason: doubt ?? 'unknown_trade', details: trade })
    return payment
  }
  if (!(await setPaid(tx, payment.id, trade))) return undefined
  const change = { status: 'PAID', paid_at: trade.paidAt, pay_channel: provider } as const
  const order = await changeOrder(tx, payment.order_id, { from: ['PENDING', 'CANCELLED', 'EXPIRED'] }, change)
  if (order) await fulfil(deps, tx, order)
  else await returnSecond(deps, tx, payment, trade)
  return undefined
}

async function fulfil(deps: SettleDeps, tx: Tx, order: OrderRow): Promise<void> {
  const now = deps.clock.now()
  await giveGoods(deps, tx, order)
  await announceOrder(tx, order, now)
  await announceStanding(tx, order.user_id, now)
  deps.log.info({ orderNo: order.no, provider: order.pay_channel }, 'order paid')
}

/** A discount that the provider gives does not change what the order costs. */
function findDoubt(payment: PaymentRow | undefined, { amount, currency }: PaidTrade): string | null {
  if (!payment) return 'unknown_trade'
  if (amount !== payment.amount) return 'wrong_amount'
  return currency === payment.currency ? null : 'wrong_currency'
}

/** The order was paid before. */
async function returnSecond(deps: SettleDeps, tx: Tx, payment: PaymentRow, trade: PaidTrade): Promise<void> {
  await setAside(deps, tx, payment.provider, { reason: 'paid_twice', details: trade })
  await returnPayment(deps, tx, payment.id)
}

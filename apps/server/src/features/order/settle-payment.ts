import type { PaidTrade } from '@easel/payments/gateway'
import type { Tx } from '../../db/open.ts'
import type { OrderRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { announcePaid } from './announce-paid.ts'
import { giveGoods } from './give-goods.ts'
import { setClosed } from './queries.ts'
import { returnPayment } from './refunds/return-payment.ts'
import { setAside } from './set-aside.ts'
import { type Taken, takePayment } from './settling/queries.ts'

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
    if (doubtful !== undefined) await setClosed(tx, doubtful)
  })
}

/**
 * The same as a part of the caller's transaction. Gives back the id of the payment whose sum is another: after a notice that is to
 * be asked about, for the provider's answer may well be right.
 */
export async function settleTrade(
  deps: SettleDeps,
  tx: Tx,
  provider: string,
  trade: PaidTrade,
): Promise<string | undefined> {
  const taken = await takePayment(tx, provider, trade)
  const doubt = findDoubt(taken, trade)
  if (!taken || doubt) {
    await setAside(deps, tx, provider, { reason: doubt ?? 'unknown_trade', details: trade })
    return taken?.paymentId
  }
  if (!taken.isPaid) return undefined
  if (taken.order) await fulfil(deps, tx, taken.order)
  else await returnSecond(deps, tx, { paymentId: taken.paymentId, provider, trade })
  return undefined
}

async function fulfil(deps: SettleDeps, tx: Tx, order: OrderRow): Promise<void> {
  await giveGoods(deps, tx, order)
  await announcePaid(tx, order, deps.clock.now())
  deps.log.info({ orderNo: order.no, provider: order.pay_channel }, 'order paid')
}

/** A discount that the provider gives does not change what the order costs. */
function findDoubt(taken: Taken | undefined, { amount, currency }: PaidTrade): string | null {
  if (!taken) return 'unknown_trade'
  if (amount !== taken.due) return 'wrong_amount'
  return currency === taken.dueIn ? null : 'wrong_currency'
}

/** The order was paid before. */
async function returnSecond(
  deps: SettleDeps,
  tx: Tx,
  { paymentId, provider, trade }: { paymentId: string; provider: string; trade: PaidTrade },
): Promise<void> {
  await setAside(deps, tx, provider, { reason: 'paid_twice', details: trade })
  await returnPayment(deps, tx, paymentId)
}

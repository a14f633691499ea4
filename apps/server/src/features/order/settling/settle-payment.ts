import type { PaidTrade } from '@easel/payments/gateway'
import type { Tx } from '../../../db/open.ts'
import type { OrderRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { announcePaid } from './announce-paid.ts'
import { giveGoods } from './give-goods.ts'
import { tellPaid } from './tell-paid.ts'
import { setClosed } from '../paying/queries.ts'
import { returnPayment } from '../refunding/return-payment.ts'
import { recordDoubt } from './doubts/record-doubt.ts'
import { type TakenPayment, takePayments, type ProviderTrade } from './queries.ts'

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
    const doubts = await settleTrades(deps, tx, [{ ...trade, provider }])
    // Nobody can pay it any more, and asking again would tell nothing new.
    for (const { wrongId } of doubts) if (wrongId !== null) await setClosed(tx, wrongId)
  })
}

/** Something that was said of a payment, and set aside. */
interface Doubt {
  trade: ProviderTrade
  reason: string
  /** The payment whose sum is another; null: there is none. */
  wrongId: string | null
}

/**
 * The same for many as a part of the caller's transaction. Gives what was set aside; a payment whose sum is another is to be asked
 * about after a notice, for the provider's answer may well be right.
 */
export async function settleTrades(deps: SettleDeps, tx: Tx, trades: readonly ProviderTrade[]): Promise<Doubt[]> {
  if (trades.length === 0) return []
  const all = await takePayments(tx, trades)
  const orders = all.flatMap(({ trade, taken }) => (findDoubt(taken, trade) ? [] : (taken?.order ?? [])))
  if (orders.length > 0) await giveAndAnnounce(deps, tx, orders)
  const doubts: Doubt[] = []
  for (const { trade, taken } of all) {
    const doubt = findDoubt(taken, trade)
    if (doubt) {
      const reason = await doubtTrade(deps, tx, doubt, trade)
      doubts.push({ trade, reason, wrongId: taken?.paymentId ?? null })
    } else if (taken?.isPaid && !taken.order) {
      const reason = await returnSecond(deps, tx, taken.paymentId, trade)
      doubts.push({ trade, reason, wrongId: null })
    }
  }
  return doubts
}

async function giveAndAnnounce(deps: SettleDeps, tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  await giveGoods(deps, tx, orders)
  await announcePaid(tx, orders, deps.clock.now())
  await tellPaid(tx, orders, deps.clock.now())
  for (const { no, pay_channel: provider } of orders) deps.log.info({ orderNo: no, provider }, 'order paid')
}

/** A discount that the provider gives does not change what the order costs. */
function findDoubt(taken: TakenPayment | undefined, { amount, currency }: PaidTrade): string | null {
  if (!taken) return 'unknown_trade'
  if (amount !== taken.due) return 'wrong_amount'
  return currency === taken.dueIn ? null : 'wrong_currency'
}

/** The order was paid before. */
async function returnSecond(deps: SettleDeps, tx: Tx, paymentId: string, trade: ProviderTrade): Promise<string> {
  const reason = await doubtTrade(deps, tx, 'paid_twice', trade)
  await returnPayment(deps, tx, paymentId)
  return reason
}

function doubtTrade(
  deps: SettleDeps,
  tx: Tx,
  reason: string,
  { provider, ...details }: ProviderTrade,
): Promise<string> {
  return recordDoubt(deps, tx, provider, { reason, details })
}

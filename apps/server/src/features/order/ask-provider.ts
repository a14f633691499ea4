import type { Gateway, Trade } from '@easel/payments/gateway'
import type { PaymentRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { endPayment } from './end-payment.ts'
import { claimCall, endCall } from './queries.ts'
import { ASK_EVERY_SECONDS, CALL_SECONDS, expiryOf, secondsLater } from './rules.ts'
import { settlePayment } from './settle-payment.ts'

type AskDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/**
 * Ask the provider how a payment stands, and do what follows from it; one whose time is over is closed there, as not all
 * providers do that by themselves. Nothing when somebody asks already.
 */
export async function askProvider(deps: AskDeps, gateway: Gateway, payment: PaymentRow): Promise<void> {
  const now = deps.clock.now()
  if (!(await claimCall(deps.db, payment.id, { now, until: secondsLater(now, CALL_SECONDS) }))) return
  try {
    const { trade_no: tradeNo } = payment
    const trade = await (isOver(payment, now) ? gateway.close(tradeNo) : gateway.query(tradeNo))
    await followTrade(deps, gateway, payment, trade)
  } finally {
    const [later, queries] = [deps.clock.now(), payment.queries + 1]
    await endCall(deps.db, payment.id, { queries, quiet_until: secondsLater(later, ASK_EVERY_SECONDS) })
  }
}

/** Nobody can pay it any more, as its order is as old or older. */
function isOver({ created_at }: PaymentRow, now: Date): boolean {
  return expiryOf(created_at) <= now
}

/** What a provider said of a payment becomes true here. */
async function followTrade(
  deps: AskDeps,
  gateway: Pick<Gateway, 'id'>,
  payment: PaymentRow,
  trade: Trade,
): Promise<void> {
  if (trade.state === 'paid') await settlePayment(deps, gateway.id, trade)
  else if (trade.state === 'closed') await endPayment(deps, payment)
}

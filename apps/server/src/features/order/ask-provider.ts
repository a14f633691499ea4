import type { Gateway, Trade } from '@easel/payments/gateway'
import type { PaymentRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { endPayment } from './end-payment.ts'
import { claimCall, endCall } from './queries.ts'
import { ASK_EVERY_SECONDS, CALL_SECONDS, secondsLater } from './rules.ts'
import { settlePayment } from './settle-payment.ts'

type AskDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/** Ask the provider how a payment stands, and do what follows from it. Nothing when somebody asks already. */
export async function askProvider(deps: AskDeps, gateway: Gateway, payment: PaymentRow): Promise<void> {
  const now = deps.clock.now()
  if (!(await claimCall(deps.db, payment.id, { now, until: secondsLater(now, CALL_SECONDS) }))) return
  try {
    await followTrade(deps, gateway, payment, await gateway.query(payment.trade_no))
  } finally {
    const [later, queries] = [deps.clock.now(), payment.queries + 1]
    await endCall(deps.db, payment.id, { queries, quiet_until: secondsLater(later, ASK_EVERY_SECONDS) })
  }
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

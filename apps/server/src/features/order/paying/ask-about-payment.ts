import type { Gateway, Trade } from '@easel/payments/gateway'
import type { PaymentRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { closePayment } from './close-payment.ts'
import { claimCall, releaseCall } from './queries.ts'
import { CALL_SECONDS, secondsLater } from '../rules.ts'
import { ASK_EVERY_SECONDS } from './rules.ts'
import { settlePayment } from '../settling/settle-payment.ts'

type AskDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/**
 * Ask the provider how a payment stands, or to close it once its order's time is over, and do what follows from it. Nothing when
 * somebody asks already.
 *
 * @throws GatewayError
 */
export async function askAboutPayment(
  deps: AskDeps,
  gateway: Gateway,
  payment: PaymentRow,
  { isOver = false }: { isOver?: boolean } = {},
): Promise<void> {
  const now = deps.clock.now()
  if (!(await claimCall(deps.db, payment.id, { now, until: secondsLater(now, CALL_SECONDS) }))) return
  try {
    const trade = await (isOver ? gateway.close(payment.trade_no) : gateway.query(payment.trade_no))
    await settleTrade(deps, { provider: gateway.id, payment, isOver }, trade)
  } finally {
    const [later, queries] = [deps.clock.now(), payment.queries + 1]
    await releaseCall(deps.db, payment.id, { queries, quiet_until: secondsLater(later, ASK_EVERY_SECONDS) })
  }
}

/** What a provider said of a payment becomes true here. A trade that it never got is over with its order. */
async function settleTrade(
  deps: AskDeps,
  { provider, payment, isOver }: { provider: string; payment: PaymentRow; isOver: boolean },
  trade: Trade,
): Promise<void> {
  if (trade.state === 'paid') await settlePayment(deps, provider, trade)
  else if (trade.state === 'closed' || (trade.state === 'unknown' && isOver)) await closePayment(deps, payment)
}

import type { BodyOf, DataOf } from '@easel/contract/call'
import type { endTrade as call } from '@easel/contract/order-acts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { closePayment } from '../paying/close-payment.ts'
import { findPayment } from '../paying/queries.ts'
import { isSandboxOpen, type Payer } from './is-sandbox-open.ts'
import { endTradeBySecret } from './queries.ts'
import { readTrade } from './read-trade.ts'

/**
 * Have a payment in the sandbox come to nothing: it fails, and the order may be paid by a new code, or the order's time is over at
 * once. One that was paid stays paid.
 *
 * @throws Refusal not_found
 */
export async function endTrade(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  payer: Payer,
  secret: string,
  { outcome }: BodyOf<typeof call>,
): Promise<DataOf<typeof call>> {
  if (!isSandboxOpen(deps, payer)) throw new Refusal('not_found')
  const ended = await endTradeBySecret(deps.db, secret)
  const payment = ended?.state === 'CLOSED' && (await findPayment(deps.db, 'sandbox', ended.trade_no))
  if (payment) await closePayment(deps, payment, { isOver: outcome === 'expired' })
  return readTrade(deps, payer, secret)
}

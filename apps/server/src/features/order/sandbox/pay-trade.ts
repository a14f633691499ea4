import type { DataOf } from '@easel/contract/call'
import type { payTrade as call } from '@easel/contract/order-acts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { isSandboxOpen, type Payer } from './is-sandbox-open.ts'
import { viewTrade } from './open-sandbox.ts'
import { payTrade as pay } from './queries.ts'
import { readTrade } from './read-trade.ts'

/**
 * Pay in the sandbox: no money moves, and the notice goes out at once. Paying twice is paying once.
 *
 * @throws Refusal not_found, order_closed
 */
export async function payTrade(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log' | 'config'>,
  payer: Payer,
  secret: string,
): Promise<DataOf<typeof call>> {
  if (!isSandboxOpen(deps, payer)) throw new Refusal('not_found')
  const now = deps.clock.now()
  const paid = await pay(deps.db, secret, { transactionId: deps.newId(), now })
  const trade = paid && viewTrade(paid, now)
  if (trade?.state === 'paid') await settlePayment(deps, 'sandbox', trade)
  const shown = await readTrade(deps, payer, secret)
  if (shown.state !== 'paid') throw new Refusal('order_closed')
  return shown
}

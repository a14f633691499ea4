import type { Tx } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { bookPaid } from '../../ledger/gate.ts'
import { getPayment } from '../queries.ts'
import { openRefund } from './open-refund.ts'
import { PAID_TWICE } from './rules.ts'

/** Pay a payment back that came for an order which had been paid. It gave nothing, so nothing is taken. */
export async function returnPayment(deps: Pick<Deps, 'clock' | 'newId'>, tx: Tx, paymentId: string): Promise<void> {
  const payment = await getPayment(tx, paymentId)
  const { order_id: orderId, amount, currency, provider } = payment
  const paid = { orderId, amount, currency, provider }
  const act = { kind: 'adjust', key: `sale:payment:${paymentId}`, reason: 'paid_twice' } as const
  await bookPaid(tx, { ...act, paid, now: deps.clock.now(), newId: deps.newId })
  await openRefund(deps, tx, { payment, reason: PAID_TWICE, requestedBy: null })
}

import type { Tx } from '../../../db/open.ts'
import type { PaymentRow, RefundRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { insertRefund, type Tally, tallyRefunds } from './queries.ts'
import { refundNoOf } from './rules.ts'

export interface Wanted {
  payment: PaymentRow
  /** In the currency's minor unit; undefined: all that is left. */
  amount?: number | undefined
  reason: string
  /** Null: nobody, it comes about by itself. */
  requestedBy: string | null
}

/**
 * Write down that some of a payment goes back, and have its provider asked once that is certain. Gives what was asked for
 * before, too. The caller holds the order's row, or has just made the payment.
 *
 * @throws Refusal conflict when nothing is left, invalid_input when it is more than is left
 */
export async function openRefund(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  { payment, amount, reason, requestedBy }: Wanted,
): Promise<{ refund: RefundRow; before: Tally }> {
  const before = await tallyRefunds(tx, payment.id)
  const left = payment.amount - before.amount
  if (left === 0) throw new Refusal('conflict')
  const refund = await insertRefund(tx, {
    id: newId(),
    payment_id: payment.id,
    no: refundNoOf(payment.trade_no, before.count),
    amount: amount ?? left,
    reason,
    requested_by: requestedBy,
    created_at: clock.now(),
  })
  if (!refund) throw new Refusal('invalid_input', { fields: { amount: { problem: 'too_big', limit: left } } })
  await enqueue(tx, 'follow-refund', { refundId: refund.id }, { key: `follow-refund:${refund.id}` })
  return { refund, before }
}

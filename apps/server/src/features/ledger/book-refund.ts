import type { Tx } from '../../db/open.ts'
import { refundKey, requireWhole } from './rules.ts'
import { type Act, writeTransaction } from './write-transaction.ts'

export interface PaidBack extends Pick<Act, 'now' | 'newId'> {
  refundId: string
  orderId: string
  /** In the currency's minor unit, above 0. */
  amount: number
  currency: string
  provider: string
}

/** Write down money that went back to who paid it. False: it was written before. */
export async function bookRefund(
  tx: Tx,
  { refundId, orderId, amount, currency: unit, provider, now, newId }: PaidBack,
): Promise<boolean> {
  requireWhole(amount)
  const act = { kind: 'refund', key: refundKey(refundId), orderId, reason: 'refund', now, newId } as const
  return writeTransaction(tx, act, [
    { account: { kind: 'cash', unit, provider }, amount: -amount },
    { account: { kind: 'refunds', unit, provider }, amount },
  ])
}

import type { Tx } from '../../db/open.ts'
import { lockAvailable } from './queries.ts'
import { listPursesOf, sumSpent } from './refunded-queries.ts'
import { takeAtMost, takeBackKey } from './rules.ts'
import { type Act, writeTransaction } from './write-transaction.ts'

export interface TakeBack extends Pick<Act, 'now' | 'newId'> {
  refundId: string
  orderId: string
  userId: string
  /** 0 or above. */
  credits: number
  /** The periods whose credits they are; null: those that stay. */
  planIds: readonly string[] | null
}

/**
 * Take back an order's credits as far as available: held credits count as spent, and expired ones are gone. Of several periods
 * the last is used first. `spent`: credits of the periods used or held for drawings; null where permanent credits cannot be told
 * apart.
 */
export async function takeBack(
  tx: Tx,
  { refundId, orderId, userId, credits, planIds, now, newId }: TakeBack,
): Promise<{ taken: number; spent: number | null }> {
  await lockAvailable(tx, userId)
  const spent = planIds && (await sumSpent(tx, planIds))
  const parts = takeAtMost(await listPursesOf(tx, userId, { planIds, now }), credits)
  const takenCredits = parts.reduce((sum, { amount }) => sum - amount, 0)
  if (takenCredits === 0) return { taken: takenCredits, spent }
  const act = { kind: 'refund', key: takeBackKey(refundId), orderId, reason: 'refund', now, newId } as const
  await writeTransaction(tx, act, [...parts, { account: { kind: 'sold', unit: 'credit' }, amount: takenCredits }])
  return { taken: takenCredits, spent }
}

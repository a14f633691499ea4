import type { Tx } from '../../db/open.ts'
import { findHold, lockAvailable } from './queries.ts'
import { holdKey, payBackKey, requireWhole } from './rules.ts'
import { type Act, type Leg, writeTransaction } from './write-transaction.ts'

/** Why a charged drawing is refunded in part or in full. */
export type PayBackReason = 'nothing_changed' | 'only_one'

/**
 * Refund captured credits of a task to their origin. The capture stays; this is a separate entry. False: nothing was held, or
 * refunded before.
 *
 * @throws RangeError when `credits` is not a whole number above 0, or more than was held
 */
export async function payBack(
  tx: Tx,
  {
    taskId,
    credits,
    reason,
    now,
    newId,
  }: { taskId: string; credits: number; reason: PayBackReason } & Pick<Act, 'now' | 'newId'>,
): Promise<boolean> {
  requireWhole(credits)
  const hold = await findHold(tx, holdKey(taskId))
  if (!hold) return false
  if (credits > hold.credits) throw new RangeError(`credits: ${credits} of ${hold.credits}`)
  await lockAvailable(tx, hold.userId)
  const legs: Leg[] = [{ account: { kind: 'revenue', unit: 'credit' }, amount: -credits }]
  let left = credits
  for (const { account, amount } of hold.sources.toReversed()) {
    const part = Math.min(left, -amount)
    if (part > 0) legs.push({ account, amount: part })
    left -= part
  }
  return writeTransaction(tx, { kind: 'grant', key: payBackKey(taskId), taskId, reason, now, newId }, legs)
}

import type { Tx } from '../../db/open.ts'
import { lockAvailable } from './queries.ts'
import { listLegs } from './refunded-queries.ts'
import { giveBackKey, takeBackKey } from './rules.ts'
import { type Act, writeTransaction } from './write-transaction.ts'

/** Return the credits that a failed refund had taken, to their origin. False: none were taken, or done before. */
export async function giveBack(
  tx: Tx,
  { refundId, orderId, now, newId }: { refundId: string; orderId: string } & Pick<Act, 'now' | 'newId'>,
): Promise<boolean> {
  const legs = await listLegs(tx, takeBackKey(refundId))
  const owner = legs.find(({ ownerId }) => ownerId !== null)?.ownerId
  if (!owner) return false
  await lockAvailable(tx, owner)
  const act = { kind: 'refund', key: giveBackKey(refundId), orderId, reason: 'refund', now, newId } as const
  const back = legs.map(({ accountId: account, amount }) => ({ account, amount: -amount }))
  return writeTransaction(tx, act, back)
}

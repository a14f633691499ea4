import type { Tx } from '../../db/open.ts'
import { lastEntryOf, lockAvailable } from './queries.ts'
import { expireKey } from './rules.ts'
import { type Act, writeTransaction } from './write-transaction.ts'

/**
 * Remove the unspent credits of an ended period; held ones stay valid and are removed if they are released. False: nothing left.
 * Idempotent.
 */
export async function expireCredits(
  tx: Tx,
  { accountId, ownerId }: { accountId: number; ownerId: string },
  circumstances: Pick<Act, 'now' | 'newId'>,
): Promise<boolean> {
  await lockAvailable(tx, ownerId)
  const last = await lastEntryOf(tx, accountId)
  if (!last || last.balance === 0) return false
  const key = expireKey(accountId, last.id)
  return writeTransaction(tx, { ...circumstances, kind: 'expire', key, reason: 'expire' }, [
    { account: accountId, amount: -last.balance },
    { account: { kind: 'expired', unit: 'credit' }, amount: last.balance },
  ])
}

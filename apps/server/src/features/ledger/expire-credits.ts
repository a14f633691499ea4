import type { Tx } from '../../db/open.ts'
import { lastEntryOf, lockAvailable } from './queries.ts'
import { expireKey } from './rules.ts'
import { type Act, writeTransaction } from './write-transaction.ts'

/**
 * Take out of a period that has ended what was not spent; what is held then stays valid, and is taken when it comes back.
 * False: nothing was left. May be repeated.
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

import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/open.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { forgetTries, takeBackTry } from './queries.ts'
import { accountPolicy, addressPolicy } from './rules.ts'
import { type TryKey, hashTryKey, takeTry } from './take-try.ts'

type TriesDeps = Pick<Deps, 'db' | 'clock' | 'secretKey'>

export interface Guesser {
  /** Of the account that is tried, whether or not there is one. */
  phone: string
  ip: string
}

/** The delays are what this try costs those who come next, should it be wrong. */
export type TakenTries =
  | { isBlocked: false; accountDelaySeconds: number; addressDelaySeconds: number }
  | { isBlocked: true; by: 'account' | 'address'; retryAfter: number }

/** Count a password attempt by address and by account. An attempt that one key blocks does not count for the other. */
export async function takeTries(deps: TriesDeps, guesser: Guesser): Promise<TakenTries> {
  const { address, account } = keysOf(deps, guesser)
  return deps.db.transaction().execute(async (tx) => {
    const byAddress = await takeTry(tx, deps, address)
    if (byAddress.isBlocked) return { ...byAddress, by: 'address' as const }
    const byAccount = await takeTry(tx, deps, account)
    if (!byAccount.isBlocked) {
      const { delaySeconds: accountDelaySeconds } = byAccount
      return { isBlocked: false, accountDelaySeconds, addressDelaySeconds: byAddress.delaySeconds }
    }
    await takeBackTry(tx, address.key)
    return { ...byAccount, by: 'account' as const }
  })
}

/** Successful attempt: reset the account, decrement the address. */
export async function clearTries(deps: TriesDeps, guesser: Guesser): Promise<void> {
  await settle(deps, guesser, forgetTries)
}

/** Undo an attempt that was not checked. */
export async function takeBackTries(deps: TriesDeps, guesser: Guesser): Promise<void> {
  await settle(deps, guesser, takeBackTry)
}

async function settle(deps: TriesDeps, guesser: Guesser, settleAccount: (tx: Tx, key: Buffer) => Promise<void>) {
  const { address, account } = keysOf(deps, guesser)
  await deps.db.transaction().execute(async (tx) => {
    // In the same order as taken, to avoid deadlocks.
    await takeBackTry(tx, address.key)
    await settleAccount(tx, account.key)
  })
}

function keysOf({ secretKey }: TriesDeps, { phone, ip }: Guesser): { address: TryKey; account: TryKey } {
  return {
    address: { key: hashTryKey(secretKey, 'address', networkOf(ip)), policy: addressPolicy },
    account: { key: hashTryKey(secretKey, 'account', phone), policy: accountPolicy },
  }
}

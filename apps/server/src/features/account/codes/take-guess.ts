import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../errors.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { takeBackTry } from '../tries/queries.ts'
import { addressPolicy, devicePolicy } from '../tries/rules.ts'
import { type TryKey, hashTryKey, takeTry } from '../tries/take-try.ts'

type GuessDeps = Pick<Deps, 'db' | 'clock' | 'secretKey'>

interface CodeGuess {
  ip: string
  /** Of the device that guesses. */
  asker: Buffer
}

/**
 * Count an attempt at an SMS code by address and device, before it counts against the code.
 * @throws Refusal rate_limited
 */
export async function takeGuess(deps: GuessDeps, guess: CodeGuess): Promise<void> {
  const keys = keysOf(deps, guess)
  const retryAfter = await deps.db.transaction().execute((tx) => takeEach(tx, deps, keys))
  if (retryAfter !== null) throw new Refusal('rate_limited', { retryAfter })
}

/** Undo the counting of an attempt that was right. */
export async function takeBackGuess(deps: GuessDeps, guess: CodeGuess): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    for (const { key } of keysOf(deps, guess)) await takeBackTry(tx, key)
  })
}

/** Null: counted for every key; else the seconds to wait, and nothing was counted. */
async function takeEach(tx: Tx, deps: GuessDeps, keys: readonly TryKey[]): Promise<number | null> {
  for (const [nth, tried] of keys.entries()) {
    const attempt = await takeTry(tx, deps, tried)
    if (!attempt.isBlocked) continue
    for (const { key } of keys.slice(0, nth)) await takeBackTry(tx, key)
    return attempt.retryAfter
  }
  return null
}

/** Always in this order, so that two transactions never wait for each other. */
function keysOf({ secretKey }: GuessDeps, { ip, asker }: CodeGuess): TryKey[] {
  return [
    { key: hashTryKey(secretKey, 'guess address', networkOf(ip)), policy: addressPolicy },
    { key: hashTryKey(secretKey, 'guess device', asker.toString('hex')), policy: devicePolicy },
  ]
}

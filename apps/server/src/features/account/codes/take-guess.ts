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
 * Count a guess at an SMS code against who guesses, by address and by device, before it counts for the code.
 * @throws Refusal rate_limited
 */
export async function takeGuess(deps: GuessDeps, guess: CodeGuess): Promise<void> {
  const keys = keysOf(deps, guess)
  const retryAfter = await deps.db.transaction().execute((tx) => takeEach(tx, deps, keys))
  if (retryAfter !== null) throw new Refusal('rate_limited', { retryAfter })
}

/** It was right. */
export async function takeBackGuess(deps: GuessDeps, guess: CodeGuess): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    for (const { key } of keysOf(deps, guess)) await takeBackTry(tx, key)
  })
}

/** Null: it counted everywhere; else seconds, and it counted nowhere. */
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

import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { Log } from '../../../platform/log.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { findLongestBlock } from './queries.ts'
import { codeAddressPolicy, codePersonPolicy } from './rules.ts'
import { type TryKey, hashTryKey, secondsUntil, takeTry } from './take-try.ts'

type GuessDeps = Pick<Deps, 'db' | 'clock' | 'secretKey'>

export interface CodeGuesser {
  userId: string
  ip: string
  log: Log
}

/**
 * Check an unguessable code unless the person or address is blocked. Wrong ones, for which `look` throws `not_found`, count;
 * right ones are free. Concurrent wrong ones cannot exceed the free number.
 *
 * @throws Refusal rate_limited, and what `look` throws
 */
export async function throttleGuesses<T>(deps: GuessDeps, guesser: CodeGuesser, look: () => Promise<T>): Promise<T> {
  // Always in this order, so that two transactions never wait for each other.
  const keys = [
    { key: hashTryKey(deps.secretKey, 'code address', networkOf(guesser.ip)), policy: codeAddressPolicy },
    { key: hashTryKey(deps.secretKey, 'code person', guesser.userId), policy: codePersonPolicy },
  ]
  const now = deps.clock.now()
  const block = await findLongestBlock(
    deps.db,
    keys.map(({ key }) => key),
    now,
  )
  if (block) throw new Refusal('rate_limited', { retryAfter: secondsUntil(block, now) })
  try {
    return await look()
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'not_found') await countWrong(deps, guesser, keys)
    throw error
  }
}

/** @throws Refusal rate_limited when it was one too many */
async function countWrong(deps: GuessDeps, { userId, ip, log }: CodeGuesser, keys: readonly TryKey[]): Promise<void> {
  const attempts = await deps.db.transaction().execute(async (tx) => {
    const tries = []
    for (const tried of keys) tries.push(await takeTry(tx, deps, tried))
    return tries
  })
  const waits = attempts.map((tried) => (tried.isBlocked ? tried.retryAfter : 0))
  const delays = attempts.map((tried) => (tried.isBlocked ? 0 : tried.delaySeconds))
  const seconds = Math.max(...delays)
  if (seconds > 0) log.warn({ userId, ip, seconds }, 'guessing at codes slowed down')
  if (Math.max(...waits) > 0) throw new Refusal('rate_limited', { retryAfter: Math.max(...waits) })
}

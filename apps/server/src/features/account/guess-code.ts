import type { CodePurpose } from '@easel/contract/account'
import { CODE_TRIES } from '@easel/contract/limits'
import type { Deps } from '../../deps.ts'
import { openTurnstile } from '../../platform/turnstile.ts'
import type { Secret } from '../../platform/secret.ts'
import { hashCode, isSameHash } from './derive-code.ts'
import { countGuess } from './queries.ts'
import { takeTurn } from './take-turn.ts'

const desk = openTurnstile({ atOnce: 4, waiting: 100 })

/**
 * The id of the newest code of this phone and purpose, if that is what was written and it still lives; else null.
 * Each guess is counted before it is looked at. Whoever acts on a right one uses the code up in the same transaction.
 * @throws Refusal rate_limited when too many guess at once
 */
export async function guessCode(
  { db, clock, secretKey, secondSecretKey }: Pick<Deps, 'db' | 'clock' | 'secretKey' | 'secondSecretKey'>,
  target: { phone: string; purpose: CodePurpose },
  captcha: string,
): Promise<string | null> {
  const guess = await takeTurn(desk, () => countGuess(db, { ...target, now: clock.now(), tries: CODE_TRIES }))
  if (!guess) return null
  const isRight = (key: Secret | null) => key !== null && isSameHash(guess.code_hash, hashCode(key, target, captcha))
  return [secretKey, secondSecretKey].some(isRight) ? guess.id : null
}

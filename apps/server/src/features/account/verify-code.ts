import type { CodePurpose } from '@easel/contract/account'
import { CODE_TRIES } from '@easel/contract/limits'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { openConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import type { Secret } from '../../platform/secret.ts'
import { countGuess, countOwnGuess } from './codes/queries.ts'
import { takeBackGuess, takeGuess } from './codes/take-guess.ts'
import { hashCode, isSameHash } from './derive-code.ts'
import { type Requester, identifyAsker } from './devices/identify-asker.ts'
import { warnOfGuesses } from './devices/warn-of-guesses.ts'
import { runLimited } from './run-limited.ts'

const desk = openConcurrencyLimit({ atOnce: 4, waiting: 100 })

type GuessDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'secretKey' | 'secondSecretKey'>

interface Target {
  phone: string
  purpose: CodePurpose
}

/**
 * Verify an SMS code for a phone and purpose, and return its id: the newest requested by this requester, or the newest of all.
 * Attempts are counted before the comparison, those of the requester apart from others', so that nobody can use up another's
 * attempts. The caller must mark the code used in its transaction.
 *
 * @throws Refusal rate_limited when too many guess at once, or this one too often
 */
export async function verifyCode(
  deps: GuessDeps,
  target: Target,
  captcha: string,
  { who, ip }: { who: Requester; ip: string },
): Promise<string | null> {
  return runLimited(desk, async () => {
    const asker = await identifyAsker(deps.db, target.phone, who)
    const guess = { ip, asker: asker.key }
    // Known devices only guess at their own codes, and those are few.
    if (!asker.isKnown) await takeGuess(deps, guess)
    const { id, isUsedUp } = await compare(deps, { ...target, asker: asker.key }, captcha)
    if (id !== null && !asker.isKnown) await takeBackGuess(deps, guess)
    if (id === null && isUsedUp && !asker.isKnown) await warnOfGuesses(deps, target.phone)
    return id
  })
}

async function compare(
  { db, clock, secretKey, secondSecretKey }: GuessDeps,
  target: Target & { asker: Buffer },
  captcha: string,
): Promise<{ id: string | null; isUsedUp: boolean }> {
  const isMade = (key: Secret | null, hash: Buffer) => key !== null && isSameHash(hash, hashCode(key, target, captcha))
  let isUsedUp = false
  for (const count of [countOwnGuess, countGuess]) {
    const counted = await count(db, { ...target, now: clock.now(), tries: CODE_TRIES })
    if (!counted) continue
    if ([secretKey, secondSecretKey].some((key) => isMade(key, counted.code_hash)))
      return { id: counted.id, isUsedUp: false }
    isUsedUp ||= counted.guesses >= CODE_TRIES
  }
  return { id: null, isUsedUp }
}

/** What a wrong code is answered, to be thrown. The same for every phone: nobody learns whether it has an account. */
export function refuseCode(): Refusal {
  return new Refusal('wrong_credentials', { fields: { captcha: 'wrong_code' } })
}

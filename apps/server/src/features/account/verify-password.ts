import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { CallRequest } from '../../http/route.ts'
import { maskPhone } from '../../platform/log.ts'
import { normalisePhone } from '../../platform/phone.ts'
import { checkPassword } from './check-password.ts'
import { clearTries, takeBackTries, takeTries } from './tries/take-tries.ts'

export interface Guess {
  /** Normalised phone, or the raw input if it is not a phone number. */
  phone: string
  password: string
  /** Null: there is no such account, or it has no password. */
  passwordHash: string | null
}

/**
 * Verify the password of a phone's account. Each attempt is counted by account and address before the comparison; a right one
 * resets the account's count.
 *
 * @throws Refusal rate_limited while account or address has to wait, or when too many wait for a hash
 */
export async function verifyPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'secretKey'>,
  { phone, password, passwordHash }: Guess,
  { ip, log }: Pick<CallRequest, 'ip' | 'log'>,
): Promise<boolean> {
  const guesser = { phone, ip }
  const fact = { phone: maskPhone(normalisePhone(phone) ?? ''), ip }
  const attempts = await takeTries(deps, guesser)
  if (attempts.isBlocked) {
    const { by, retryAfter } = attempts
    log.info({ ...fact, by, retryAfter }, 'sign-in blocked')
    throw new Refusal('rate_limited', { retryAfter })
  }
  const isRight = await checkPassword(deps.config.passwordCost, password, passwordHash).catch(
    async (error: unknown) => {
      await takeBackTries(deps, guesser)
      throw error
    },
  )
  if (isRight) {
    await clearTries(deps, guesser)
    return true
  }
  const { accountDelaySeconds, addressDelaySeconds } = attempts
  if (accountDelaySeconds > 0) log.warn({ ...fact, seconds: accountDelaySeconds }, 'guessing at an account slowed down')
  if (addressDelaySeconds > 0) log.warn({ ip, seconds: addressDelaySeconds }, 'guessing from an address stopped')
  return false
}

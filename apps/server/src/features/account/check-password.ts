import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../errors.ts'
import { openTurnstile } from '../../platform/turnstile.ts'

/** A hash takes 19 MiB and 10 ms of a core; two at once leave the rest of the server alone. */
const turnstile = openTurnstile({ atOnce: 2, waiting: 100 })
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id)
}

/**
 * Compare a password with a hash; null stands for an account that does not exist or has none, and costs the same.
 * @throws Refusal rate_limited when too many wait
 */
export async function checkPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const compared = passwordHash ?? (await decoy)
  const passed = turnstile.pass(() => verify(compared, password))
  if (passed === null) throw new Refusal('rate_limited', { retryAfter: 2 })
  return (await passed) && passwordHash !== null
}

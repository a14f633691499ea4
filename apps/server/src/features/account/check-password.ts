import { hash, verify } from '@node-rs/argon2'
import { openTurnstile } from '../../platform/turnstile.ts'
import { takeTurn } from './take-turn.ts'

/** A hash takes 19 MiB and 10 ms of a core; two at once leave the rest of the server alone. */
const turnstile = openTurnstile({ atOnce: 2, waiting: 100 })
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** As dear to compare with as any, and the hash of nothing: its digest is random bytes. */
export const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$jAovspO8QG49NEwCInG/ZQ$Ifk6f6lpCps8agHhL6romXLYAR85Yhk6sKOacLTEiXQ'

/** @throws Refusal rate_limited when too many wait */
export function hashPassword(password: string): Promise<string> {
  return takeTurn(turnstile, () => hash(password, argon2id))
}

/**
 * Compare a password with a hash; null stands for an account that does not exist or has none, and costs the same.
 * @throws Refusal rate_limited when too many wait
 */
export async function checkPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await takeTurn(turnstile, () => verify(passwordHash ?? DECOY, password))
  return isSame && passwordHash !== null
}

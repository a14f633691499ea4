import { hash, verify } from '@node-rs/argon2'
import { openConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import { runLimited } from './run-limited.ts'

/** A hash takes 19 MiB and 10 ms of a core; two at once leave the rest of the server alone. */
const turnstile = openConcurrencyLimit({ atOnce: 2, waiting: 100 })
/** Of OWASP's cheapest three for argon2id the one with least memory; `cheap` is for tests, which hash thousands. */
const COSTS = {
  usual: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} as const
type Cost = keyof typeof COSTS

/** A hash that no password matches, as expensive to compare as any: its digest is random bytes. */
export function decoyHash(cost: Cost): string {
  const { memoryCost, timeCost, parallelism } = COSTS[cost]
  const costs = `m=${memoryCost},t=${timeCost},p=${parallelism}`
  return `$argon2id$v=19$${costs}$jAovspO8QG49NEwCInG/ZQ$Ifk6f6lpCps8agHhL6romXLYAR85Yhk6sKOacLTEiXQ`
}

/** @throws Refusal rate_limited when too many wait */
export function hashPassword(cost: Cost, password: string): Promise<string> {
  return runLimited(turnstile, () => hash(password, COSTS[cost]))
}

/**
 * Compare a password with a hash; null means no such account or no password, and takes the same time.
 * @throws Refusal rate_limited when too many wait
 */
export async function checkPassword(cost: Cost, password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await runLimited(turnstile, () => verify(passwordHash ?? decoyHash(cost), password))
  return isSame && passwordHash !== null
}

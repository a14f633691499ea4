import { Refusal } from '../../errors.ts'
import type { ConcurrencyLimit } from '../../platform/concurrency-limit.ts'

const RETRY_SECONDS = 2

/**
 * Run an act under a concurrency limit, so that waiting requests hold no database connection.
 * @throws Refusal rate_limited when too many wait
 */
export async function runLimited<Result>(turnstile: ConcurrencyLimit, act: () => Promise<Result>): Promise<Result> {
  const passed = turnstile.pass(act)
  if (passed === null) throw new Refusal('rate_limited', { retryAfter: RETRY_SECONDS })
  return passed
}

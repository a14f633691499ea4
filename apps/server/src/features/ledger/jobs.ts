import type { Deps } from '../../deps.ts'
import { sumUp } from './sum-up.ts'
import type { watchLedger } from './watch-ledger.ts'

/** Look after the books, and call for a human when they are not in order. */
export async function reportLedger(
  deps: Pick<Deps, 'db' | 'log'>,
  readViolations: ReturnType<typeof watchLedger>,
): Promise<void> {
  await sumUp(deps)
  const violations = await readViolations()
  if (violations.length > 0) deps.log.error({ violations: violations.slice(0, 20) }, 'the books are not in order')
}

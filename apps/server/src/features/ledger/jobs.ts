import type { Deps } from '../../deps.ts'
import { checkLedger } from './check-ledger.ts'

/** Look through the books, and call for a human when they are not in order. */
export async function reportLedger(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const violations = await checkLedger(deps)
  if (violations.length > 0) deps.log.error({ violations: violations.slice(0, 20) }, 'the books are not in order')
}

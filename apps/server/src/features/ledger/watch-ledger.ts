import type { Deps } from '../../deps.ts'
import { checkLedger } from './check-ledger.ts'
import type { Violation } from './invariants-queries.ts'

const FRESH_MS = 30_000
/** Pause as a multiple of the check's duration, because it reads the whole ledger. */
const PAUSE_PER_READ = 50

/** Ledger violations, at most about half a minute old; concurrent callers share one check. */
export function watchLedger({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => Promise<Violation[]> {
  const now = () => clock.now().getTime()
  let last: { until: number; violations: Violation[] } | undefined
  let reading: Promise<Violation[]> | undefined
  async function read(): Promise<Violation[]> {
    const began = now()
    try {
      const violations = await checkLedger({ db })
      last = { until: now() + Math.max(FRESH_MS, (now() - began) * PAUSE_PER_READ), violations }
      return violations
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (last && now() < last.until) return last.violations
    reading ??= read()
    return reading
  }
}

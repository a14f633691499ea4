import type { Deps } from '../../deps.ts'
import { checkLedger } from './check-ledger.ts'
import type { Violation } from './invariants-queries.ts'

const FRESH_MS = 30_000
/** Pause as a multiple of the check's duration, because it reads the whole ledger. */
const PAUSE_PER_READ = 50

/** A check that takes this long is not waited for when there is an earlier one. */
const SLOW_MS = 2_000

/**
 * Ledger violations: at most about half a minute old, or fifty times as old as a check takes. Concurrent callers share one check, and while
 * a slow one runs they hear of the one before it.
 */
export function watchLedger({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => Promise<Violation[]> {
  const now = () => clock.now().getTime()
  let last: { until: number; tookMs: number; violations: Violation[] } | undefined
  let reading: Promise<Violation[]> | undefined
  async function read(): Promise<Violation[]> {
    const began = now()
    try {
      const violations = await checkLedger({ db })
      const tookMs = now() - began
      last = { until: now() + Math.max(FRESH_MS, tookMs * PAUSE_PER_READ), tookMs, violations }
      return violations
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (last && now() < last.until) return last.violations
    reading ??= read()
    if (!last || last.tookMs < SLOW_MS) return reading
    // The next caller asks again.
    reading.catch(() => undefined)
    return last.violations
  }
}

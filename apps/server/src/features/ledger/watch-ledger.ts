import type { Deps } from '../../deps.ts'
import { checkLedger } from './check-ledger.ts'
import type { Violation } from './invariants-queries.ts'

const FRESH_MS = 30_000
/** The books are read from end to end for it, so the longer that takes the more seldom it is done. */
const PAUSE_PER_READ = 50

/** What is wrong with the books, as it was half a minute ago or a little longer; however many ask, it is found out once at a time. */
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

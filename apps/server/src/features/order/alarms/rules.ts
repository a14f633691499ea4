import type { MoneyAlarm } from '@easel/contract/health'

interface Counted {
  violations: number
  openDoubts: number
  stuckRefunds: number
  billDifferences: number
}

/** What in the money wants a human. */
export function alarmsOf({ violations, openDoubts, stuckRefunds, billDifferences }: Counted): MoneyAlarm[] {
  const counts = { ledger: violations, doubts: openDoubts, refunds: stuckRefunds, bills: billDifferences }
  return (['ledger', 'doubts', 'refunds', 'bills'] as const).filter((alarm) => counts[alarm] > 0)
}

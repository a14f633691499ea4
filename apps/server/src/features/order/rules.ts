import type { MoneyAlarm } from '@easel/contract/health'
import { type Period } from '@easel/contract/order'
import { type Product } from '@easel/contract/order-acts'

/** One call to a provider ends within this, one way or the other. */
export const CALL_SECONDS = 10

type Price = Product['prices'][number]

/** What a period or pack costs; undefined: it is not sold so. */
export function findPrice(prices: readonly Price[], period: Period | undefined): Price | undefined {
  return prices.find((price) => price.period === (period ?? null))
}

export function secondsLater(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000)
}

/** Crockford's base32: no I, L, O, U. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

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

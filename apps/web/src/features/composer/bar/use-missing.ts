import type { Quote } from '@easel/contract/quote'
import { useSession } from '../../account/api.ts'
import { lacksCredits } from './rules.ts'

/** Credits that one lacks for what was quoted; 0 when there are enough. */
export function useMissing(quote: Quote | undefined): number {
  const credits = useSession()?.credits ?? 0
  return quote && lacksCredits(quote) ? Math.max(0, quote.cost - credits) : 0
}

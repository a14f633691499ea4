import type { Quote } from '@easel/contract/quote'

/** Whether one has too few credits for it; no while that is not known. */
export function isShort(quote: Quote | undefined): boolean {
  return quote?.problems.some(({ reason }) => reason === 'insufficient_credits') ?? false
}

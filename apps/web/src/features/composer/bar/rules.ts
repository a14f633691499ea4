import type { Quote } from '@easel/contract/quote'

/** Whether the credits do not suffice; false while unknown. */
export function lacksCredits(quote: Quote | undefined): boolean {
  return quote?.problems.some(({ reason }) => reason === 'insufficient_credits') ?? false
}

import { GatewayError } from '../gateway.ts'

/** Currencies without a minor unit that Stripe still counts in hundredths. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX'])
/** Currencies whose unit at Stripe cannot be converted exactly. */
const NOT_COLLECTED = new Set(['BHD', 'JOD', 'KWD', 'OMN', 'TND', 'MGA'])
const CURRENCY = /^[A-Z]{3}$/

/** A sum as Stripe writes it. */
export interface StripeSum {
  amount: number
  /** In lower case. */
  currency: string
}

/**
 * From the currency's minor unit, which of yen and the like is the yen itself, at Stripe too.
 * @throws GatewayError `refused` for a currency that we do not collect there
 */
export function writeSum(amount: number, currency: string): StripeSum {
  if (!CURRENCY.test(currency) || NOT_COLLECTED.has(currency))
    throw new GatewayError('refused', 'this currency is not collected by Stripe')
  return { amount: amount * (IN_HUNDREDTHS.has(currency) ? 100 : 1), currency: currency.toLowerCase() }
}

/** To minor units. A fraction is kept, so that it matches no order. */
export function readSum({ amount, currency }: StripeSum): { amount: number; currency: string } {
  const ours = currency.toUpperCase()
  return { amount: amount / (IN_HUNDREDTHS.has(ours) ? 100 : 1), currency: ours }
}

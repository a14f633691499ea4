import { GatewayError } from '../gateway.ts'

/** They have no minor unit any more, and Stripe counts their hundredths all the same. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX'])
/** Stripe counts their thousandths in tens, or a unit of its own: more than we can tell exactly. */
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

/** To the currency's minor unit. A part of one stays a part, and fits no order. */
export function readSum({ amount, currency }: StripeSum): { amount: number; currency: string } {
  const ours = currency.toUpperCase()
  return { amount: amount / (IN_HUNDREDTHS.has(ours) ? 100 : 1), currency: ours }
}

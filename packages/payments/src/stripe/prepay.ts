import { type Charge, GatewayError, type PayCode } from '../gateway.ts'
import { readText, UnreadableError } from '../fields.ts'
import { writeSum } from './amount.ts'
import type { Ask, StripeCall } from './ask.ts'
import { sessionOf } from './session.ts'
import type { StripeSettings } from './settings.ts'

/** What fits a QR code that a phone still reads off a screen. */
const MAX_URL_BYTES = 1024
/**
 * A session lives 30 minutes at least, and a charge may be asked for in its last second; a minute more for clocks that differ. The
 * session is closed when the charge is over.
 */
const LONGER_SECONDS = 31 * 60
const MAX_DESCRIPTION = 250

/** How sessions are opened: a page of Stripe's for each trade, which a QR code leads to. */
export function openPrepay(settings: StripeSettings, ask: Ask) {
  return async (charge: Charge): Promise<PayCode> => {
    const codeUrl = await ask(callOf(charge, settings), (session) => {
      const url = readText(session, 'url')
      // The address is all that is kept of a session: it has to say which one it is.
      if (sessionOf(url) !== readText(session, 'id')) throw new UnreadableError('the address does not name its session')
      if (Buffer.byteLength(url) > MAX_URL_BYTES) throw new UnreadableError(`an address of over ${MAX_URL_BYTES} bytes`)
      return url
    })
    return { codeUrl, expiresAt: charge.expiresAt }
  }
}

/** The same for the same charge, whenever it is asked: with it Stripe gives the same session again. */
function callOf(charge: Charge, settings: StripeSettings): StripeCall {
  const { amount, currency } = writeSum(charge.amount, charge.currency)
  const site = siteOf(charge.siteUrl, settings)
  return {
    method: 'POST',
    path: '/v1/checkout/sessions',
    idempotencyKey: `easel-pay-${charge.tradeNo}`,
    params: {
      mode: 'payment',
      client_reference_id: charge.tradeNo,
      'metadata[trade_no]': charge.tradeNo,
      'payment_intent_data[metadata][trade_no]': charge.tradeNo,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency,
      'line_items[0][price_data][unit_amount]': String(amount),
      'line_items[0][price_data][product_data][name]': charge.description.slice(0, MAX_DESCRIPTION),
      expires_at: String(Math.floor(charge.expiresAt.getTime() / 1000) + LONGER_SECONDS),
      success_url: `${site}/`,
      cancel_url: `${site}/`,
    },
  }
}

/** @throws GatewayError `refused` when Stripe would send nobody back there */
function siteOf(siteUrl: string, { baseUrl }: StripeSettings): string {
  const isTest = baseUrl !== undefined && siteUrl.startsWith('http://')
  if (URL.canParse(siteUrl) && (siteUrl.startsWith('https://') || isTest)) return siteUrl
  throw new GatewayError('refused', 'Stripe sends people back to an https address; set the address of the site')
}

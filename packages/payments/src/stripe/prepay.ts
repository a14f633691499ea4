import { type Charge, GatewayError, type PayCode } from '../gateway.ts'
import { readText, UnreadableError } from '../fields.ts'
import { writeSum } from './amount.ts'
import type { Ask, StripeCall } from './ask.ts'
import { sessionOf } from './session.ts'
import type { StripeSettings } from './settings.ts'

/** Longest URL that fits a QR code which phones can read from a screen. */
const MAX_URL_BYTES = 1024
/**
 * A session lives at least 30 minutes, and a charge may be requested in its last second; one more minute for clock differences.
 * The session is closed when the charge expires.
 */
const LONGER_SECONDS = 31 * 60
const MAX_DESCRIPTION = 250

/** How sessions are opened: a page of Stripe's for each trade, which a QR code leads to. */
export function openPrepay(settings: StripeSettings, ask: Ask) {
  return async (charge: Charge): Promise<PayCode> => {
    const codeUrl = await ask(callOf(charge, settings), (session) => {
      const url = readText(session, 'url')
      // Only the URL is stored, so it must identify the session.
      if (sessionOf(url) !== readText(session, 'id')) throw new UnreadableError('the address does not name its session')
      if (Buffer.byteLength(url) > MAX_URL_BYTES) throw new UnreadableError(`an address of over ${MAX_URL_BYTES} bytes`)
      return url
    })
    return { codeUrl, expiresAt: charge.expiresAt }
  }
}

/** Deterministic per charge, so that the idempotency key returns the same session. */
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

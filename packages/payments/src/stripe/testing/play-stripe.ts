import { Stripe } from 'stripe'
import type { ExchangeAnswer, ExchangeRequest } from '../../exchange.ts'
import type { Charge, PayCode, RawNotice } from '../../gateway.ts'
import { openStripe } from '../open-stripe.ts'
import type { StripeSettings } from '../settings.ts'

export const NOW = new Date('2026-03-14T15:09:26.535Z')

export const settings: StripeSettings = {
  secretKey: 'sk_test_51AbCdEfGhIjKlMnOp',
  webhookSecret: 'whsec_5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH',
}

export const charge: Charge = {
  tradeNo: 'E260314150926K7Q2M9XA',
  amount: 1234,
  currency: 'USD',
  description: 'Basic × 3',
  expiresAt: new Date('2026-03-14T15:39:26.999Z'),
  siteUrl: 'https://draw.example',
}

export const sessionId = 'cs_test_a1YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0'
export const code: PayCode = {
  codeUrl: `https://checkout.stripe.com/c/pay/${sessionId}#fidkdWxOYHwnPyd1blpxYHZxWjA0${'a'.repeat(300)}`,
  expiresAt: charge.expiresAt,
}

export const openSession = {
  id: sessionId,
  object: 'checkout.session',
  amount_total: 1234,
  client_reference_id: charge.tradeNo,
  currency: 'usd',
  livemode: false,
  metadata: { trade_no: charge.tradeNo },
  mode: 'payment',
  payment_intent: null as object | null,
  payment_status: 'unpaid',
  status: 'open',
  url: code.codeUrl as string | null,
}

export const paidSession = {
  ...openSession,
  payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: { id: 'ch_1', created: 1773501000 } },
  payment_status: 'paid',
  status: 'complete',
  url: null,
}

export function answerWith(content: object, status = 200): ExchangeAnswer {
  return { status, headers: {}, body: Buffer.from(JSON.stringify(content)) }
}

export const failed = (status: number, code: string) =>
  answerWith({ error: { type: 'invalid_request_error', code, message: 'no' } }, status)

export function eventOf(session: object = paidSession, changes: object = {}) {
  const told = { ...session, payment_intent: 'pi_1' }
  const type = 'checkout.session.completed'
  return { id: 'evt_1', object: 'event', type, livemode: false, data: { object: told }, ...changes }
}

/** Signed by Stripe's own library, at `at`. */
export function noticeOf(event: object, { secret = settings.webhookSecret, at = NOW } = {}): RawNotice {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(at.getTime() / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { headers: { 'stripe-signature': header }, body: Buffer.from(payload) }
}

/** Our gateway, with a Stripe that gives these answers one after the other; what was asked is kept. */
export function openPlayed(answers: ExchangeAnswer[] = [], { kept = code as PayCode | null } = {}) {
  const asked: ExchangeRequest[] = []
  const left = [...answers]
  const gateway = openStripe(settings, {
    clock: { now: () => NOW },
    findCode: async () => kept,
    async exchange(request) {
      asked.push(request)
      const next = left.shift()
      if (!next) throw new Error(`nobody expected ${request.path}`)
      return next
    },
  })
  return { gateway, asked }
}

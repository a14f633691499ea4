import { randomBytes } from 'node:crypto'
import { type PayableTrade, withPage } from '../payer-page.ts'
import { serveLoopback } from '../serve-loopback.ts'
import { type ApiFault, openApi } from './api.ts'
import type { Books, StripeSession } from './books.ts'
import { openEvents } from './events.ts'

export type StripeStandIn = Awaited<ReturnType<typeof openStripeStandIn>>

/** Stripe's external behaviour, controlled by tests. */
export async function openStripeStandIn({
  now: clock = () => new Date(),
  port = 0,
}: {
  now?: () => Date
  port?: number
} = {}) {
  const books: Books = { sessions: [] }
  const callFaults: ApiFault[] = []
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`
  const secret = `whsec_${randomBytes(24).toString('hex')}`
  const now = () => Math.floor(clock().getTime() / 1000)
  const { records, faults, tell, setAddress } = openEvents(secret, now)
  const api = openApi({ books, secretKey, now, faults: callFaults })
  const page = {
    title: 'Stripe',
    list: () => books.sessions.map(show).toReversed(),
    pay: async (url: string) => pay(url),
  }
  const server = await serveLoopback(withPage(api, page), port)

  const pay = (url: string) => tell('checkout.session.completed', Object.assign(complete(url), { paidAt: now() }))

  function complete(url: string): StripeSession {
    const session = books.sessions.find((one) => one.url === url)
    if (session?.status !== 'open' || now() >= session.expiresAt) throw new Error('nobody can pay this')
    return Object.assign(session, { status: 'complete', paymentIntent: `pi_${randomBytes(12).toString('hex')}` })
  }

  return {
    baseUrl: server.baseUrl,
    books: books as Readonly<Books>,
    events: records,
    /** Where events go, as the dashboard is told. */
    setAddress,
    /** Pay on the page with this address, at once. */
    pay,
    /** Pay in a way that takes days. */
    begin: (url: string) => tell('checkout.session.completed', complete(url)),
    /** What was begun arrives. */
    arrive: (session: StripeSession) =>
      tell('checkout.session.async_payment_succeeded', Object.assign(session, { paidAt: now() })),
    /** What was begun comes to nothing. */
    fail: (session: StripeSession) =>
      tell('checkout.session.async_payment_failed', Object.assign(session, { hasFailed: true })),
    /** For the next calls, one each. */
    nextCall: (...next: ApiFault[]) => callFaults.push(...next),
    /** For the next events, one each. */
    nextEvent: (...next: typeof faults) => faults.push(...next),
    /** Environment settings that make Easel use this stand-in. */
    settings: {
      PAYMENT_TEST: 'stand-ins',
      STRIPE_URL: server.baseUrl,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: secret,
    },
    close: server.close,
  }
}

function show({ tradeNo, amount, currency, status, url }: StripeSession): PayableTrade {
  return { tradeNo, amount: `${amount} ${currency}`, state: status, codeUrl: status === 'open' ? url : null }
}

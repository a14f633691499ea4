import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoopbackRequest, type LoopbackServer, serveLoopback } from '../serve-loopback.ts'
import { openStripeStandIn, type StripeStandIn } from './open-stripe-stand-in.ts'

let standIn: StripeStandIn
let shop: LoopbackServer
let client: Stripe
const arrivals: LoopbackRequest[] = []

beforeAll(async () => {
  standIn = await openStripeStandIn()
  shop = await serveLoopback((asked) => {
    arrivals.push(asked)
    return { status: 200, body: '' }
  })
  standIn.setAddress(shop.baseUrl)
  const { hostname, port } = new URL(standIn.baseUrl)
  const address = { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 } as const
  client = new Stripe(standIn.settings.STRIPE_SECRET_KEY, { ...address, telemetry: false })
})
afterAll(async () => {
  await standIn.close()
  await shop.close()
})

function wanted(tradeNo: string, minutes = 40) {
  return {
    mode: 'payment' as const,
    client_reference_id: tradeNo,
    metadata: { trade_no: tradeNo },
    payment_intent_data: { metadata: { trade_no: tradeNo } },
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 1234, product_data: { name: 'Basic' } } }],
    expires_at: Math.floor(Date.now() / 1000) + minutes * 60,
    success_url: 'https://draw.example/',
    cancel_url: 'https://draw.example/',
  }
}

test('Stripe’s own library opens, pays, hears of and pays back a session', async () => {
  const params = wanted('E1')
  const session = await client.checkout.sessions.create(params, { idempotencyKey: 'once' })
  const again = await client.checkout.sessions.create(params, { idempotencyKey: 'once' })
  expect(again.id).toBe(session.id)
  await standIn.pay(session.url ?? '')

  const { body = '', headers } = arrivals[0] ?? {}
  const signature = String(headers?.['stripe-signature'])
  const event = client.webhooks.constructEvent(body, signature, standIn.settings.STRIPE_WEBHOOK_SECRET)
  const paid = await client.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
  expect(event).toMatchObject({ type: 'checkout.session.completed', data: { object: { payment_status: 'paid' } } })
  expect(paid).toMatchObject({ status: 'complete', amount_total: 1234, payment_intent: { status: 'succeeded' } })
})

test.each([
  ['in another way with the same key', () => client.checkout.sessions.create(wanted('E2'), { idempotencyKey: 'once' })],
  ['for less than half an hour', () => client.checkout.sessions.create(wanted('E3', 29))],
  ['for more than a day', () => client.checkout.sessions.create(wanted('E4', 24 * 60 + 1))],
  ['by a stranger', () => client.checkout.sessions.create(wanted('E5'), { apiKey: 'sk_test_of_somebody_else' })],
])('a session that is asked for %s is refused', async (_what, ask) => {
  const before = standIn.books.sessions.length
  await expect(ask()).rejects.toThrow()
  expect(standIn.books.sessions).toHaveLength(before)
})

test('what is over cannot be paid, and more than was paid is never given back', async () => {
  const closed = await client.checkout.sessions.create(wanted('E6'))
  await client.checkout.sessions.expire(closed.id)
  expect(() => standIn.pay(closed.url ?? '')).toThrow('nobody can pay this')
  await expect(client.checkout.sessions.expire(closed.id)).rejects.toThrow('session_not_open')

  const session = await client.checkout.sessions.create(wanted('E7'))
  await standIn.pay(session.url ?? '')
  const payment_intent = standIn.books.sessions.at(-1)?.paymentIntent ?? ''
  const refund = (amount: number) => {
    const metadata = { refund_no: `R${amount}`, trade_no: 'E7', reason: 'sorry' }
    return client.refunds.create({ payment_intent, amount, reason: 'requested_by_customer', metadata })
  }
  await refund(1000)
  await expect(refund(235)).rejects.toThrow('charge_already_refunded')
  expect((await client.refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([1000])
})

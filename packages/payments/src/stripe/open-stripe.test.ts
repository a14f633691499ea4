import { expect, test } from 'vitest'
import {
  answerWith,
  charge,
  code,
  failed,
  openPlayed,
  openSession,
  paidSession,
  sessionId,
} from './testing/play-stripe.ts'

const { tradeNo } = charge
const paid = {
  state: 'paid',
  tradeNo,
  transactionId: 'pi_1',
  amount: 1234,
  currency: 'USD',
  paidAt: new Date('2026-03-14T15:10:00Z'),
}
const unavailable = { kind: 'unavailable' }

test('a session is opened once for a trade, however often it is asked for', async () => {
  const { gateway, asked } = openPlayed([answerWith(openSession), answerWith(openSession)])

  expect(await gateway.prepay(charge)).toEqual(code)
  expect(await gateway.prepay(charge)).toEqual(code)

  expect(asked[1]).toEqual(asked[0])
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer sk_test_51AbCdEfGhIjKlMnOp',
    'idempotency-key': `easel-pay-${tradeNo}`,
  })
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
    mode: 'payment',
    client_reference_id: tradeNo,
    'metadata[trade_no]': tradeNo,
    'payment_intent_data[metadata][trade_no]': tradeNo,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '1234',
    'line_items[0][price_data][product_data][name]': 'Basic × 3',
    // 31 minutes after the charge is over, however late it was asked for.
    expires_at: String(Date.parse('2026-03-14T16:10:26Z') / 1000),
    success_url: 'https://draw.example/',
    cancel_url: 'https://draw.example/',
  })
})

test.each([
  ['JPY', 1234, '1234'],
  ['KRW', 1, '1'],
  ['CNY', 1234, '1234'],
  ['ISK', 12, '1200'],
])('%s %i is asked for as %s, and is paid as it was asked for', async (currency, amount, written) => {
  const session = { ...paidSession, currency: currency.toLowerCase(), amount_total: Number(written) }
  const { gateway, asked } = openPlayed([answerWith(openSession), answerWith(session)])

  await gateway.prepay({ ...charge, amount, currency })

  expect(new URLSearchParams(asked[0]?.body).get('line_items[0][price_data][unit_amount]')).toBe(written)
  expect(await gateway.query(tradeNo)).toEqual({ ...paid, amount, currency })
})

test.each([
  ['in thousandths', { currency: 'KWD' }],
  ['in no currency', { currency: 'usd' }],
  ['of a site that nobody is sent back to', { siteUrl: 'http://localhost:3000' }],
])('a charge %s is refused', async (_what, change) => {
  await expect(openPlayed().gateway.prepay({ ...charge, ...change })).rejects.toMatchObject({ kind: 'refused' })
})

test.each([
  ['of another host', code.codeUrl.replace('stripe.com', 'stripe.example')],
  ['of another session', code.codeUrl.replace('cs_test_a1', 'cs_test_b2')],
  ['too long for a code', `${code.codeUrl}${'a'.repeat(800)}`],
])('a page %s is not shown', async (_what, url) => {
  const { gateway } = openPlayed([answerWith({ ...openSession, url })])

  await expect(gateway.prepay(charge)).rejects.toMatchObject(unavailable)
})

const settled = (status: string) => ({
  ...paidSession,
  payment_status: 'unpaid',
  payment_intent: { id: 'pi_1', status },
})
test.each([
  ['open', openSession, { state: 'unpaid' }],
  ['paid', paidSession, paid],
  ['expired', { ...openSession, status: 'expired' }, { state: 'closed' }],
  ['on its way', settled('processing'), { state: 'unpaid' }],
  ['failed on its way', settled('requires_payment_method'), { state: 'closed' }],
])('a session that is %s is told as it stands', async (_what, session, trade) => {
  const { gateway, asked } = openPlayed([answerWith(session)])

  expect(await gateway.query(tradeNo)).toEqual(trade)
  expect(asked[0]?.path).toContain(`/v1/checkout/sessions/${sessionId}?expand`)
})

test.each([
  ['of another trade', { client_reference_id: 'E1' }],
  ['that notes another trade', { metadata: { trade_no: 'E1' } }],
  ['for a plan', { mode: 'subscription' }],
  ['with real money', { livemode: true }],
  ['in an unknown state', { status: 'new' }],
  ['without a payment', { payment_intent: null }],
])('a session %s is not believed', async (_what, change) => {
  const { gateway } = openPlayed([answerWith({ ...paidSession, ...change })])

  await expect(gateway.query(tradeNo)).rejects.toMatchObject(unavailable)
})

test('of a trade whose code nobody was given nothing is known, and nobody is asked', async () => {
  const { gateway, asked } = openPlayed([], { kept: null })

  expect([await gateway.query(tradeNo), await gateway.close(tradeNo)]).toEqual([
    { state: 'unknown' },
    { state: 'unknown' },
  ])
  expect((await gateway.queryRefund({ refundNo: 'R1', tradeNo })).state).toBe('unknown')
  expect(asked).toEqual([])
})

test('who closes hears what came first', async () => {
  const { gateway } = openPlayed([answerWith({ ...openSession, status: 'expired' })])
  const late = openPlayed([failed(400, 'session_not_open'), answerWith(paidSession)])
  const lost = openPlayed([failed(500, 'api_error'), answerWith(openSession)])

  expect(await gateway.close(tradeNo)).toEqual({ state: 'closed' })
  expect(await late.gateway.close(tradeNo)).toEqual(paid)
  expect(await lost.gateway.close(tradeNo)).toEqual({ state: 'unpaid' })
})

test.each([
  [failed(500, 'api_error'), 'unavailable'],
  [failed(429, 'rate_limit'), 'unavailable'],
  [failed(409, 'idempotency_key_in_use'), 'unavailable'],
  [failed(401, 'invalid_api_key'), 'refused'],
  [answerWith([], 200), 'unavailable'],
  [{ status: 403, headers: {}, body: Buffer.from('<html>') }, 'unavailable'],
])('what fails is told for what it is', async (answer, kind) => {
  await expect(openPlayed([answer]).gateway.query(tradeNo)).rejects.toMatchObject({ kind })
})

const request = {
  refundNo: `${tradeNo}-R1`,
  tradeNo,
  transactionId: 'pi_1',
  amount: 400,
  total: 1234,
  currency: 'USD',
  reason: 'sorry',
  siteUrl: charge.siteUrl,
}
const refund = { id: 're_1', amount: 400, status: 'pending', metadata: { refund_no: request.refundNo } }
const list = (...data: object[]) => answerWith({ object: 'list', data, has_more: false })

test('a refund is asked for once, even when its key is long forgotten', async () => {
  const { gateway, asked } = openPlayed([
    ...[list({ ...refund, metadata: {} }), answerWith(refund)],
    list({ ...refund, status: 'succeeded' }),
  ])

  expect(await gateway.refund(request)).toEqual({ refundNo: request.refundNo, state: 'pending', refundId: 're_1' })
  expect((await gateway.refund(request)).state).toBe('done')

  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  expect(asked[1]?.headers).toMatchObject({ 'idempotency-key': `easel-refund-${request.refundNo}` })
  expect(Object.fromEntries(new URLSearchParams(asked[1]?.body))).toMatchObject({
    payment_intent: 'pi_1',
    amount: '400',
  })
})

test.each([
  ['succeeded', 'done'],
  ['requires_action', 'stuck'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a refund that %s is %s', async (status, state) => {
  const { gateway } = openPlayed([answerWith(paidSession), list({ ...refund, status })])

  expect(await gateway.queryRefund(request)).toEqual({ refundNo: request.refundNo, state, refundId: 're_1' })
})

test.each([
  ['of another amount', [list(), answerWith({ ...refund, amount: 1234 })]],
  ['among more than there are on a page', [answerWith({ data: [], has_more: true })]],
  ['in an unknown state', [list({ ...refund, status: 'new' })]],
])('a refund %s is not believed', async (_what, answers) => {
  await expect(openPlayed(answers).gateway.refund(request)).rejects.toMatchObject(unavailable)
})

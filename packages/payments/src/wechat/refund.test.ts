import { expect, test } from 'vitest'
import type { RefundRequest } from '../gateway.ts'
import { answerWith, charge, openPlayed, paidTrade } from './testing/play-wechat.ts'

const request: RefundRequest = {
  refundNo: 'R260314150926001',
  tradeNo: charge.tradeNo,
  transactionId: paidTrade.transaction_id,
  amount: 1000,
  total: 3000,
  currency: 'CNY',
  reason: `${'退'.repeat(26)}..🎨`,
  siteUrl: charge.siteUrl,
}
const accepted = {
  refund_id: '50300000000000000000000001',
  out_refund_no: request.refundNo,
  transaction_id: request.transactionId,
  out_trade_no: request.tradeNo,
  channel: 'ORIGINAL',
  user_received_account: '支付用户零钱',
  create_time: '2026-03-14T23:30:00+08:00',
  status: 'PROCESSING',
  amount: { total: 3000, refund: 1000, payer_total: 3000, payer_refund: 1000, currency: 'CNY' },
}
const saysNo = (status: number, code: string) => answerWith(status, { code, message: 'no' })

test('a refund is asked for by its number, and accepted is not done', async () => {
  const { gateway, asked } = openPlayed([answerWith(200, accepted), answerWith(200, accepted)])

  const refund = await gateway.refund(request)
  await gateway.refund(request)

  expect(refund).toEqual({ refundNo: request.refundNo, state: 'pending', refundId: accepted.refund_id })
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/v3/refund/domestic/refunds' })
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    transaction_id: request.transactionId,
    out_refund_no: request.refundNo,
    reason: `${'退'.repeat(26)}..`,
    notify_url: 'https://draw.example/api/open/wechat/callback',
    amount: { refund: 1000, total: 3000, currency: 'CNY' },
  })
  expect(asked[1]?.body).toBe(asked[0]?.body)
})

test('a refund does not wait for an address that notices could come to', async () => {
  const { gateway, asked } = openPlayed([answerWith(200, accepted)])

  expect(await gateway.refund({ ...request, siteUrl: 'http://localhost:3000' })).toMatchObject({ state: 'pending' })
  expect(JSON.parse(asked[0]?.body ?? '')).not.toHaveProperty('notify_url')
})

test.each([
  ['PROCESSING', 'pending'],
  ['SUCCESS', 'done'],
  ['ABNORMAL', 'stuck'],
  ['CLOSED', 'failed'],
])('a refund that is %s there is %s here', async (status, state) => {
  const { gateway, asked } = openPlayed([answerWith(200, { ...accepted, status })])

  expect(await gateway.queryRefund(request)).toMatchObject({ state })
  expect(asked[0]).toMatchObject({ method: 'GET', path: `/v3/refund/domestic/refunds/${request.refundNo}` })
})

test('a refund that WeChat Pay does not know is unknown', async () => {
  const { gateway } = openPlayed([saysNo(404, 'RESOURCE_NOT_EXISTS')])

  expect(await gateway.queryRefund(request)).toEqual({ refundNo: request.refundNo, state: 'unknown', refundId: null })
})

test.each([
  [403, 'NOT_ENOUGH', 'refused'],
  [400, 'INVALID_REQUEST', 'refused'],
  [404, 'MCH_NOT_EXISTS', 'refused'],
  [500, 'SYSTEM_ERROR', 'unavailable'],
  [429, 'FREQUENCY_LIMITED', 'unavailable'],
])('%i %s is %s', async (status, code, kind) => {
  const { gateway } = openPlayed([saysNo(status, code), saysNo(status, code)])

  await expect(gateway.refund(request)).rejects.toMatchObject({ kind })
  await expect(gateway.queryRefund(request)).rejects.toMatchObject({ kind })
})

test.each([
  ['of another number', { ...accepted, out_refund_no: 'R260314150926002' }],
  ['of another trade', { ...accepted, out_trade_no: 'E260314150926002' }],
  ['in a state nobody knows', { ...accepted, status: 'DONE' }],
  ['in a state that every object has', { ...accepted, status: 'constructor' }],
  ['without a number of its own', { ...accepted, refund_id: 1 }],
])('a signed refund %s is not believed', async (_what, refund) => {
  const { gateway } = openPlayed([answerWith(200, refund), answerWith(200, refund)])

  await expect(gateway.refund(request)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(gateway.queryRefund(request)).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a refund of another amount than was asked for is not believed', async () => {
  const { gateway } = openPlayed([answerWith(200, { ...accepted, amount: { ...accepted.amount, refund: 999 } })])

  await expect(gateway.refund(request)).rejects.toMatchObject({ kind: 'unavailable' })
})

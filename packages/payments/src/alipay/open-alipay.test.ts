import { verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { joinParams } from './sign.ts'
import {
  answerTo,
  charge,
  failed,
  openPlayed,
  ownPair,
  paidTrade,
  rawAnswer,
  successBody,
} from './testing/play-alipay.ts'

const { tradeNo } = charge
const code = { codeUrl: 'https://qr.alipay.com/bax1', expiresAt: charge.expiresAt }
const precreated = successBody({ out_trade_no: paidTrade.out_trade_no, qr_code: code.codeUrl })
const paid = {
  state: 'paid',
  tradeNo,
  transactionId: paidTrade.trade_no,
  amount: 1234,
  currency: 'CNY',
  paidAt: new Date('2026-03-14T15:10:00Z'),
}
const unavailable = { name: 'GatewayError', kind: 'unavailable' }

test('a code is asked for in Alipay’s words, signed with our key over the sorted parameters', async () => {
  const { gateway, asked } = openPlayed([answerTo('precreate', precreated)])

  expect(await gateway.prepay(charge)).toEqual(code)

  const { path = '', body } = asked[0] ?? {}
  const { sign, ...params } = Object.fromEntries([
    ...new URLSearchParams(path.split('?')[1]),
    ...new URLSearchParams(body),
  ])
  expect(verify('sha256', Buffer.from(joinParams(params)), ownPair.publicKey, Buffer.from(sign ?? '', 'base64'))).toBe(
    true,
  )
  expect(params).toMatchObject({ sign_type: 'RSA2', charset: 'utf-8', timestamp: '2026-03-14 23:09:26' })
  expect(params).toMatchObject({ notify_url: 'https://draw.example/api/open/alipay/callback' })
  expect(JSON.parse(params['biz_content'] ?? '')).toEqual({
    out_trade_no: 'E260314150926K7Q2M9XA_m2',
    total_amount: '12.34',
    subject: '基础版 A B   C D',
    seller_id: '2088000000000001',
    time_expire: '2026-03-14 23:39:26',
  })
})

test.each([
  ['in another currency', { currency: 'USD' }],
  ['of a site that no notice reaches', { siteUrl: 'http://localhost:3000' }],
])('a charge %s is refused', async (_what, change) => {
  await expect(openPlayed().gateway.prepay({ ...charge, ...change })).rejects.toMatchObject({ kind: 'refused' })
})

test.each([
  ['of another trade', { ...precreated, out_trade_no: 'E1' }],
  ['that leads elsewhere', { ...precreated, qr_code: 'https://qr.alipay.com.example/bax1' }],
])('a code %s is not shown', async (_what, answer) => {
  await expect(openPlayed([answerTo('precreate', answer)]).gateway.prepay(charge)).rejects.toMatchObject(unavailable)
})

const genuine = Buffer.from(answerTo('query', successBody(paidTrade)).body).toString()
test.each([
  ['without a signature', genuine.replace(/,"sign":"[^"]+"/, '')],
  [
    'with our own key',
    Buffer.from(answerTo('query', successBody(paidTrade), { key: ownPair.privateKey }).body).toString(),
  ],
  ['and altered', genuine.replace('12.34', '12.35')],
  ['and written anew', genuine.replace('":"', '": "')],
  ['of another call', genuine.replace('query', 'close')],
  ['twice', genuine.replace('{"alipay', '{"alipay_trade_query_response":{"code":"10000"},"alipay')],
  ['twice, one hidden in another spelling', genuine.replace(/^\{/, '{"alipay\\u005ftrade_query_response":{"a":1},')],
  ['in half', genuine.slice(0, -9)],
  ['by somebody else', '<html></html>'],
  [
    'about another trade',
    Buffer.from(answerTo('query', successBody({ ...paidTrade, out_trade_no: 'E1' })).body).toString(),
  ],
  [
    'of an unknown state',
    Buffer.from(answerTo('query', successBody({ ...paidTrade, trade_status: 'NEW' })).body).toString(),
  ],
  [
    'of an odd sum',
    Buffer.from(answerTo('query', successBody({ ...paidTrade, total_amount: '12.345' })).body).toString(),
  ],
])('an answer %s is not believed', async (_what, text) => {
  await expect(openPlayed([rawAnswer(text)]).gateway.query(tradeNo)).rejects.toMatchObject(unavailable)
})

test('an answer is proven as it is written, whatever stands around and within it', async () => {
  const text = genuine
    .replace(/^\{/, '{ "alipay_cert_sn" : "a\\"},{", "list": [{"sign":"no"}, 1], ')
    .replace(/\}$/, ' }\n')

  expect(await openPlayed([rawAnswer(text)]).gateway.query(tradeNo)).toEqual(paid)
})

test.each([
  ['TRADE_SUCCESS', {}, paid],
  ['TRADE_FINISHED', {}, paid],
  ['WAIT_BUYER_PAY', { send_pay_date: undefined }, { state: 'unpaid' }],
  ['TRADE_CLOSED', { send_pay_date: undefined }, { state: 'closed' }],
  // All of it went back.
  ['TRADE_CLOSED', {}, paid],
])('a trade in %s is told as it stands', async (trade_status, change, trade) => {
  const answer = successBody({ ...paidTrade, trade_status, ...change })

  expect(await openPlayed([answerTo('query', answer)]).gateway.query(tradeNo)).toEqual(trade)
})

test('a code that nobody scanned is not paid; it cannot be closed, and is over when its time is', async () => {
  const none = failed('ACQ.TRADE_NOT_EXIST')
  const { gateway, clock } = openPlayed(
    [answerTo('query', none), answerTo('close', none), answerTo('close', none)],
    code,
  )

  expect(await gateway.query(tradeNo)).toEqual({ state: 'unpaid' })
  expect(await gateway.close(tradeNo)).toEqual({ state: 'unpaid' })
  clock.at = new Date(charge.expiresAt.getTime() + 60_000)
  expect(await gateway.close(tradeNo)).toEqual({ state: 'closed' })
  const unseen = openPlayed([answerTo('close', none)], null)
  expect(await unseen.gateway.close(tradeNo)).toEqual({ state: 'closed' })
})

test('who closes hears what came first', async () => {
  const late = openPlayed([
    answerTo('close', failed('ACQ.TRADE_STATUS_ERROR')),
    answerTo('query', successBody(paidTrade)),
  ])

  expect(await openPlayed([answerTo('close', successBody({}))]).gateway.close(tradeNo)).toEqual({ state: 'closed' })
  expect(await late.gateway.close(tradeNo)).toEqual(paid)
})

test.each([
  ['20000', 'isp.unknow-error', 'unavailable'],
  ['40004', 'ACQ.SYSTEM_ERROR', 'unavailable'],
  ['40004', 'ACQ.ACCESS_FORBIDDEN', 'refused'],
  ['40002', 'isv.invalid-signature', 'refused'],
])('an error %s %s is %s', async (error, sub_code, kind) => {
  const content = { code: error, msg: 'no', sub_code, sub_msg: '不\n行' }
  const unsigned = rawAnswer(JSON.stringify({ error_response: content }))
  const { gateway } = openPlayed([answerTo('query', content), unsigned])

  for (const _ of [1, 2]) await expect(gateway.query(tradeNo)).rejects.toMatchObject({ kind, code: sub_code })
})

const request = {
  refundNo: `${tradeNo}-R1`,
  tradeNo,
  transactionId: paidTrade.trade_no,
  amount: 400,
  total: 1234,
  currency: 'CNY',
  reason: '退款',
  siteUrl: charge.siteUrl,
}
const of = { out_trade_no: paidTrade.out_trade_no }
const refunded = successBody({ ...of, out_request_no: request.refundNo, refund_status: 'REFUND_SUCCESS' })

test('a refund is done when money moved, and else when the query says so', async () => {
  const { gateway, asked } = openPlayed([
    answerTo('refund', successBody({ ...of, fund_change: 'Y' })),
    ...[answerTo('refund', successBody({ ...of, fund_change: 'N' })), answerTo('fastpay_refund_query', refunded)],
    ...[
      answerTo('refund', successBody({ ...of, fund_change: 'N' })),
      answerTo('fastpay_refund_query', successBody({})),
    ],
  ])

  const states = [await gateway.refund(request), await gateway.refund(request), await gateway.refund(request)]

  expect(states.map(({ state }) => state)).toEqual(['done', 'done', 'pending'])
  const content = JSON.parse(new URLSearchParams(asked[0]?.body).get('biz_content') ?? '')
  expect(content).toMatchObject({ out_request_no: request.refundNo, refund_amount: '4.00' })
})

test('of a refund that Alipay does not know, nothing is known', async () => {
  const answers = [successBody({}), failed('ACQ.TRADE_NOT_EXIST'), { ...refunded, out_request_no: 'R0' }]
  const { gateway } = openPlayed(answers.map((answer) => answerTo('fastpay_refund_query', answer)))

  expect((await gateway.queryRefund(request)).state).toBe('unknown')
  expect((await gateway.queryRefund(request)).state).toBe('unknown')
  await expect(gateway.queryRefund(request)).rejects.toMatchObject(unavailable)
})

test('no answer with one bit of a letter altered is believed', async () => {
  const bytes = Buffer.from(genuine)
  for (let at = 0; at < bytes.length; at += 3) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    const asked = openPlayed([{ status: 200, headers: {}, body: altered }]).gateway.query(tradeNo)
    await expect(asked).rejects.toMatchObject({ kind: 'unavailable' })
  }
})

import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { RawNotice } from '../gateway.ts'
import { charge, formOf, noticeOf, noticeParams, openPlayed, ownPair, paidTrade } from './testing/play-alipay.ts'

const read = async (notice: RawNotice) => openPlayed().gateway.notices?.read(notice)
const genuine = noticeOf(noticeParams)
const text = Buffer.from(genuine.body).toString()
const sent = Object.fromEntries(new URLSearchParams(text))
const id = noticeParams['notify_id']

test('a payment is told with what was paid', async () => {
  expect(await read(genuine)).toEqual({
    id,
    kind: 'paid',
    trade: {
      state: 'paid',
      tradeNo: charge.tradeNo,
      transactionId: paidTrade.trade_no,
      amount: 1234,
      currency: 'CNY',
      paidAt: new Date('2026-03-14T15:10:00Z'),
    },
  })
  expect(await read(noticeOf({ ...noticeParams, trade_status: 'TRADE_FINISHED' }))).toMatchObject({ kind: 'paid' })
})

test.each([
  ['with our own key', noticeOf(noticeParams, ownPair.privateKey)],
  ['not at all', formOf(noticeParams)],
  ['in another way', formOf({ ...sent, sign_type: 'RSA' })],
  ['and two parameters made one', formOf({ ...sent, body: '1&charset=utf-8', charset: '' })],
  ['and one said twice', { headers: {}, body: Buffer.from(`${text}&version=1.0`) }],
  ['and then not UTF-8', { headers: {}, body: Buffer.from(`${text}&a=%ff`) }],
])('a notice signed %s is forged', async (_what, notice) => {
  await expect(read(notice)).rejects.toMatchObject({ name: 'NoticeError', kind: 'forged' })
})

test('two parameters that were made one of a signed pair are forged, though the signature holds', async () => {
  const signed = noticeOf({ ...noticeParams, refund_fee: '12.34' })
  const { refund_fee, ...others } = Object.fromEntries(new URLSearchParams(Buffer.from(signed.body).toString()))
  const merged = { ...others, receipt_amount: `${others['receipt_amount']}&refund_fee=${refund_fee}` }

  await expect(read(formOf(merged))).rejects.toMatchObject({ kind: 'forged' })
})

test.each([
  ['a part of it back', { gmt_refund: '2026-03-15 10:00:00.000', refund_fee: '4.00', out_biz_no: 'R1' }],
  ['all of it back', { trade_status: 'TRADE_CLOSED', gmt_refund: '2026-03-15 10:00:00.000', refund_fee: '12.34' }],
  ['a trade that waits', { trade_status: 'WAIT_BUYER_PAY' }],
  ['a trade that was closed', { trade_status: 'TRADE_CLOSED' }],
])('%s is no payment', async (_what, change) => {
  expect(await read(noticeOf({ ...noticeParams, ...change }))).toEqual({ id, kind: 'other' })
})

test.each([
  ['another app', { app_id: '2021000000000002' }],
  ['another seller', { seller_id: '2088000000000002' }],
  ['an odd sum', { total_amount: '12.345' }],
  ['no time', { gmt_payment: 'soon' }],
])('a payment of %s is doubtful, and keeps to itself who paid', async (_what, change) => {
  const notice = await read(noticeOf({ ...noticeParams, ...change }))

  const { out_trade_no: tradeNo } = paidTrade
  expect(notice).toMatchObject({ id, kind: 'doubtful', tradeNo, details: { out_trade_no: tradeNo } })
  expect(JSON.stringify(notice)).not.toContain(noticeParams['buyer_id'])
})

test('a signed notice without its number cannot be read', async () => {
  const { notify_id: _, ...params } = noticeParams

  await expect(read(noticeOf(params))).rejects.toMatchObject({ kind: 'malformed' })
  const long = { headers: {}, body: Buffer.alloc(64 * 1024 + 1) }
  await expect(read(long)).rejects.toMatchObject({ kind: 'malformed' })
})

const name = fc.constantFrom(...Object.keys(sent))
const changes = fc.oneof(
  fc.tuple(name, fc.string()).map(([key, value]) => formOf({ ...sent, [key]: value })),
  fc.tuple(name, fc.nat(400), fc.constantFrom('', ' ', '=', 'A', '0', '.', '\n', 'é')).map(([key, at, mark]) => {
    const value = sent[key] ?? ''
    const where = at % (value.length + 1)
    return formOf({ ...sent, [key]: value.slice(0, where) + mark + value.slice(where + (mark === '' ? 1 : 0)) })
  }),
  name.map((key) => formOf(Object.fromEntries(Object.entries(sent).filter(([other]) => other !== key)))),
  fc.tuple(fc.string({ minLength: 1 }), fc.string()).map(([key, value]) => formOf({ ...sent, [key]: value })),
  fc.tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, bits]) => {
    const body = Buffer.from(text)
    body[at] = (body[at] ?? 0) ^ bits
    return { headers: {}, body }
  }),
)

test('of hundreds of notices that were altered on their way none is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (altered) => {
      if (isSame(altered)) return
      await expect(read(altered)).rejects.toMatchObject({ name: 'NoticeError', kind: 'forged' })
    }),
    { numRuns: Math.ceil(500 * inject('scale')) },
  )
})

/** Chance may write what was there, and a form may be written in more than one way. */
function isSame({ body }: RawNotice): boolean {
  const params = new URLSearchParams(Buffer.from(body).toString())
  return params.size === Object.keys(sent).length && Object.keys(sent).every((key) => params.get(key) === sent[key])
}

test('it is answered with one word', () => {
  const answer = openPlayed().gateway.notices?.answer

  expect(answer?.('taken')).toMatchObject({ status: 200, body: 'success' })
  for (const outcome of ['forged', 'malformed', 'unavailable'] as const)
    expect(answer?.(outcome)).toMatchObject({ status: expect.any(Number), body: 'fail' })
})

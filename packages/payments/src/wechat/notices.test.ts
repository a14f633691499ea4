import { expect, test } from 'vitest'
import type { RawNotice } from '../gateway.ts'
import {
  charge,
  encrypt,
  merchantPair,
  NOW,
  noticeBody,
  noticeOf,
  openPlayed,
  paidTrade,
  settings,
} from './testing/play-wechat.ts'

const id = 'EV-2026031423100012345'
const read = async (notice: RawNotice) => openPlayed().gateway.notices?.read(notice)
const withHeaders = ({ headers, body }: RawNotice, changes: Record<string, string | undefined>) => ({
  headers: { ...headers, ...changes },
  body,
})
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test('a payment is told with what was paid', async () => {
  expect(await read(noticeOf(noticeBody()))).toEqual({
    id,
    kind: 'paid',
    trade: {
      state: 'paid',
      tradeNo: charge.tradeNo,
      transactionId: paidTrade.transaction_id,
      amount: 3000,
      currency: 'CNY',
      paidAt: new Date('2026-03-14T15:10:00Z'),
    },
  })
})

test('fields that nobody here knows, and a long attachment, change nothing', async () => {
  const notice = noticeBody({ ...paidTrade, attach: 'a'.repeat(30_000), more: [1] }, { more: { and: 'more' } })

  expect(await read(noticeOf(notice))).toMatchObject({ kind: 'paid' })
})

test.each([
  ['signed with our own merchant key', () => noticeOf(noticeBody(), { key: merchantPair.privateKey })],
  ['of an unknown serial', () => noticeOf(noticeBody(), { serial: 'PUB_KEY_ID_0000000000000000000000000000' })],
  ['of six minutes ago', () => noticeOf(noticeBody(), { at: minutesFromNow(-6) })],
  ['of six minutes ahead', () => noticeOf(noticeBody(), { at: minutesFromNow(6) })],
  ['without a signature', () => withHeaders(noticeOf(noticeBody()), { 'wechatpay-signature': undefined })],
  ['with an empty signature', () => withHeaders(noticeOf(noticeBody()), { 'wechatpay-signature': '' })],
  ['without a timestamp', () => withHeaders(noticeOf(noticeBody()), { 'wechatpay-timestamp': undefined })],
  ['of no number of a timestamp', () => withHeaders(noticeOf(noticeBody()), { 'wechatpay-timestamp': 'NaN' })],
  ['without a nonce', () => withHeaders(noticeOf(noticeBody()), { 'wechatpay-nonce': undefined })],
  ['without a serial', () => withHeaders(noticeOf(noticeBody()), { 'wechatpay-serial': undefined })],
  ['signed in another way', () => withHeaders(noticeOf(noticeBody()), { 'wechatpay-signature-type': 'SM2-WITH-SM3' })],
])('a notice %s is forged', async (_what, notice) => {
  await expect(read(notice())).rejects.toMatchObject({ name: 'NoticeError', kind: 'forged' })
})

test('four minutes of another clock are forgiven', async () => {
  expect(await read(noticeOf(noticeBody(), { at: minutesFromNow(-4) }))).toMatchObject({ kind: 'paid' })
  expect(await read(noticeOf(noticeBody(), { at: minutesFromNow(4) }))).toMatchObject({ kind: 'paid' })
})

test('a probe is forged, and said to be one', async () => {
  const probe = withHeaders(noticeOf(noticeBody()), { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/bm90aGluZw==' })

  await expect(read(probe)).rejects.toMatchObject({ kind: 'forged', message: expect.stringContaining('probe') })
})

const sealed = (changes: object) => noticeBody({}, { resource: { ...noticeBody().resource, ...changes } })
const encrypted = (options: object) => ({ ...encrypt(JSON.stringify(paidTrade), options) })
test.each([
  ['that is not JSON', 'code=SUCCESS'],
  ['that is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ['behind a byte order mark', `\uFEFF${JSON.stringify(noticeBody())}`],
  ['that is a list', [noticeBody()]],
  ['without a number', noticeBody(paidTrade, { id: undefined })],
  ['without a resource', noticeBody(paidTrade, { resource: null })],
  ['encrypted with another key', sealed(encrypted({ key: 'x'.repeat(32) }))],
  ['with a tag of 4 bytes', sealed(encrypted({ tagBytes: 4 }))],
  ['with a tag of 12 bytes', sealed(encrypted({ tagBytes: 12 }))],
  ['with other associated words', sealed({ associated_data: 'refund' })],
  ['with another nonce', sealed({ nonce: '000000000000' })],
  ['with a short nonce', sealed({ nonce: '0' })],
  ['with nothing encrypted', sealed({ ciphertext: 'AAAA' })],
  ['encrypted in another way', sealed({ algorithm: 'AEAD_SM4_GCM' })],
  ['of a refund that holds a transaction', noticeBody(paidTrade, { event_type: 'REFUND.SUCCESS' })],
  ['of a transaction that holds a refund', sealed({ original_type: 'refund' })],
  ['of over 64 KB', noticeBody({ ...paidTrade, attach: 'a'.repeat(64 * 1024) })],
])('a signed notice %s cannot be read', async (_what, body) => {
  await expect(read(noticeOf(body))).rejects.toMatchObject({ name: 'NoticeError', kind: 'malformed' })
})

test.each([
  ['another app', { ...paidTrade, appid: 'wx0000000000000000' }],
  ['another merchant', { ...paidTrade, mchid: '1900000002' }],
  ['an amount as text', { ...paidTrade, amount: { total: '3000', currency: 'CNY' } }],
  ['half a fen', { ...paidTrade, amount: { total: 3000.5, currency: 'CNY' } }],
  ['no amount', { ...paidTrade, amount: undefined }],
  ['no time', { ...paidTrade, success_time: undefined }],
])('a payment of %s is doubtful, and keeps to itself who paid', async (_what, trade) => {
  const notice = await read(noticeOf(noticeBody(trade)))

  expect(notice).toMatchObject({
    id,
    kind: 'doubtful',
    tradeNo: charge.tradeNo,
    details: { out_trade_no: charge.tradeNo },
  })
  expect(JSON.stringify(notice)).not.toContain(paidTrade.payer.openid)
})

test('another currency or amount is told as it is: who knows the order compares', async () => {
  const amount = { total: 1, payer_total: 3000, currency: 'USD' }

  const notice = await read(noticeOf(noticeBody({ ...paidTrade, amount })))

  expect(notice).toMatchObject({ kind: 'paid', trade: { amount: 1, currency: 'USD' } })
})

test('what is neither a payment nor a refund concerns nobody', async () => {
  const closed = noticeBody({ ...paidTrade, trade_state: 'CLOSED' })
  const coupon = noticeBody({ coupon_id: '1' }, { event_type: 'COUPON.USE' })

  expect(await read(noticeOf(closed))).toEqual({ id, kind: 'other' })
  const odd = noticeBody(paidTrade, { event_type: 'constructor' })
  expect(await read(noticeOf(coupon))).toEqual({ id, kind: 'other' })
  expect(await read(noticeOf(odd))).toEqual({ id, kind: 'other' })
})

const refund = {
  mchid: settings.mchId,
  transaction_id: paidTrade.transaction_id,
  out_trade_no: charge.tradeNo,
  refund_id: '50300000000000000000000001',
  out_refund_no: 'R260314150926001',
  refund_status: 'SUCCESS',
  success_time: '2026-03-14T23:30:00+08:00',
  user_received_account: '招商银行信用卡0403',
  amount: { total: 3000, refund: 1000, payer_total: 3000, payer_refund: 1000 },
}
const refundNotice = (content: object, event_type: string) =>
  noticeOf(noticeBody({}, { event_type, resource: { original_type: 'refund', ...encrypt(JSON.stringify(content)) } }))

test.each([
  ['REFUND.SUCCESS', 'SUCCESS', 'done'],
  ['REFUND.ABNORMAL', 'ABNORMAL', 'stuck'],
  ['REFUND.CLOSED', 'CLOSED', 'failed'],
])('%s tells a refund', async (event, refund_status, state) => {
  const { refund_id: refundId, out_refund_no: refundNo } = refund

  const notice = await read(refundNotice({ ...refund, refund_status }, event))

  expect(notice).toEqual({ id, kind: 'refund', refund: { refundNo, state, refundId } })
})

test.each([
  ['of another merchant', { ...refund, mchid: '1900000002' }],
  ['that says another thing than its event', { ...refund, refund_status: 'CLOSED' }],
  ['without our number', { ...refund, out_refund_no: undefined }],
])('a refund %s is doubtful', async (_what, content) => {
  expect(await read(refundNotice(content, 'REFUND.SUCCESS'))).toMatchObject({ id, kind: 'doubtful' })
})

test('each outcome has its answer in the words of WeChat Pay', () => {
  const answer = openPlayed().gateway.notices?.answer

  expect(answer?.('taken')).toEqual({ status: 204, contentType: null, body: '' })
  for (const [outcome, status] of [
    ['forged', 401],
    ['malformed', 400],
    ['unavailable', 503],
  ] as const) {
    expect(answer?.(outcome)).toMatchObject({ status, contentType: 'application/json' })
    const said = JSON.parse(answer?.(outcome).body ?? '')
    expect(said).toEqual({ code: 'FAIL', message: expect.stringMatching(/^.+$/) })
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { aMerchant, type Merchant } from './testing/merchant.ts'

let standIn: WechatStandIn
let merchant: Merchant

beforeAll(async () => {
  standIn = await openWechatStandIn({ clock: () => new Date('2026-11-22T07:00:00Z') })
  merchant = aMerchant(standIn)
})
afterAll(() => standIn.close())

test('a new number opens a trade, and asking again gives a fresh code for the same one', async () => {
  const order = merchant.order('order-1')
  const first = await merchant.post('/v3/pay/transactions/native', order)

  const again = await merchant.post('/v3/pay/transactions/native', order)

  expect(first.json.code_url).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=/)
  expect(again.json.code_url).not.toBe(first.json.code_url)
  expect(standIn.books.trades).toHaveLength(1)
})

const REFUSED: [what: string, changes: object, code?: string][] = [
  ['another app', { appid: 'wx0000000000000000' }, 'APPID_MCHID_NOT_MATCH'],
  ['another merchant', { mchid: '1900000110' }],
  ['a number of 5 characters', { out_trade_no: 'order' }],
  ['a number of 33 characters', { out_trade_no: 'o'.repeat(33) }],
  ['a number with a dot', { out_trade_no: 'order.10' }],
  ['no description', { description: '' }],
  ['a description of 128 letters', { description: 'd'.repeat(128) }],
  ['a description of 129 bytes', { description: '画'.repeat(43) }],
  ['an attachment of 129 letters', { attach: 'a'.repeat(129) }],
  ['an address without https', { notify_url: 'http://merchant.example/notices' }],
  ['an address with a query', { notify_url: 'https://merchant.example/notices?order=1' }],
  ['an address that is too long', { notify_url: `https://merchant.example/${'a'.repeat(240)}` }],
  ['half a fen', { amount: { total: 0.5, currency: 'CNY' } }],
  ['nothing to pay', { amount: { total: 0, currency: 'CNY' } }],
  ['an amount as text', { amount: { total: '100', currency: 'CNY' } }],
  ['dollars', { amount: { total: 100, currency: 'USD' } }],
  ['a day without an hour', { time_expire: '2026-11-23' }],
  ['less than a minute', { time_expire: '2026-11-22T07:00:30Z' }],
  ['more than 90 days', { time_expire: '2027-02-22T07:00:00Z' }],
  ['a field that nobody knows', { colour: 'red' }],
]

test.each(REFUSED)('%s is refused', async (_, changes, code = 'PARAM_ERROR') => {
  const { status, json } = await merchant.prepay('refused-1', changes)

  expect([status, json.code]).toEqual([400, code])
  expect(standIn.books.findTrade('refused-1')).toBeUndefined()
})

test('what is no JSON object in UTF-8 is refused', async () => {
  for (const body of ['[]', '{', 'null']) {
    expect((await merchant.post('/v3/pay/transactions/native', body)).json.code).toBe('PARAM_ERROR')
  }
})

test.each([
  ['amount', { amount: { total: 101, currency: 'CNY' } }],
  ['description', { description: '200 credits' }],
  ['expiry', { time_expire: '2026-11-22T08:00:00Z' }],
  ['address of notices', { notify_url: 'https://merchant.example/other' }],
])('the %s of an open trade cannot change', async (_, changes) => {
  await merchant.prepay('order-2')

  const { status, json } = await merchant.prepay('order-2', changes)

  expect([status, json.code]).toEqual([400, 'INVALID_REQUEST'])
  expect(standIn.books.findTrade('order-2')).toMatchObject({ total: 100, description: '100 credits' })
})

test('a number that was paid, closed or ran out opens nothing more', async () => {
  const orders = ['order-paid', 'order-closed', 'order-late'].map((tradeNo) => merchant.order(tradeNo))
  for (const order of orders) await merchant.post('/v3/pay/transactions/native', order)
  standIn.payer.pay('order-paid')
  await merchant.post('/v3/pay/transactions/out-trade-no/order-closed/close', { mchid: '1900000109' })
  await standIn.clock.jump(31 * 60_000)

  const answers = []
  for (const order of orders) answers.push((await merchant.post('/v3/pay/transactions/native', order)).json.code)

  expect(answers).toEqual(['OUT_TRADE_NO_USED', 'ORDER_CLOSED', 'INVALID_REQUEST'])
})

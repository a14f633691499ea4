import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { aMerchant, type Merchant } from './testing/merchant.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
let standIn: WechatStandIn
let merchant: Merchant
let tradeNo = ''
let count = 0

beforeAll(async () => {
  standIn = await openWechatStandIn({ clock: () => new Date('2026-11-22T07:00:00Z') })
  merchant = aMerchant(standIn)
})
beforeEach(async () => {
  count += 1
  tradeNo = `order-${count}`
  await merchant.prepay(tradeNo)
  standIn.payer.pay(tradeNo)
})
afterAll(() => standIn.close())

const query = async (refundNo: string) => (await merchant.get(`/v3/refund/domestic/refunds/${refundNo}`)).json
const numbered = (part: string) => `${tradeNo}-${part}`

test.each([
  ['SUCCESS', ['REFUND.SUCCESS']],
  ['ABNORMAL', ['REFUND.ABNORMAL']],
  ['CLOSED', ['REFUND.CLOSED']],
] as const)('a refund is first accepted, and then %s', async (outcome, events) => {
  const accepted = await merchant.refund(numbered('a'), tradeNo)
  expect(accepted.json).toMatchObject({ status: 'PROCESSING', amount: { refund: 100, total: 100 } })
  expect(accepted.json.success_time).toBeUndefined()

  standIn.decideRefund(numbered('a'), outcome)

  expect(await query(numbered('a'))).toMatchObject({ refund_id: accepted.json.refund_id, status: outcome })
  const told = standIn.notices.filter(({ refundNo }) => refundNo === numbered('a')).map(({ event }) => event)
  expect(told).toEqual(events)
})

test('what is over does not change again, and what is stuck may', async () => {
  await merchant.refund(numbered('a'), tradeNo)
  standIn.decideRefund(numbered('a'), 'ABNORMAL')
  standIn.decideRefund(numbered('a'), 'SUCCESS')

  expect(() => standIn.decideRefund(numbered('a'), 'CLOSED')).toThrow(RangeError)
})

test('one number refunds once, and only what it first asked for', async () => {
  const first = await merchant.refund(numbered('a'), tradeNo, { refund: 40 })
  const again = await merchant.refund(numbered('a'), tradeNo, { refund: 40 })
  const changed = await merchant.refund(numbered('a'), tradeNo, { refund: 41 })

  expect(again.json.refund_id).toBe(first.json.refund_id)
  expect(changed.json.code).toBe('PARAM_ERROR')
  expect(standIn.books.findTrade(tradeNo)?.refunds.map(({ amount }) => amount)).toEqual([40])
})

test('parts come a minute apart and add up to the total at most; what was closed can be asked for again', async () => {
  await merchant.refund(numbered('a'), tradeNo, { refund: 60 })
  expect((await merchant.refund(numbered('b'), tradeNo, { refund: 40 })).json.code).toBe('FREQUENCY_LIMITED')

  await standIn.clock.jump(MINUTE_MS)
  expect((await merchant.refund(numbered('b'), tradeNo, { refund: 41 })).json.code).toBe('INVALID_REQUEST')
  expect((await merchant.refund(numbered('b'), tradeNo, { refund: 40 })).status).toBe(200)

  await standIn.clock.jump(MINUTE_MS)
  standIn.decideRefund(numbered('a'), 'CLOSED')
  expect((await merchant.refund(numbered('c'), tradeNo, { refund: 60 })).status).toBe(200)
})

test('a payment is paid back in 50 parts at most', async () => {
  const statuses = []
  for (let part = 1; part <= 51; part += 1) {
    statuses.push((await merchant.refund(numbered(`${part}`), tradeNo, { refund: 1 })).status)
    await standIn.clock.jump(MINUTE_MS)
  }

  expect(statuses).toEqual([...Array(50).fill(200), 400])
})

test('a payment is paid back within 365 days', async () => {
  await standIn.clock.jump(365 * DAY_MS)
  expect((await merchant.refund(numbered('a'), tradeNo, { refund: 1 })).status).toBe(200)

  await standIn.clock.jump(MINUTE_MS)
  expect((await merchant.refund(numbered('b'), tradeNo, { refund: 1 })).json.code).toBe('INVALID_REQUEST')
})

test('there must be a payment of that total, and money to pay it back', async () => {
  await merchant.prepay(`unpaid-${count}`)
  expect((await merchant.refund('refund-none', `unpaid-${count}`)).json.code).toBe('RESOURCE_NOT_EXISTS')
  expect((await merchant.refund('refund-none', tradeNo, { total: 101 })).json.code).toBe('PARAM_ERROR')
  expect((await query('refund-none')).code).toBe('RESOURCE_NOT_EXISTS')

  standIn.books.withdrawn += standIn.books.balance()
  expect((await merchant.refund('refund-none', tradeNo)).json.code).toBe('NOT_ENOUGH')
  standIn.books.withdrawn = 0
})

test('a coupon takes its share of what goes back', async () => {
  await merchant.prepay(`coupon-${count}`)
  standIn.payer.pay(`coupon-${count}`, { coupon: 30 })

  const { json } = await merchant.refund(numbered('a'), `coupon-${count}`, { refund: 50 })

  expect(json.amount).toMatchObject({ refund: 50, payer_refund: 35, discount_refund: 15, total: 100, payer_total: 70 })
})

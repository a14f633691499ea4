import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Formatter } from 'wechatpay-axios-plugin'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { aMerchant, type Merchant } from './testing/merchant.ts'

const HOUR_MS = 3_600_000
let standIn: WechatStandIn
let merchant: Merchant

beforeAll(async () => {
  standIn = await openWechatStandIn({ clock: () => new Date('2026-11-22T15:58:00Z') })
  merchant = aMerchant(standIn)
  for (const tradeNo of ['order-1', 'order-2', 'order-3']) await merchant.prepay(tradeNo)
  standIn.payer.pay('order-1')
  standIn.payer.pay('order-2', { coupon: 30 })
  await merchant.refund('refund-1', 'order-2', { refund: 50 })
  await standIn.clock.jump(180_000) // past midnight in Beijing
  standIn.payer.pay('order-3')
})
afterAll(() => standIn.close())

const ask = (day: string, more = '') => merchant.get(`/v3/bill/tradebill?bill_date=${day}${more}`)

async function fetchBill(day: string, more = ''): Promise<Buffer> {
  const { json } = await ask(day, more)
  const url = new URL(String(json.download_url))
  expect(url.origin).toBe(standIn.baseUrl)
  const { headers, bytes } = await merchant.get(url.pathname + url.search)
  expect(headers['wechatpay-signature']).toBeUndefined()
  const plain = more.includes('GZIP') ? gunzipSync(bytes) : bytes
  expect(createHash('sha1').update(plain).digest('hex')).toBe(json.hash_value)
  return plain
}

test('a bill is there from ten o’clock of the next day in Beijing', async () => {
  expect((await ask('2026-11-23')).json.code).toBe('PARAM_ERROR')
  expect((await ask('2026-11-22')).json.code).toBe('STATEMENT_CREATING')

  await standIn.clock.jump(10 * HOUR_MS)

  expect((await ask('2026-11-22')).json).toMatchObject({ hash_type: 'SHA1' })
  expect((await ask('2026-11-21')).json.code).toBe('NO_STATEMENT_EXIST')
  expect((await ask('2026-07-01')).json.code).toBe('PARAM_ERROR')
})

test('it lists what moved on that day, as a program that others wrote reads it', async () => {
  const { rows, summary } = Formatter.castCsvBill(await fetchBill('2026-11-22')) as Record<string, object[]>

  expect(rows).toHaveLength(3)
  expect(rows).toMatchObject([
    { 商户订单号: 'order-1', 交易状态: 'SUCCESS', 应结订单金额: '1.00', 订单金额: '1.00', 商户退款单号: '0' },
    {
      商户订单号: 'order-2',
      交易状态: 'SUCCESS',
      应结订单金额: '0.70',
      订单金额: '1.00',
      交易时间: '2026-11-22 23:58:00',
    },
    { 商户订单号: 'order-2', 交易状态: 'REFUND', 商户退款单号: 'refund-1', 退款金额: '0.35', 申请退款金额: '0.50' },
  ])
  expect(summary).toMatchObject({ 总交易单数: '3', 应结订单总金额: '1.70', 订单总金额: '2.00', 申请退款总金额: '0.50' })
})

test('payments alone, refunds alone, and packed', async () => {
  const count = async (more: string) =>
    (Formatter.castCsvBill(await fetchBill('2026-11-22', more)) as { rows: object[] }).rows.length

  expect([await count('&bill_type=SUCCESS'), await count('&bill_type=REFUND')]).toEqual([2, 1])
  expect(await count('&tar_type=GZIP')).toBe(3)
})

test('its address is good for 5 minutes', async () => {
  const url = new URL(String((await ask('2026-11-22')).json.download_url))

  await standIn.clock.jump(5 * 60_000)

  expect((await merchant.get(url.pathname + url.search)).json.code).toBe('PARAM_ERROR')
})

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

const query = (tradeNo: string) => merchant.get(`/v3/pay/transactions/out-trade-no/${tradeNo}?mchid=1900000109`)
const close = (tradeNo: string) =>
  merchant.post(`/v3/pay/transactions/out-trade-no/${tradeNo}/close`, { mchid: '1900000109' })

test('a trade is unpaid, then paid, and both of its numbers find it', async () => {
  await merchant.prepay('order-1', { attach: 'for me' })
  expect((await query('order-1')).json).toMatchObject({ trade_state: 'NOTPAY', amount: { total: 100 } })

  expect(standIn.payer.pay('order-1', { coupon: 30 })).toBe('paid')

  const { json } = await query('order-1')
  expect(json).toMatchObject({
    ...{ mchid: '1900000109', appid: 'wxd678efh567hg6787', out_trade_no: 'order-1', attach: 'for me' },
    ...{ trade_state: 'SUCCESS', trade_type: 'NATIVE', success_time: '2026-11-22T15:00:00+08:00' },
    amount: { total: 100, payer_total: 70, currency: 'CNY' },
  })
  const byTransaction = await merchant.get(`/v3/pay/transactions/id/${json.transaction_id}?mchid=1900000109`)
  expect(byTransaction.json).toEqual(json)
})

test('an unknown number, and a query for another merchant, are refused', async () => {
  expect((await query('order-none')).json.code).toBe('ORDER_NOT_EXIST')
  const other = await merchant.get('/v3/pay/transactions/out-trade-no/order-1?mchid=1900000110')
  expect(other.json.code).toBe('PARAM_ERROR')
})

test('a trade is closed once, and then nobody can pay it', async () => {
  await merchant.prepay('order-2')

  const first = await close('order-2')
  const second = await close('order-2')

  expect([first.status, first.text, second.status, second.json.code]).toEqual([204, '', 400, 'ORDER_CLOSED'])
  expect(standIn.payer.pay('order-2')).toBe('closed')
  expect((await query('order-2')).json.trade_state).toBe('CLOSED')
})

test('a paid trade cannot be closed', async () => {
  await merchant.prepay('order-3')
  standIn.payer.pay('order-3')

  expect((await close('order-3')).json.code).toBe('TRADE_ERROR')
  expect((await query('order-3')).json.trade_state).toBe('SUCCESS')
})

test('a wrong password and a second payment change nothing', async () => {
  await merchant.prepay('order-4')

  expect(standIn.payer.fail('order-4')).toBe('password wrong')
  expect((await query('order-4')).json.trade_state).toBe('NOTPAY')
  expect([standIn.payer.pay('order-4'), standIn.payer.pay('order-4')]).toEqual(['paid', 'already paid'])
})

test('a code works for 2 hours and a trade until it expires, each by its own clock', async () => {
  const day = { time_expire: '2026-11-24T07:00:00Z' }
  const { json } = await merchant.prepay('order-5', day)
  const code = String(json.code_url)
  expect(standIn.payer.scan(code)).toEqual({ tradeNo: 'order-5' })

  await standIn.clock.jump(2 * 3_600_000)
  expect(standIn.payer.scan(code)).toEqual({ refused: 'code expired' })
  const fresh = String((await merchant.prepay('order-5', day)).json.code_url)
  expect(standIn.payer.scan(fresh)).toEqual({ tradeNo: 'order-5' })

  await standIn.clock.jump(48 * 3_600_000)
  expect(standIn.payer.pay('order-5')).toBe('order expired')
  expect((await query('order-5')).json.trade_state).toBe('NOTPAY')
})

test('when closing meets paying, exactly one of the two happens, and over many trades both are seen', async () => {
  const endings: string[] = []
  for (let count = 0; count < 20; count += 1) {
    const tradeNo = `race-${count}-long`
    await merchant.prepay(tradeNo)
    const payment = standIn.payer.begin(tradeNo)
    const { status } = await close(tradeNo)
    endings.push(`${payment.end()}, ${status}, ${(await query(tradeNo)).json.trade_state}`)
  }

  expect(new Set(endings)).toEqual(new Set(['paid, 403, SUCCESS', 'closed, 204, CLOSED']))
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { aMerchant, type Merchant } from './testing/merchant.ts'

let standIn: WechatStandIn
let merchant: Merchant

beforeAll(async () => {
  standIn = await openWechatStandIn()
  merchant = aMerchant(standIn)
})
afterAll(() => standIn.close())

const press = (act: string, number: string, headers: Record<string, string> = {}) =>
  fetch(`${standIn.baseUrl}/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ number }),
    redirect: 'manual',
  })
const readPage = async () => (await fetch(standIn.baseUrl)).text()

test('a person pays, and decides how a refund ends', async () => {
  await merchant.prepay('order-1', { description: '<b>100</b> credits' })
  expect(await readPage()).toContain('&#60;b&#62;100&#60;/b&#62; credits')

  expect((await press('pay', 'order-1')).status).toBe(303)
  await merchant.refund('refund-1', 'order-1')
  expect(await readPage()).toContain('ABNORMAL</button>')
  await press('ABNORMAL', 'refund-1')

  expect(standIn.books.findTrade('order-1')).toMatchObject({ payment: {}, refunds: [{ status: 'ABNORMAL' }] })
})

test('the page of another site presses nothing', async () => {
  await merchant.prepay('order-2')

  const { status } = await press('pay', 'order-2', { origin: 'https://evil.example' })

  expect(status).toBe(403)
  expect(standIn.books.findTrade('order-2')?.payment).toBeNull()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { aMerchant, type Merchant, type Mischief } from './testing/merchant.ts'

const QUERY = '/v3/pay/transactions/out-trade-no/order-1?mchid=1900000109'
const NATIVE = '/v3/pay/transactions/native'
let standIn: WechatStandIn
let merchant: Merchant

beforeAll(async () => {
  standIn = await openWechatStandIn()
  merchant = aMerchant(standIn)
  await merchant.prepay('order-1')
})
afterAll(() => standIn.close())

const nowS = () => Math.floor(standIn.clock.now().getTime() / 1000)

test('an honest request is answered', async () => {
  expect((await merchant.get(QUERY)).status).toBe(200)
})

const FORGED: [what: string, mischief: () => Mischief][] = [
  ['no header', () => ({ authorization: '' })],
  ['another scheme', () => ({ authorization: 'WECHATPAY2-SM2-WITH-SM3 mchid="1900000109"' })],
  ['a part too few', () => ({ authorization: 'WECHATPAY2-SHA256-RSA2048 mchid="1900000109",nonce_str="x"' })],
  ['an unknown merchant', () => ({ mchId: '1900000110' })],
  ['an unknown serial', () => ({ serial: 'ABCDEF' })],
  ['another method signed', () => ({ signs: { method: 'POST' } })],
  ['another path signed', () => ({ signs: { target: QUERY.replace('order-1', 'order-2') } })],
  ['the query not signed', () => ({ signs: { target: QUERY.split('?')[0] ?? '' } })],
  ['another body signed', () => ({ signs: { body: '{}' } })],
  ['a clock 6 minutes behind', () => ({ timestampS: nowS() - 360 })],
  ['a clock 6 minutes ahead', () => ({ timestampS: nowS() + 360 })],
]

test.each(FORGED)('%s is a wrong signature', async (_, mischief) => {
  const { status, json } = await merchant.get(QUERY, mischief())

  expect([status, json.code]).toEqual([401, 'SIGN_ERROR'])
})

test('a clock 4 minutes off is good enough', async () => {
  expect((await merchant.get(QUERY, { timestampS: nowS() - 240 })).status).toBe(200)
})

test('a nonce is good once', async () => {
  const nonce = 'ABCDEFGHabcdefgh12345678'
  expect((await merchant.get(QUERY, { nonce })).status).toBe(200)

  expect((await merchant.get(QUERY, { nonce })).status).toBe(401)
})

test('a body that differs by one space from what was signed changes nothing', async () => {
  const body = JSON.stringify(merchant.order('order-2'))

  const { status } = await merchant.post(NATIVE, body.replace('{', '{ '), { signs: { body } })

  expect(status).toBe(401)
  expect(standIn.books.findTrade('order-2')).toBeUndefined()
})

test.each([
  ['Accept', { accept: 'text/html' }, 400],
  ['Content-Type', { 'content-type': 'text/plain' }, 415],
  ['Wechatpay-Serial', { 'wechatpay-serial': 'PUB_KEY_ID_0' }, 400],
])('a wrong %s is refused', async (_, headers, status) => {
  const answer = await merchant.post(NATIVE, merchant.order('order-3'), { headers: headers as Record<string, string> })

  expect([answer.status, answer.json.code]).toEqual([status, 'PARAM_ERROR'])
  expect(standIn.books.findTrade('order-3')).toBeUndefined()
})

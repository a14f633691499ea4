import { createVerify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { aMerchant, type Merchant, type Reply } from './testing/merchant.ts'

let standIn: WechatStandIn
let merchant: Merchant
let tradeNo = ''
let count = 0

beforeAll(async () => {
  standIn = await openWechatStandIn({ clock: () => new Date('2026-11-22T07:00:00Z') })
  merchant = aMerchant(standIn)
})
beforeEach(() => {
  count += 1
  tradeNo = `order-${count}`
})
afterAll(() => standIn.close())

const wasOpened = () => standIn.books.findTrade(tradeNo) !== undefined

function isGenuine({ headers, text }: Reply): boolean {
  const signed = `${headers['wechatpay-timestamp']}\n${headers['wechatpay-nonce']}\n${text}\n`
  const [key] = standIn.keys.publicKeys
  const off = Number(headers['wechatpay-timestamp']) - standIn.clock.now().getTime() / 1000
  const signature = headers['wechatpay-signature'] ?? ''
  return (
    Math.abs(off) <= 300 &&
    createVerify('sha256')
      .update(signed)
      .verify(key?.publicKeyPem ?? '', signature, 'base64')
  )
}

test.each([
  ['lost', true],
  ['truncated', true],
  ['reset', false],
] as const)('%s: no answer is heard', async (fault, opened) => {
  standIn.faults.nextCall('prepay', fault)

  await expect(merchant.prepay(tradeNo)).rejects.toThrow()

  expect(wasOpened()).toBe(opened)
  expect((await merchant.prepay(tradeNo)).status).toBe(200)
})

test.each([
  ['500', 500, 'SYSTEM_ERROR'],
  ['429', 429, 'FREQUENCY_LIMITED'],
] as const)('%s comes before any effect', async (fault, status, code) => {
  standIn.faults.nextCall('prepay', fault)

  const answer = await merchant.prepay(tradeNo)

  expect([answer.status, answer.json.code, wasOpened()]).toEqual([status, code, false])
})

test.each(['unsigned', 'wrongly signed', 'old timestamp'] as const)(
  '%s: it happened, and cannot be believed',
  async (fault) => {
    standIn.faults.nextCall('prepay', fault)

    const answer = await merchant.prepay(tradeNo)

    expect([answer.status, isGenuine(answer), wasOpened()]).toEqual([200, false, true])
  },
)

test('wrong type: well signed, and not what the documents say', async () => {
  standIn.faults.nextCall('prepay', 'wrong type')

  const answer = await merchant.prepay(tradeNo)

  expect([isGenuine(answer), typeof answer.json.code_url]).toEqual([true, 'number'])
})

test('slow: it happened, and the answer does not come', async () => {
  standIn.faults.nextCall('prepay', 'slow')
  const giveUp = new AbortController()
  const asked = merchant.post('/v3/pay/transactions/native', merchant.order(tradeNo), { signal: giveUp.signal })

  await expect.poll(wasOpened).toBe(true)
  giveUp.abort()

  await expect(asked).rejects.toThrow('aborted')
})

test('a fault waits for the call that it is meant for', async () => {
  standIn.faults.nextCall('close', '500')

  expect((await merchant.prepay(tradeNo)).status).toBe(200)
  const close = () => merchant.post(`/v3/pay/transactions/out-trade-no/${tradeNo}/close`, { mchid: '1900000109' })
  expect([(await close()).status, (await close()).status]).toEqual([500, 204])
  expect(standIn.calls.slice(-2)).toMatchObject([
    { call: 'close', status: 500, fault: '500' },
    { call: 'close', status: 204, fault: null },
  ])
})

import { createVerify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ForgeryName } from './notices/forge-notice.ts'
import { openWechatStandIn, type WechatStandIn } from './open-wechat-stand-in.ts'
import { aMerchant, type Merchant, unseal } from './testing/merchant.ts'
import { type Arrival, type NoticeInbox, openNoticeInbox } from './testing/notice-inbox.ts'

const WAITS_S = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10800, 10800, 10800, 21600, 21600]
let standIn: WechatStandIn
let inbox: NoticeInbox
let merchant: Merchant
let count = 0

beforeAll(async () => {
  standIn = await openWechatStandIn({ clock: () => new Date('2026-11-22T07:00:00Z') })
})
beforeEach(async () => {
  inbox = await openNoticeInbox()
  merchant = aMerchant(standIn, inbox.url)
})
afterEach(() => inbox.close())
afterAll(() => standIn.close())

async function aPaidTrade(): Promise<string> {
  count += 1
  const tradeNo = `order-${count}`
  await merchant.prepay(tradeNo)
  standIn.payer.pay(tradeNo)
  return tradeNo
}

const recordOf = (tradeNo: string) => standIn.notices.find((notice) => notice.tradeNo === tradeNo)
const firstArrival = (): Arrival => {
  const [first] = inbox.arrivals
  if (!first) throw new Error('nothing has come')
  return first
}

function isGenuine({ headers, body }: Arrival): boolean {
  const key = standIn.keys.publicKeys.find(({ serial }) => serial === headers['wechatpay-serial'])
  const off = Number(headers['wechatpay-timestamp']) - standIn.clock.now().getTime() / 1000
  const signed = `${headers['wechatpay-timestamp']}\n${headers['wechatpay-nonce']}\n${body}\n`
  const signature = headers['wechatpay-signature'] ?? ''
  return (
    key !== undefined &&
    Math.abs(off) <= 300 &&
    createVerify('sha256').update(signed).verify(key.publicKeyPem, signature, 'base64')
  )
}

const saidIn = ({ body }: Arrival) => JSON.parse(unseal(standIn.keys.merchant.apiV3Key, JSON.parse(body).resource))

test('a payment is told, signed and sealed, and not again once it was taken', async () => {
  const tradeNo = await aPaidTrade()

  await standIn.clock.jump(24 * 3_600_000)

  expect(inbox.arrivals).toHaveLength(1)
  expect(JSON.parse(firstArrival().body)).toMatchObject({
    ...{ event_type: 'TRANSACTION.SUCCESS', resource_type: 'encrypt-resource' },
    resource: { original_type: 'transaction', algorithm: 'AEAD_AES_256_GCM' },
  })
  expect(saidIn(firstArrival())).toMatchObject({
    out_trade_no: tradeNo,
    trade_state: 'SUCCESS',
    amount: { total: 100 },
  })
  expect(recordOf(tradeNo)).toMatchObject({ state: 'taken' })
})

test('the status counts, whatever the body says', async () => {
  inbox.answerWith(500, 200)
  const tradeNo = await aPaidTrade()

  await standIn.clock.jump(24 * 3_600_000)

  expect(recordOf(tradeNo)?.tries.map(({ status }) => status)).toEqual([500, 200])
})

test('what nobody takes is tried for 24 hours and 4 minutes, at the waits of the documents', async () => {
  inbox.answerWith(...WAITS_S.map(() => 503), 503, 503)
  const tradeNo = await aPaidTrade()

  await standIn.clock.jump(48 * 3_600_000)

  const times = recordOf(tradeNo)?.tries.map(({ at }) => at.getTime() / 1000) ?? []
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(WAITS_S)
  expect(recordOf(tradeNo)?.state).toBe('given up')
  expect(inbox.arrivals.map(({ body }) => JSON.parse(body).id)).toEqual(inbox.arrivals.map(() => recordOf(tradeNo)?.id))
})

test('who does not answer in time is asked again', async () => {
  const hasty = await openWechatStandIn({ noticeTimeoutMs: 100 })
  inbox.answerWith('silence')
  await aMerchant(hasty, inbox.url).prepay('order-1')
  hasty.payer.pay('order-1')

  await hasty.clock.jump(24 * 3_600_000)

  expect(hasty.notices[0]?.tries[0]?.status).toBeNull()
  expect(hasty.notices[0]?.state).toBe('taken')
  await hasty.close()
})

test('one is lost, one is late, one comes twice and one twice at once', async () => {
  standIn.faults.nextNotice('drop')
  await aPaidTrade()
  await standIn.clock.jump(0)
  expect(inbox.arrivals).toHaveLength(0)
  await standIn.clock.jump(15_000)
  expect(inbox.arrivals).toHaveLength(1)

  standIn.faults.nextNotice({ delayMs: 60_000 }, 'duplicate', 'two at once')
  await aPaidTrade()
  await standIn.clock.jump(59_000)
  expect(inbox.arrivals).toHaveLength(1)
  await standIn.clock.jump(1000)
  expect(inbox.arrivals).toHaveLength(3)
  expect(inbox.arrivals[2]).toEqual(inbox.arrivals[1])

  const tradeNo = await aPaidTrade()
  await standIn.clock.jump(0)
  expect(inbox.arrivals).toHaveLength(5)
  expect(recordOf(tradeNo)?.tries).toHaveLength(1)
})

test('a refund may be told before its payment', async () => {
  standIn.faults.nextNotice('after refund')
  const tradeNo = await aPaidTrade()
  await merchant.refund('refund-early', tradeNo)
  standIn.decideRefund('refund-early', 'SUCCESS')

  await standIn.clock.jump(0)

  const events = inbox.arrivals.map(({ body }) => JSON.parse(body).event_type)
  expect(events).toEqual(['REFUND.SUCCESS', 'TRANSACTION.SUCCESS'])
  expect(saidIn(firstArrival())).toMatchObject({ out_refund_no: 'refund-early', refund_status: 'SUCCESS' })
})

const FORGED: ForgeryName[] = [
  ...(['old timestamp', 'early timestamp', 'no timestamp', 'no signature', 'wrong serial', 'wrong key'] as const),
  ...(['probe signature', 'changed body', 'reordered body'] as const),
]

test.each(FORGED)('%s: the notice is not genuine, and the next one is', async (fault) => {
  standIn.faults.nextNotice(fault)
  inbox.answerWith(401)
  await aPaidTrade()

  await standIn.clock.jump(15_000)

  expect(inbox.arrivals.map(isGenuine)).toEqual([false, true])
})

const SPOILED: ForgeryName[] = ['bad tag', 'short tag', 'wrong secret', 'other associated data']

test.each(SPOILED)('%s: the notice is genuine and does not open', async (fault) => {
  standIn.faults.nextNotice(fault)
  await aPaidTrade()

  await standIn.clock.jump(0)

  expect(isGenuine(firstArrival())).toBe(true)
  expect(() => saidIn(firstArrival())).toThrow()
})

test.each<[ForgeryName, object]>([
  ['other mchid', { mchid: '1900000110' }],
  ['other appid', { appid: 'wx0000000000000000' }],
  ['wrong amount', { amount: { total: 99 } }],
  ['amount as text', { amount: { total: '100' } }],
  ['wrong currency', { amount: { total: 100, currency: 'USD' } }],
  ['not success', { trade_state: 'NOTPAY' }],
  ['extra fields', { brand_new: [1, { deep: null }] }],
  ['long attach', { attach: 'a'.repeat(60 * 1024) }],
])('%s: the notice is genuine, and its words differ', async (fault, said) => {
  standIn.faults.nextNotice(fault)
  await aPaidTrade()

  await standIn.clock.jump(0)

  expect(isGenuine(firstArrival())).toBe(true)
  expect(saidIn(firstArrival())).toMatchObject(said)
})

test('a number that nobody ordered', async () => {
  standIn.faults.nextNotice('unknown number')
  const tradeNo = await aPaidTrade()

  await standIn.clock.jump(0)

  expect(standIn.books.findTrade(saidIn(firstArrival()).out_trade_no)).toBeUndefined()
  expect(standIn.books.findTrade(tradeNo)?.payment).toBeTruthy()
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiFault, NoticeFault } from '../stand-ins/src/wechat/open-faults.ts'
import { openWechatStandIn, type WechatStandIn } from '../stand-ins/src/wechat/open-wechat-stand-in.ts'
import { openWechatMerchant, type WechatMerchant } from './wechat-merchant.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** Generous timeout for notices; no test is about it. */
const PATIENCE_MS = 60_000
let standIn: WechatStandIn
let merchant: WechatMerchant
let count = 0
let tradeNo = ''

beforeAll(async () => {
  standIn = await openWechatStandIn({
    clock: () => new Date('2026-11-22T07:00:00Z'),
    keyMode: 'mixed',
    noticeTimeoutMs: PATIENCE_MS,
  })
})
beforeEach(async () => {
  count += 1
  tradeNo = `order-${count}`
  merchant = await openWechatMerchant(standIn)
})
afterEach(() => merchant.close())
afterAll(() => standIn.close())

async function aPaidTrade(): Promise<void> {
  await merchant.gateway.prepay(merchant.charge(tradeNo))
  standIn.payer.pay(tradeNo)
}

/** Advances to one minute past midnight in Beijing. @returns the day */
async function startDay(): Promise<string> {
  const beijingMs = standIn.clock.now().getTime() + 8 * HOUR_MS
  await standIn.clock.jump(24 * HOUR_MS - (beijingMs % (24 * HOUR_MS)) + MINUTE_MS)
  return new Date(standIn.clock.now().getTime() + 8 * HOUR_MS).toISOString().slice(0, 10)
}

const bookedPayment = () => {
  const trade = standIn.books.findTrade(tradeNo)
  const { transactionId, paidAt } = trade?.payment ?? {}
  return { state: 'paid', tradeNo, amount: trade?.total, currency: 'CNY', transactionId, paidAt }
}

test('a code is shown, scanned and paid, and both sides say the same', async () => {
  const { gateway } = merchant
  expect(await gateway.query(tradeNo)).toEqual({ state: 'unknown' })

  const { codeUrl } = await gateway.prepay(merchant.charge(tradeNo))
  expect(await gateway.query(tradeNo)).toEqual({ state: 'unpaid' })
  expect(standIn.payer.scan(codeUrl)).toEqual({ tradeNo })
  expect(standIn.payer.pay(tradeNo, { coupon: 300 })).toBe('paid')
  await standIn.clock.jump(0)

  expect(await gateway.query(tradeNo)).toEqual(bookedPayment())
  expect(merchant.believed).toMatchObject([{ kind: 'paid', trade: bookedPayment() }])
  expect(await gateway.close(tradeNo)).toEqual(bookedPayment())
})

test('the same charge gives a fresh code, and other words for its number are refused', async () => {
  const charge = merchant.charge(tradeNo)
  const first = await merchant.gateway.prepay(charge)

  const second = await merchant.gateway.prepay(charge)

  expect(second.codeUrl).not.toBe(first.codeUrl)
  expect(standIn.payer.scan(first.codeUrl)).toEqual(standIn.payer.scan(second.codeUrl))
  await expect(merchant.gateway.prepay({ ...charge, amount: 999 })).rejects.toMatchObject({ kind: 'refused' })
  expect(standIn.books.findTrade(tradeNo)?.total).toBe(1000)
})

test('who closes hears what came first', async () => {
  const endings = []
  for (const _ of Array(12).keys()) {
    count += 1
    tradeNo = `order-${count}`
    await merchant.gateway.prepay(merchant.charge(tradeNo))
    const payment = standIn.payer.begin(tradeNo)
    const { state } = await merchant.gateway.close(tradeNo)
    endings.push(`${state}, ${payment.end()}`)
    expect((await merchant.gateway.close(tradeNo)).state).toBe(state)
  }

  expect(new Set(endings)).toEqual(new Set(['paid, paid', 'closed, closed']))
})

test.each([
  ['SUCCESS', 'done'],
  ['ABNORMAL', 'stuck'],
  ['CLOSED', 'failed'],
] as const)('a refund is pending until it is %s, by notice and by question', async (outcome, state) => {
  await aPaidTrade()
  await standIn.clock.jump(0)
  const request = merchant.refundOf(`refund-${count}`, tradeNo, 400)
  expect((await merchant.gateway.queryRefund(request)).state).toBe('unknown')
  const accepted = await merchant.gateway.refund(request)
  expect(accepted).toMatchObject({ refundNo: request.refundNo, state: 'pending' })

  standIn.decideRefund(request.refundNo, outcome)
  await standIn.clock.jump(0)

  const over = { refundNo: request.refundNo, refundId: accepted.refundId, state }
  expect(merchant.believed.at(-1)).toMatchObject({ kind: 'refund', refund: over })
  expect(await merchant.gateway.queryRefund(request)).toEqual(over)
  expect(await merchant.gateway.refund(request)).toEqual(over)
  expect((await merchant.gateway.query(tradeNo)).state).toBe('paid')
})

test('more than was paid is never given back', async () => {
  await aPaidTrade()
  await merchant.gateway.refund(merchant.refundOf(`refund-a-${count}`, tradeNo, 600))
  await standIn.clock.jump(MINUTE_MS)

  const more = merchant.gateway.refund(merchant.refundOf(`refund-b-${count}`, tradeNo, 401))

  await expect(more).rejects.toMatchObject({ kind: 'refused' })
})

const FAULTS: ApiFault[] = [
  ...(['lost', '500', '429', 'reset', 'slow', 'truncated'] as const),
  ...(['unsigned', 'wrongly signed', 'old timestamp', 'wrong type'] as const),
]

test.each(FAULTS)('%s: nothing is believed that is not so, and asking again succeeds', async (fault) => {
  const hasty = await openWechatMerchant(standIn, fault === 'slow' ? { timeoutMs: 1500 } : {})
  const { gateway } = merchant
  const charge = merchant.charge(tradeNo)
  const unavailable = { kind: 'unavailable' }

  standIn.faults.nextCall('prepay', fault)
  await expect(hasty.gateway.prepay(charge)).rejects.toMatchObject(unavailable)
  const { codeUrl } = await gateway.prepay(charge)
  expect(standIn.payer.scan(codeUrl)).toEqual({ tradeNo })
  standIn.payer.pay(tradeNo)

  standIn.faults.nextCall('query', fault)
  await expect(hasty.gateway.query(tradeNo)).rejects.toMatchObject(unavailable)
  expect(await gateway.query(tradeNo)).toEqual(bookedPayment())

  const request = merchant.refundOf(`refund-${count}`, tradeNo)
  standIn.faults.nextCall('refund', fault)
  await expect(hasty.gateway.refund(request)).rejects.toMatchObject(unavailable)
  expect((await gateway.refund(request)).state).toBe('pending')
  standIn.faults.nextCall('query refund', fault)
  await expect(hasty.gateway.queryRefund(request)).rejects.toMatchObject(unavailable)
  expect((await gateway.queryRefund(request)).state).toBe('pending')
  expect(standIn.books.findTrade(tradeNo)?.refunds).toHaveLength(1)

  await gateway.prepay(merchant.charge(`close-${count}`))
  standIn.faults.nextCall('close', fault)
  const closed = await hasty.gateway.close(`close-${count}`)
  expect(closed.state === 'closed').toBe(standIn.books.findTrade(`close-${count}`)?.closed)
  expect((await gateway.close(`close-${count}`)).state).toBe('closed')
  await hasty.close()
})

/** Faulty notices, each with the response to its first delivery. */
const UNBELIEVED: [NoticeFault, number | null][] = [
  ...(['old timestamp', 'early timestamp', 'no timestamp', 'no signature', 'wrong serial', 'wrong key'] as const).map(
    (fault): [NoticeFault, number] => [fault, 401],
  ),
  ...(['probe signature', 'changed body', 'reordered body'] as const).map((fault): [NoticeFault, number] => [
    fault,
    401,
  ]),
  ...(['bad tag', 'short tag', 'wrong secret', 'other associated data'] as const).map(
    (fault): [NoticeFault, number] => [fault, 400],
  ),
  ['other algorithm', 400],
  ['long attach', 400],
  ['drop', null],
]

test.each(UNBELIEVED)('%s: the notice is not taken, and the next one is', async (fault, status) => {
  await merchant.gateway.prepay(merchant.charge(tradeNo))
  await standIn.clock.jump(0)
  standIn.faults.nextNotice(fault)
  standIn.payer.pay(tradeNo)
  await standIn.clock.jump(0)
  expect(merchant.believed).toEqual([])

  await standIn.clock.jump(15 * SECOND_MS)

  const notice = standIn.notices.find((one) => one.tradeNo === tradeNo)
  expect(notice?.tries.map((one) => one.status)).toEqual([status, 204])
  expect(merchant.believed).toMatchObject([{ kind: 'paid', trade: bookedPayment() }])
})

test.each<[NoticeFault, object]>([
  ['other mchid', { kind: 'doubtful' }],
  ['other appid', { kind: 'doubtful' }],
  ['amount as text', { kind: 'doubtful' }],
  ['not success', { kind: 'other' }],
  ['other event', { kind: 'other' }],
  // Only the order knows the right values; the handler of a notice compares them.
  ['wrong amount', { kind: 'paid', trade: { amount: 999 } }],
  ['wrong currency', { kind: 'paid', trade: { currency: 'USD' } }],
  ['unknown number', { kind: 'paid', trade: { tradeNo: expect.stringContaining('none') } }],
  ['extra fields', { kind: 'paid', trade: { amount: 1000, currency: 'CNY' } }],
])('%s: the notice is genuine, and what it says is seen', async (fault, said) => {
  await merchant.gateway.prepay(merchant.charge(tradeNo))
  standIn.faults.nextNotice(fault)
  standIn.payer.pay(tradeNo)

  await standIn.clock.jump(0)

  expect(merchant.believed).toMatchObject([said])
})

test('notices come late, twice, twice at once and before what they follow; each time the same is read', async () => {
  standIn.faults.nextNotice({ delayMs: 2 * MINUTE_MS }, 'duplicate')
  await aPaidTrade()
  await standIn.clock.jump(2 * MINUTE_MS)
  expect(merchant.believed).toHaveLength(2)
  expect(merchant.believed[1]).toEqual(merchant.believed[0])

  standIn.faults.nextNotice('two at once')
  tradeNo = `order-${count}-again`
  await aPaidTrade()
  await standIn.clock.jump(0)
  expect(merchant.believed[3]).toEqual(merchant.believed[2])

  standIn.faults.nextNotice('after refund')
  tradeNo = `order-${count}-back`
  await aPaidTrade()
  await merchant.gateway.refund(merchant.refundOf(`refund-${count}`, tradeNo))
  standIn.decideRefund(`refund-${count}`, 'SUCCESS')
  await standIn.clock.jump(0)
  expect(merchant.believed.slice(4).map(({ kind }) => kind)).toEqual(['refund', 'paid'])
})

test('certificates rotate while notices and answers come, and none of them is lost', async () => {
  const fetching = await openWechatMerchant(standIn, { publicKeys: [] })
  standIn.keys.mode = 'certificates'
  const pay = async (number: string) => {
    await fetching.gateway.prepay(fetching.charge(number))
    standIn.payer.pay(number)
    await standIn.clock.jump(0)
  }
  await pay(`${tradeNo}-old`)

  await standIn.keys.rotateCertificate()
  await standIn.clock.jump(2 * MINUTE_MS)
  await pay(`${tradeNo}-new`)
  standIn.keys.retireOldCertificates()
  await standIn.clock.jump(2 * MINUTE_MS)
  await pay(`${tradeNo}-later`)

  expect(fetching.believed.map(({ kind }) => kind)).toEqual(['paid', 'paid', 'paid'])
  standIn.keys.mode = 'mixed'
  await fetching.close()
})

test('a merchant with both kinds of keys takes whatever signs, and both public keys while one follows the other', async () => {
  const [first] = standIn.keys.publicKeys
  const next = await standIn.keys.rotatePublicKey()
  const both = await openWechatMerchant(standIn, { publicKeys: first ? [first, next] : [] })
  for (const part of [1, 2, 3]) {
    await both.gateway.prepay(both.charge(`${tradeNo}-${part}`))
    standIn.payer.pay(`${tradeNo}-${part}`)
    await standIn.clock.jump(0)
  }

  expect(standIn.notices.slice(-3).map(({ tries }) => tries.length)).toEqual([1, 1, 1])
  expect(both.believed.map(({ kind }) => kind)).toEqual(['paid', 'paid', 'paid'])
  await both.close()
})

test('the bill of a day is there next morning, and is the books of that day, to the fen', async () => {
  const { gateway } = merchant
  const day = await startDay()
  const numbers = ['a', 'b', 'c'].map((part) => `${tradeNo}-${part}`)
  for (const [place, number] of numbers.entries()) {
    await gateway.prepay(merchant.charge(number))
    standIn.payer.pay(number, { coupon: place * 100 })
  }
  await gateway.refund(merchant.refundOf(`refund-c-${count}`, `${tradeNo}-c`, 333))
  await standIn.clock.jump(24 * HOUR_MS)
  expect(await gateway.readBill?.(day)).toBeNull()

  await standIn.clock.jump(10 * HOUR_MS)

  const lines = await gateway.readBill?.(day)
  expect(lines?.map(({ kind, tradeNo, refundNo, amount }) => [kind, tradeNo, refundNo, amount])).toEqual([
    ...numbers.map((number) => ['paid', number, null, 1000]),
    ['refunded', `${tradeNo}-c`, `refund-c-${count}`, 333],
  ])
})

test.each(['truncated', 'wrong type', 'unsigned'] as const)('%s: a broken bill is no bill', async (fault) => {
  const day = await startDay()
  await aPaidTrade()
  await standIn.clock.jump(48 * HOUR_MS)
  standIn.faults.nextCall(fault === 'unsigned' ? 'ask for bill' : 'download bill', fault)

  await expect(merchant.gateway.readBill?.(day)).rejects.toMatchObject({ kind: 'unavailable' })

  expect(await merchant.gateway.readBill?.(day)).not.toHaveLength(0)
})

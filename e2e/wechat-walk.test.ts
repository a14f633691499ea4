import type { AdminOrder } from '@easel/contract/admin-orders'
import type { Order } from '@easel/contract/order'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NoticeFault } from '../stand-ins/src/wechat/open-faults.ts'
import { listSettings } from '../stand-ins/src/wechat/list-settings.ts'
import { openWechatStandIn, type WechatStandIn } from '../stand-ins/src/wechat/open-wechat-stand-in.ts'
import type { Db } from '../apps/server/src/db/open.ts'
import { checkLedger } from '../apps/server/src/features/ledger/check-ledger.ts'
import { callApi } from './api-client.ts'
import { becomeAdministrator, becomePerson, type Person } from './person.ts'
import { type ProductServer, startServer } from './server.ts'
import { openDatabaseOf } from './task-rows.ts'
import { waitUntil } from './wait-until.ts'

let standIn: WechatStandIn
let server: ProductServer
let db: Db
let person: Person
let admin: Person
let credits = 0

beforeAll(async () => {
  // Generous timeout for notices; no test is about it.
  standIn = await openWechatStandIn({ noticeTimeoutMs: 60_000 })
  server = await startServer({ ENGINE: 'fake', ...listSettings(standIn) })
  db = await openDatabaseOf(server.dataDir)
  admin = await becomeAdministrator(server)
  person = await becomePerson(server, '+8613900000001')
})
beforeEach(async () => {
  credits = await person.credits()
})
afterAll(async () => {
  await db?.destroy()
  await server?.close()
  await standIn?.close()
})

interface Bought {
  order: Order
  tradeNo: string
  /** Credits that the order grants. */
  credits: number
}

/** Orders a pack of credits and scans its code. */
async function buy(): Promise<Bought> {
  const { url } = server
  const { token } = person
  const products = await callApi<{ id: string; kind: string; credits: number }[]>(url, '/api/home/products')
  const pack = products.find(({ kind }) => kind === 'credits')
  const order = await callApi<Order>(url, '/api/home/order', { token, body: { productId: pack?.id } })
  const body = { payChannel: 'wechat' }
  const { codeUrl } = await callApi<{ codeUrl: string }>(url, `/api/home/pay/${order.id}`, { token, body })
  const scanned = standIn.payer.scan(codeUrl)
  if ('refused' in scanned) throw new Error(scanned.refused)
  return { order, tradeNo: scanned.tradeNo, credits: pack?.credits ?? Number.NaN }
}

/** Polls the order as the page does; the server then asks WeChat Pay. */
const read = ({ order }: Bought) => callApi<Order>(server.url, `/api/home/order/${order.id}`, { token: person.token })
const waitUntilPaid = (bought: Bought) =>
  waitUntil(
    () => read(bought),
    ({ status }) => status === 'PAID',
  )
async function buyAndPay(): Promise<Bought> {
  const bought = await buy()
  standIn.payer.pay(bought.tradeNo)
  await standIn.clock.jump(0)
  return bought
}

/** Refunds as the console does; returns the refund number, which WeChat Pay uses too. */
async function payBack({ order }: Bought, amount?: number): Promise<string> {
  const path = `/api/admin/orders/${order.id}/refund`
  const body = { reason: 'asked for', ...(amount !== undefined && { amount }) }
  const { refunds } = await callApi<AdminOrder>(server.url, path, { token: admin.token, body })
  const no = refunds[0]?.no ?? ''
  await waitUntil(() => standIn.books.findRefund(no), Boolean)
  return no
}

async function stateOf({ order }: Bought): Promise<string | undefined> {
  const path = `/api/admin/orders?text=${order.no}`
  const { items } = await callApi<{ items: AdminOrder[] }>(server.url, path, { token: admin.token })
  return items[0]?.refunds[0]?.state
}

const noticeOf = ({ tradeNo }: Bought) => standIn.notices.find((notice) => notice.tradeNo === tradeNo)

test('who scans and pays has the credits as soon as WeChat Pay has told us', async () => {
  const bought = await buy()
  expect(standIn.books.findTrade(bought.tradeNo)).toMatchObject({ total: bought.order.amount })

  expect(standIn.payer.pay(bought.tradeNo, { coupon: 1 })).toBe('paid')
  await standIn.clock.jump(0)

  expect(noticeOf(bought)).toMatchObject({ state: 'taken', tries: [{ status: 204 }] })
  expect(await person.credits()).toBe(credits + bought.credits)
  expect(await read(bought)).toMatchObject({ status: 'PAID', payChannel: 'wechat' })
})

test('when the notice is lost, asking finds the payment, and the notice that comes late adds nothing', async () => {
  const bought = await buy()
  standIn.faults.nextNoticeOf(bought.tradeNo, 'drop')
  standIn.payer.pay(bought.tradeNo)
  await standIn.clock.jump(0)

  await waitUntilPaid(bought)

  await standIn.clock.jump(15_000)
  expect(noticeOf(bought)?.state).toBe('taken')
  expect(await person.credits()).toBe(credits + bought.credits)
})

test.each<NoticeFault>(['two at once', 'duplicate', 'extra fields'])(
  '%s: the credits are given once',
  async (fault) => {
    const bought = await buy()
    standIn.faults.nextNoticeOf(bought.tradeNo, fault)
    standIn.payer.pay(bought.tradeNo)

    await standIn.clock.jump(0)

    expect(noticeOf(bought)?.tries[0]).toMatchObject({ status: 204 })
    expect(await person.credits()).toBe(credits + bought.credits)
  },
)

const FORGED = ['wrong key', 'wrong serial', 'old timestamp', 'changed body', 'bad tag', 'probe signature'] as const
const DOUBTFUL = ['other mchid', 'unknown number', 'wrong amount', 'wrong currency'] as const

test.each<NoticeFault>([...FORGED, ...DOUBTFUL, 'long attach'])(
  '%s: the notice gives nothing, and asking finds the payment',
  async (fault) => {
    const bought = await buy()
    standIn.faults.nextNoticeOf(bought.tradeNo, fault)
    standIn.payer.pay(bought.tradeNo)

    await standIn.clock.jump(0)

    expect(noticeOf(bought)?.tries.slice(0, 1)).toMatchObject([{ fault }])
    expect(await person.credits()).toBe(credits)
    await waitUntilPaid(bought)
    expect(await person.credits()).toBe(credits + bought.credits)
  },
)

test('what is genuine and cannot be true is answered well, and kept for a human', async () => {
  const before = await listDoubts()
  for (const fault of DOUBTFUL) {
    const bought = await buy()
    standIn.faults.nextNoticeOf(bought.tradeNo, fault)
    standIn.payer.pay(bought.tradeNo)
    await standIn.clock.jump(0)
    expect(noticeOf(bought)?.tries[0]).toMatchObject({ status: 204 })
    await waitUntilPaid(bought)
  }

  expect((await listDoubts()).slice(before.length)).toEqual([
    ...['of another merchant or app', 'unknown_trade', 'wrong_amount', 'wrong_currency'],
  ])

  async function listDoubts() {
    const rows = await db.selectFrom('payment_quarantine').select('reason').orderBy('created_at').execute()
    return rows.map(({ reason }) => reason)
  }
})

test('whoever cancels while somebody pays has what came first, never neither and never both', async () => {
  const endings = new Set<string>()
  for (let round = 0; round < 8; round += 1) {
    const bought = await buy()
    const payment = standIn.payer.begin(bought.tradeNo)
    const path = `/api/home/cancel-order/${bought.order.id}`
    const { status } = await callApi<Order>(server.url, path, { token: person.token, body: {} })
    endings.add(`${status}, ${payment.end()}`)
    await standIn.clock.jump(0)
  }

  expect(endings).toEqual(new Set(['PAID, paid', 'CANCELLED, closed']))
})

test('WeChat Pay gives a code again after every fault of its own', async () => {
  for (const fault of [
    'lost',
    '500',
    '429',
    'reset',
    'unsigned',
    'wrongly signed',
    'truncated',
    'wrong type',
  ] as const) {
    standIn.faults.nextCall('prepay', fault)
    await expect(buy()).rejects.toThrow('upstream_unavailable')
  }

  const bought = await buy()
  standIn.payer.pay(bought.tradeNo)
  await standIn.clock.jump(0)
  expect(await person.credits()).toBe(credits + bought.credits)
})

test('money goes back when WeChat Pay says that it did, and not when it was accepted', async () => {
  const bought = await buyAndPay()
  const no = await payBack(bought)
  expect([await stateOf(bought), (await read(bought)).status]).toEqual(['PENDING', 'PAID'])

  standIn.decideRefund(no, 'SUCCESS')
  await standIn.clock.jump(0)

  expect(standIn.notices.at(-1)).toMatchObject({ event: 'REFUND.SUCCESS', state: 'taken' })
  expect([await stateOf(bought), (await read(bought)).status]).toEqual(['DONE', 'REFUNDED'])
  expect(await person.credits()).toBe(credits)
})

test.each([
  ['ABNORMAL', 'STUCK'],
  ['CLOSED', 'FAILED'],
] as const)('%s: nothing came back, and the operator sees why', async (outcome, state) => {
  const bought = await buyAndPay()
  const no = await payBack(bought)

  standIn.decideRefund(no, outcome)
  await standIn.clock.jump(0)

  expect(await stateOf(bought)).toBe(state)
  expect((await read(bought)).status).toBe('PAID')
})

test('a refund whose notice is lost is found by asking', async () => {
  const bought = await buyAndPay()
  const no = await payBack(bought, 500)
  standIn.faults.nextNoticeOf(bought.tradeNo, 'drop')

  standIn.decideRefund(no, 'SUCCESS')
  await standIn.clock.jump(0)

  await waitUntil(
    () => stateOf(bought),
    (state) => state === 'DONE',
  )
})

test('a refund whose answer was lost is asked for again, and is one refund', async () => {
  const bought = await buyAndPay()
  standIn.faults.nextCall('refund', 'lost', '500', 'unsigned')

  const no = await payBack(bought)
  await waitUntil(
    () => standIn.calls.filter(({ call, fault }) => call === 'refund' && fault !== null).length >= 3,
    Boolean,
  )
  standIn.decideRefund(no, 'SUCCESS')
  await standIn.clock.jump(0)

  await waitUntil(
    () => stateOf(bought),
    (state) => state === 'DONE',
  )
  expect(standIn.books.findTrade(bought.tradeNo)?.refunds).toHaveLength(1)
})

test('a refund that is told before its payment, and the payment after it, leave both as they are', async () => {
  const bought = await buy()
  standIn.faults.nextNoticeOf(bought.tradeNo, 'after refund')
  standIn.payer.pay(bought.tradeNo)
  await standIn.clock.jump(0)
  await waitUntilPaid(bought)
  standIn.decideRefund(await payBack(bought), 'SUCCESS')

  await standIn.clock.jump(0)

  const told = standIn.notices.filter(({ tradeNo }) => tradeNo === bought.tradeNo)
  expect(told.map(({ state }) => state)).toEqual(['taken', 'taken'])
  expect([(await read(bought)).status, await person.credits()]).toEqual(['REFUNDED', credits])
})

test('our books hold the money that WeChat Pay’s own books hold, to the fen', async () => {
  await buyAndPay()
  const back = await buyAndPay()
  standIn.decideRefund(await payBack(back, 700), 'SUCCESS')
  await standIn.clock.jump(0)

  const cash = await db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_entries', 'account_id', 'ledger_accounts.id')
    .select((eb) => ['unit', eb.fn.sum<string>('amount').as('sum')])
    .where('kind', '=', 'cash')
    .where('provider', '=', 'wechat')
    .groupBy('unit')
    .execute()

  expect(cash.map(({ unit, sum }) => [unit, Number(sum)])).toEqual([['CNY', bookedCash()]])
  expect(await checkLedger({ db })).toEqual([])
})

/** Booked cash: payments less refunds. */
function bookedCash(): number {
  const paid = standIn.books.trades.filter(({ payment }) => payment !== null)
  const backs = paid.flatMap(({ refunds }) => refunds.filter(({ status }) => status === 'SUCCESS'))
  return paid.reduce((sum, { total }) => sum + total, 0) - backs.reduce((sum, { amount }) => sum + amount, 0)
}

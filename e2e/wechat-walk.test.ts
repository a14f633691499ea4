import type { Order } from '@easel/contract/order'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NoticeFault } from '../apps/stand-ins/src/wechat/faults/open-faults.ts'
import { listSettings } from '../apps/stand-ins/src/wechat/list-settings.ts'
import { openWechatStandIn, type WechatStandIn } from '../apps/stand-ins/src/wechat/open-wechat-stand-in.ts'
import type { Db } from '../apps/server/src/db/open.ts'
import { checkLedger } from '../apps/server/src/features/ledger/check-ledger.ts'
import { callApi } from './api-client.ts'
import { becomePerson, type Person } from './person.ts'
import { type ProductServer, startServer } from './server.ts'
import { openDatabaseOf } from './task-rows.ts'
import { waitUntil } from './wait-until.ts'

let standIn: WechatStandIn
let server: ProductServer
let db: Db
let person: Person
let credits = 0

beforeAll(async () => {
  standIn = await openWechatStandIn()
  server = await startServer({ ENGINE: 'fake', ...listSettings(standIn) })
  db = await openDatabaseOf(server.dataDir)
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
  /** What the order gives. */
  credits: number
}

/** Order a pack of credits, and hold a telephone in front of its code. */
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

/** As the page does that waits for the payment; the server asks WeChat Pay on the way. */
const read = ({ order }: Bought) => callApi<Order>(server.url, `/api/home/order/${order.id}`, { token: person.token })
const waitUntilPaid = (bought: Bought) =>
  waitUntil(
    () => read(bought),
    ({ status }) => status === 'PAID',
  )
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

test('our books hold the money that WeChat Pay’s own books hold, to the fen', async () => {
  for (const _ of Array(2).keys()) {
    const bought = await buy()
    standIn.payer.pay(bought.tradeNo)
    await standIn.clock.jump(0)
  }

  const cash = await db
    .selectFrom('ledger_accounts')
    .select(['unit', 'balance'])
    .where('kind', '=', 'cash')
    .where('provider', '=', 'wechat')
    .execute()

  expect(cash.map(({ unit, balance }) => [unit, Number(balance)])).toEqual([['CNY', standIn.books.balance()]])
  expect(await checkLedger({ db })).toEqual([])
})

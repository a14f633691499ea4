import type { Notice, PaidTrade } from '@easel/payments/gateway'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openFaultPlan } from '../../../../testing/fault-plan.ts'
import { findMoneyFaults } from '../../../../testing/find-money-faults.ts'
import { openFaultyDatabase } from '../../../../testing/open-faulty-database.ts'
import { openStall, paidNotice, type Stall } from '../../../../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'
import { openRememberingGateway, writeNotice } from '../../../../testing/remembering-gateway.ts'
import { openRememberingLog, type RememberingLog } from '../../../../testing/remembering-log.ts'
import { aMember } from '../../../../testing/seed.ts'
import { availableCredits } from '../../../ledger/gate.ts'
import { createOrder } from '../../ordering/create-order.ts'
import { payOrder } from '../../paying/pay-order.ts'
import { batchNotices } from './batch-notices.ts'
import { takeNotice } from './take-notice.ts'

const APART = 'payment notices are taken one by one'

let server: TestServer
let logged: RememberingLog
let stall: Stall
beforeAll(async () => {
  logged = openRememberingLog()
  server = await openTestServer({}, { log: logged.log })
})
beforeEach(async () => {
  stall = await openStall(server)
})

async function paidTrade(slug?: string, period?: 'Month'): Promise<PaidTrade> {
  const { no } = await stall.openOrder(slug, period)
  return stall.gateway.mustPay(no, server.clock.now())
}

async function paidTrades(count: number): Promise<PaidTrade[]> {
  const trades = []
  while (trades.length < count) trades.push(await paidTrade())
  return trades
}

/** All at the same moment, so that they are taken together. */
const tellAll = (notices: readonly Notice[], to = stall) => Promise.all(notices.map((notice) => to.tell(notice)))
const noticeOf = (trade: PaidTrade) => paidNotice(`of ${trade.tradeNo}`, trade)
const groups = () => logged.facts(APART).map(({ notices }) => notices)
async function notedOf(trades: readonly PaidTrade[]): Promise<number> {
  const ids = trades.map((trade) => noticeOf(trade).id)
  const { rows } = await sql`select from payment_notices where notice_id = any(${ids}::text[])`.execute(stall.deps.db)
  return rows.length
}

async function expectGiven(trades: readonly PaidTrade[]): Promise<void> {
  expect([await stall.credits(), await notedOf(trades)]).toEqual([40 + trades.length * 200, trades.length])
  expect(await findMoneyFaults(stall.deps)).toEqual([])
}

test('several orders of one person that are paid at the same moment are all given, and their books and their news say it in turn', async () => {
  const trades = await paidTrades(3)

  expect(await tellAll(trades.map(noticeOf))).toEqual([200, 200, 200])

  await expectGiven(trades)
  const { rows } = await sql<{ seq: number; t: string; credits: number | null }>`
    select seq, frame ->> 't' as t, (frame -> 'user' ->> 'credits')::int as credits from live_frames
    where room = ${`user:${stall.person.userId}`} and (frame ->> 't' = 'user' or frame -> 'order' ->> 'status' = 'PAID')
    order by seq`.execute(stall.deps.db)
  expect(rows.map(({ t, credits }) => [t, credits])).toEqual([
    ['order', null],
    ['order', null],
    ['order', null],
    ['user', 640],
  ])
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => (rows[0]?.seq ?? 0) + index))
})

test('packs and periods of plans that are paid at the same moment are all given', async () => {
  const notices = [await paidTrade(), await paidTrade('month', 'Month'), await paidTrade('month', 'Month')].map(
    noticeOf,
  )

  expect(await tellAll(notices)).toEqual([200, 200, 200])

  expect(await stall.credits()).toBe(40 + 200 + 1_500)
  const plans = await stall.deps.db.selectFrom('plans').select(['starts_at', 'ends_at']).orderBy('starts_at').execute()
  expect(plans.slice(-1)[0]?.starts_at).toEqual(plans.slice(-2)[0]?.ends_at)
  expect(await findMoneyFaults(stall.deps)).toEqual([])
})

test('one notice that comes twice at the same moment, and two that say the same, give once', async () => {
  const trade = await paidTrade()
  const notices = [noticeOf(trade), noticeOf(trade), paidNotice(`again ${trade.tradeNo}`, trade), noticeOf(trade)]
  const { gateway, deps } = stall
  const areFirst = () => Promise.all(notices.map((notice) => deps.actOnNotice({ provider: gateway.id, notice })))

  expect(await areFirst()).toEqual([true, false, true, false])
  expect(await areFirst()).toEqual([false, false, false, false])
  expect(await tellAll(notices)).toEqual([200, 200, 200, 200])

  await expectGiven([trade])
})

test('those of one group, of the next and of another server give once', async () => {
  const trades = await paidTrades(4)
  const other = { ...stall.deps, actOnNotice: batchNotices(server.deps) }
  const tellOther = async (trade: PaidTrade) =>
    (await takeNotice(other, stall.gateway.id, writeNotice(noticeOf(trade)))).status
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

  const told = await Promise.all([
    tellAll(trades.map(noticeOf)),
    Promise.all([...trades].reverse().map(tellOther)),
    soon().then(() => tellAll(trades.map(noticeOf))),
  ])

  expect(new Set(told.flat())).toEqual(new Set([200]))
  await expectGiven(trades)
})

test('what is wrong with one of them is kept for a human, and the others are given', async () => {
  const trades = await paidTrades(3)
  const [first, lie, last] = trades.map(noticeOf)
  if (lie?.kind !== 'paid' || !first || !last) throw new Error('three were paid')
  const wrong = paidNotice(lie.id, { ...lie.trade, amount: 1 })
  const unknown = paidNotice('of nothing', { ...lie.trade, tradeNo: 'E000000000000BBBBBBBB' })
  const before = (await stall.doubts()).length

  expect(await tellAll([first, wrong, unknown, last])).toEqual([200, 200, 200, 200])

  // Both were told at once.
  expect((await stall.doubts()).slice(before).sort()).toEqual(['unknown_trade', 'wrong_amount'])
  expect(await stall.credits()).toBe(440)
  expect(await findMoneyFaults(stall.deps)).toEqual([])
})

test('one that the database cannot take keeps none of the others from being given', async () => {
  const trades = await paidTrades(3)
  const notices = trades.map(noticeOf)
  const before = groups().length
  // A number that is another payment's is refused by the database itself.
  const taken = await paidTrade()
  expect(await stall.tell(noticeOf(taken))).toBe(200)
  const last = await paidTrade()
  const twice = paidNotice('twice', { ...last, transactionId: taken.transactionId })

  expect(await tellAll([...notices, twice])).toEqual([200, 200, 200, 503])

  expect(groups().slice(before)).toEqual([4])
  await expectGiven([...trades, taken])
})

test('one whose order somebody holds waits alone, and is given once it is let go', async () => {
  const [held, ...others] = await paidTrades(3)
  if (!held) throw new Error('three were paid')
  let waits: Promise<number> | undefined
  await stall.deps.db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('no', '=', held.tradeNo).forUpdate().execute()
    const told = [held, ...others].map((trade) => stall.tell(noticeOf(trade)))
    waits = told[0]
    expect(await Promise.all(told.slice(1))).toEqual([200, 200])
    expect(await stall.credits()).toBe(440)
  })
  expect(await waits).toBe(200)
  await expectGiven([held, ...others])
})

test('what two providers tell of at the same moment is given by what each of them was asked to collect', async () => {
  const gateway = openRememberingGateway('another')
  const gateways = new Map([...stall.deps.gateways, ['another', gateway]])
  const buyer = await aMember(stall.deps)
  const { id: productId } = await stall.deps.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'credits-200')
    .executeTakeFirstOrThrow()
  const order = await createOrder(stall.deps, buyer.actor, { body: { productId }, idempotencyKey: null })
  await payOrder({ ...stall.deps, gateways: new Map([['another', gateway]]) }, buyer.actor, order.id, {})
  const theirs = gateway.mustPay(order.no, server.clock.now())
  const ours = await paidTrade()
  const told = async (provider: string, id: string, trade: PaidTrade) =>
    (await takeNotice({ ...stall.deps, gateways }, provider, writeNotice(paidNotice(id, trade)))).status
  const before = (await stall.doubts()).length

  // The same id means nothing between two providers, and neither speaks for the other.
  const id = `same ${order.no}`
  expect(
    await Promise.all([
      told('another', id, theirs),
      told(stall.gateway.id, id, ours),
      told(stall.gateway.id, `false ${order.no}`, { ...theirs, transactionId: 'false' }),
    ]),
  ).toEqual([200, 200, 200])

  expect([await stall.credits(), await availableCredits(stall.deps.db, buyer.userId, server.clock.now())]).toEqual([
    240, 240,
  ])
  expect((await stall.doubts()).slice(before)).toEqual(['unknown_trade'])
  expect(await findMoneyFaults(stall.deps)).toEqual([])
})

test('wherever a group dies, nothing of it is answered as taken that is not given, and what comes again is given once', async () => {
  const faults = openFaultPlan()
  const db = openFaultyDatabase(server.server, faults)
  const deps = { ...stall.deps, db, actOnNotice: batchNotices({ ...stall.deps, db }) }
  const tell = async (trade: PaidTrade) =>
    (await takeNotice(deps, stall.gateway.id, writeNotice(noticeOf(trade)))).status
  const told: PaidTrade[] = []
  for (let at = 0, isHit = true; isHit; at += 1)
    for (const kind of ['refused', 'lost'] as const) {
      const trades = await paidTrades(3)
      let statuses: number[] = []
      const watched = await faults.watch({ at, kind }, async () => {
        statuses = await Promise.all(trades.map(tell))
      })
      isHit = watched.isHit
      const taken = trades.filter((_, index) => statuses[index] === 200)
      expect(await notedOf(taken)).toBe(taken.length)
      expect(await findMoneyFaults(stall.deps)).toEqual([])
      expect(await tellAll(trades.map(noticeOf))).toEqual([200, 200, 200])
      told.push(...trades)
    }
  expect(told.length).toBeGreaterThan(3 * 2 * 5)
  await expectGiven(told)
  await db.destroy()
})

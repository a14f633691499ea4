import type { BillLine } from '@easel/payments/gateway'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openStall, paidNotice, type Stall } from '../../../testing/open-stall.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { compareBills } from './jobs.ts'
import { dayOf, type Difference } from './rules.ts'

const DAY_SECONDS = 24 * 3600

let server: TestServer
let stall: Stall
let day: string
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  stall = await openStall(server)
  await noon()
  day = dayOf(server.clock.now())
  await stall.deps.db.deleteFrom('bill_comparisons').execute()
})

/** Of a day on which nothing else was paid. */
async function noon(): Promise<void> {
  const next = new Date(`${dayOf(new Date(server.clock.now().getTime() + 30 * DAY_SECONDS * 1000))}T12:00:00+08:00`)
  server.clock.moveSeconds((next.getTime() - server.clock.now().getTime()) / 1000)
}

/** Paid now, as a line of the bill. */
async function aPayment({ isHeard = true } = {}): Promise<BillLine> {
  const { no } = await stall.openOrder()
  const trade = stall.gateway.mustPay(no, server.clock.now())
  if (isHeard) await stall.tell(paidNotice(no, trade))
  const { tradeNo, transactionId, amount, currency } = trade
  return { kind: 'paid', tradeNo, transactionId, amount, currency, refundNo: null }
}

/** Paid back; the provider accepted it then, and it ended now. */
async function aRefund(
  { tradeNo, transactionId, currency }: BillLine,
  createdAt: Date,
  state: 'DONE' | 'PENDING' = 'DONE',
) {
  const { db, newId } = stall.deps
  const payment = await db.selectFrom('payments').selectAll().where('trade_no', '=', tradeNo).executeTakeFirstOrThrow()
  const refundNo = `R${tradeNo}`
  const ended_at = state === 'DONE' ? server.clock.now() : null
  const row = { id: newId(), order_id: payment.order_id, payment_id: payment.id, no: refundNo, amount: 10, currency }
  const rest = { reason: 'x', state, provider_refund_id: null, requested_by: null, quiet_until: null }
  await db
    .insertInto('refunds')
    .values({ ...row, ...rest, created_at: createdAt, ended_at })
    .execute()
  return { kind: 'refunded', tradeNo, transactionId, refundNo, amount: 10, currency } as const
}

async function found(of = day): Promise<Difference[] | undefined> {
  const rows = await stall.deps.db.selectFrom('bill_comparisons').selectAll().where('day', '=', of).execute()
  return rows[0]?.differences as Difference[] | undefined
}

const laterBySeconds = async (seconds: number) => {
  server.clock.moveSeconds(seconds)
  await compareBills(stall.deps)
}

test('a bill that says what we know is agreed with, and not asked for again', async () => {
  const [paid, back] = [await aPayment(), await aPayment()]
  const refund = await aRefund(back, server.clock.now())
  const asked = await aRefund(paid, server.clock.now(), 'PENDING')
  stall.gateway.bills.set(day, [paid, back, refund, asked])
  await laterBySeconds(DAY_SECONDS)
  expect(await found()).toEqual([])
  const before = stall.gateway.asked.filter((call) => call === `bill ${day}`).length
  await laterBySeconds(DAY_SECONDS)
  expect(stall.gateway.asked.filter((call) => call === `bill ${day}`)).toHaveLength(before)
})

test('of five that do not agree five are found, and none is invented', async () => {
  const agreed = await Promise.all(Array.from({ length: 8 }, () => aPayment()))
  const [unheard, unbilled, dearer, foreign] = [
    await aPayment({ isHeard: false }),
    await aPayment(),
    await aPayment(),
    await aPayment(),
  ]
  const refund = await aRefund(foreign, server.clock.now())
  const stranger = { ...dearer, tradeNo: 'E0', transactionId: 'E0' }
  const lies = [stranger, unheard, { ...dearer, amount: dearer.amount + 1 }, { ...foreign, currency: 'USD' }]
  stall.gateway.bills.set(day, [...agreed, ...lies, refund])
  await laterBySeconds(DAY_SECONDS)
  const kinds = (await found())?.map(({ kind, tradeNo }) => [kind, tradeNo])
  expect(kinds).toEqual([
    ['missing_here', 'E0'],
    ['state', unheard.tradeNo],
    ['amount', dearer.tradeNo],
    ['currency', foreign.tradeNo],
    ['missing_there', unbilled.tradeNo],
  ])
})

test('what was paid and never heard of is given when the bill tells', async () => {
  const line = await aPayment({ isHeard: false })
  stall.gateway.bills.set(day, [line])
  await laterBySeconds(DAY_SECONDS)
  expect(await stall.credits()).toBe(240)
  expect(await found()).toMatchObject([{ kind: 'state', ours: { amount: line.amount } }])
  await laterBySeconds(DAY_SECONDS)
  expect(await found()).toEqual([])
})

test('a refund that we heard of a day late stands in the bill of the day before', async () => {
  const line = await aPayment()
  const accepted = server.clock.now()
  server.clock.moveSeconds(DAY_SECONDS)
  const refund = await aRefund(line, accepted)
  const next = dayOf(server.clock.now())
  stall.gateway.bills.set(day, [line, refund])
  stall.gateway.bills.set(next, [])
  await laterBySeconds(DAY_SECONDS)
  expect([await found(day), await found(next)]).toEqual([[], []])
})

test('a bill that is not ready is waited for, up to a week', async () => {
  const line = await aPayment()
  await laterBySeconds(DAY_SECONDS)
  expect(await found()).toBeUndefined()
  stall.gateway.bills.set(day, [line])
  stall.gateway.loseAnswers(1)
  await laterBySeconds(DAY_SECONDS)
  await laterBySeconds(DAY_SECONDS)
  expect(await found()).toEqual([])
  expect(stall.gateway.asked.filter((call) => call.startsWith('bill'))).not.toContain(
    `bill ${dayOf(server.clock.now())}`,
  )
})

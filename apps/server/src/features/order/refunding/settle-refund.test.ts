import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../testing/run-due-jobs.ts'
import { openShop, type Shop } from '../../../testing/open-shop.ts'
import { listJobHandlers } from '../../../start/work.ts'
import { planOf } from '../../company/gate.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { listMoney } from '../../ledger/gate.ts'
import { endPeriods } from '../jobs.ts'
import { payOrder } from '../paying/pay-order.ts'
import { readOrder } from '../ordering/read-order.ts'
import { countOpenMoney } from '../queries.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { followRefund } from './jobs.ts'
import { settleRefund } from './settle-refund.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.begin())

const plan = () => planOf(shop.deps.db, shop.person.userId, shop.clock.now())
const statusOf = async (id: string) => (await readOrder(shop.deps, shop.person.actor, id)).status
const stateOf = async (id: string) => (await shop.refundsOf(id)).at(-1)?.state
const told = (refundNo: string, state: 'pending' | 'done' | 'failed' | 'stuck') =>
  settleRefund(shop.deps, shop.gateway.id, { refundNo, state, refundId: `back ${refundNo}` })
const money = async () => (await listMoney(shop.deps.db)).find(({ provider }) => provider === shop.gateway.id)
const doubts = async () =>
  (await shop.deps.db.selectFrom('payment_quarantine').select('reason').orderBy('id').execute()).at(-1)?.reason
const booksAreInOrder = async () => expect(await checkLedger(shop.deps)).toEqual([])

/** A pack that was paid, and a refund of all of it. */
async function refunding(): Promise<{ id: string; no: string }> {
  const { id } = await shop.buy('credits-200')
  const { refunds } = await shop.refund(id)
  return { id, no: refunds[0]?.no ?? '' }
}

test('an answer that was lost is asked for again, with the same number and the same words', async () => {
  const { id, no } = await refunding()
  shop.gateway.loseAnswers(2)
  for (let round = 0; round < 3; round += 1) await shop.follow()
  const [first, ...others] = shop.gateway.refundRequests
  expect(others).toEqual([first, first])
  expect(shop.gateway.refunds.size).toBe(1)
  shop.ends(no, 'done')
  await shop.follow()
  expect([await stateOf(id), await statusOf(id)]).toEqual(['DONE', 'REFUNDED'])
})

test('what was written before a server died is asked for by the job of the next one', async () => {
  const { id, no } = await refunding()
  shop.ends(no, 'done')
  const follow = (payload: { refundId: string }) => followRefund(shop.deps, payload)
  await runDueJobs(shop.server.server, { ...listJobHandlers(shop.deps), 'follow-refund': follow })
  expect([await stateOf(id), await statusOf(id)]).toEqual(['DONE', 'REFUNDED'])
})

test('a server that died while it asked keeps the others waiting for seconds, not for ever', async () => {
  const { id, no } = await refunding()
  const until = new Date(shop.clock.now().getTime() + 10_000)
  await shop.deps.db.updateTable('refunds').set({ quiet_until: until }).where('no', '=', no).execute()
  await shop.follow()
  expect(shop.gateway.refundRequests).toEqual([])
  shop.clock.moveSeconds(10)
  await shop.follow()
  expect([await stateOf(id), shop.gateway.refundRequests.length]).toEqual(['PENDING', 1])
})

test('however many ask at once, the provider is asked once', async () => {
  await refunding()
  shop.gateway.pause = () => new Promise((resolve) => setTimeout(resolve, 50))
  await Promise.all(Array.from({ length: 5 }, () => shop.follow()))
  expect(shop.gateway.refundRequests).toHaveLength(1)
})

test('accepted is not done: it is asked for until it is', async () => {
  const { id, no } = await refunding()
  for (let round = 0; round < 3; round += 1) await shop.follow()
  expect([await stateOf(id), shop.gateway.asked.slice(-2)]).toEqual([
    'PENDING',
    [`query-refund ${no}`, `query-refund ${no}`],
  ])
})

test('a provider that has forgotten a refund is asked for it again', async () => {
  const { no } = await refunding()
  await shop.follow()
  shop.gateway.refunds.clear()
  await shop.follow()
  expect(shop.gateway.asked.slice(-2)).toEqual([`query-refund ${no}`, `refund ${no}`])
})

test('a notice that comes before the answer to our own call counts, and the late answer changes nothing', async () => {
  const { id, no } = await refunding()
  shop.gateway.pause = () => told(no, 'done')
  await shop.follow()
  expect([await stateOf(id), await statusOf(id)]).toEqual(['DONE', 'REFUNDED'])
  await booksAreInOrder()
})

test('however often and in whatever order notices come, the money is booked once', async () => {
  const { id, no } = await refunding()
  const before = await money()
  await Promise.all([told(no, 'done'), told(no, 'stuck'), told(no, 'done'), shop.follow()])
  for (const state of ['pending', 'stuck', 'failed', 'done'] as const) await told(no, state)
  expect(await stateOf(id)).toBe('DONE')
  expect((await money())?.refunded).toBe((before?.refunded ?? 0) + 1_990)
  expect(await shop.credits()).toBe(40)
  await booksAreInOrder()
})

test('what is stuck calls for a human, and may still become done', async () => {
  const { id, no } = await refunding()
  const before = (await countOpenMoney(shop.deps.db, shop.deps.clock.now())).stuckRefunds
  await shop.follow()
  shop.ends(no, 'stuck')
  await shop.follow()
  expect([await stateOf(id), (await countOpenMoney(shop.deps.db, shop.deps.clock.now())).stuckRefunds]).toEqual([
    'STUCK',
    before + 1,
  ])
  shop.ends(no, 'done')
  await shop.follow()
  expect([await stateOf(id), await statusOf(id)]).toEqual(['DONE', 'REFUNDED'])
  expect((await countOpenMoney(shop.deps.db, shop.deps.clock.now())).stuckRefunds).toBe(before)
})

test('a refund that fails gives back what was taken, and may be asked for anew', async () => {
  const { id, no } = await refunding()
  await told(no, 'failed')
  await told(no, 'failed')
  expect([await stateOf(id), await statusOf(id), await shop.credits()]).toEqual(['FAILED', 'PAID', 240])
  const { refunds } = await shop.refund(id)
  expect(refunds.map(({ no: each, state }) => [each, state])).toEqual([
    [no.replace('-R1', '-R2'), 'PENDING'],
    [no, 'FAILED'],
  ])
  expect(await shop.credits()).toBe(40)
  await booksAreInOrder()
})

test('a provider that refuses, as after fifty parts or a year, has paid nothing back', async () => {
  const { id } = await refunding()
  shop.gateway.refusesRefunds = true
  await shop.follow()
  expect([await stateOf(id), await statusOf(id), await shop.credits()]).toEqual(['FAILED', 'PAID', 240])
})

test('a refusal of what was accepted before is no failure', async () => {
  const { id, no } = await refunding()
  shop.gateway.loseAnswers(1)
  await shop.follow()
  shop.ends(no, 'done')
  shop.gateway.refusesRefunds = true
  await shop.follow()
  expect(await stateOf(id)).toBe('DONE')
})

test('a plan whose refund failed goes on with the time that it had left', async () => {
  const { id } = await shop.buy('month', 'Month')
  const before = await plan()
  const no = (await shop.refund(id)).refunds[0]?.no ?? ''
  expect(await plan()).toBeNull()
  shop.clock.moveSeconds(86_400)
  await endPeriods(shop.deps)
  await told(no, 'failed')
  expect(await shop.credits()).toBe(1_540)
  expect((await plan())?.endsAt.getTime()).toBe((before?.endsAt.getTime() ?? 0) + 86_400_000)
  await booksAreInOrder()
})

test('a plan that ended because all went back goes on when one of the parts fails', async () => {
  const { id } = await shop.buy('month', 'Month', 2)
  const before = await plan()
  const part = (await shop.refund(id, 3_000)).refunds[0]?.no ?? ''
  const rest = (await shop.refund(id)).refunds[0]?.no ?? ''
  await told(rest, 'done')
  expect([await plan(), await statusOf(id)]).toEqual([null, 'PAID'])
  await told(part, 'failed')
  expect([(await plan())?.endsAt, await statusOf(id)]).toEqual([before?.endsAt, 'PAID'])
  await shop.refund(id)
  expect([await plan(), await shop.credits()]).toEqual([null, 40])
  await booksAreInOrder()
})

test.each([
  ['unknown_refund', (no: string) => told(`${no}0`, 'done')],
  [
    'unknown_refund',
    (no: string) => settleRefund(shop.deps, 'another', { refundNo: no, state: 'done', refundId: null }),
  ],
  ['refund_after_failure', (no: string) => told(no, 'failed').then(() => told(no, 'done'))],
])('%s: what fits no refund of ours is set aside for a human', async (reason, tell) => {
  const { id, no } = await refunding()
  await tell(no)
  expect(await doubts()).toBe(reason)
  expect(await statusOf(id)).toBe('PAID')
})

test('two payments of one order: the second goes back by itself, once, and takes nothing', async () => {
  const { id, no } = await shop.buy('credits-200')
  const { deps, gateway, clock } = shop
  const payment = await deps.db.selectFrom('payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
  const tradeNo = `${no}-2`
  const second = { ...payment, id: deps.newId(), trade_no: tradeNo, state: 'OPEN', transaction_id: null } as const
  await deps.db
    .insertInto('payments')
    .values({ ...second, paid_at: null })
    .execute()
  const charge = { tradeNo, amount: 1_990, currency: 'CNY', description: '', expiresAt: clock.now(), siteUrl: '' }
  await gateway.prepay(charge)
  await Promise.all([shop.pay(id), shop.pay(id), shop.pay(id)])

  const refunds = await shop.refundsOf(id)
  expect(refunds).toMatchObject([{ no: `${tradeNo}-R1`, amount: 1_990, state: 'PENDING' }])
  expect([await doubts(), await shop.credits()]).toEqual(['paid_twice', 240])
  await shop.follow()
  shop.ends(`${tradeNo}-R1`, 'done')
  await shop.follow()
  expect([await stateOf(id), await statusOf(id), await shop.credits()]).toEqual(['DONE', 'PAID', 240])

  const { refunds: all } = await shop.refund(id)
  expect(all).toMatchObject([{ no: `${no}-R1`, amount: 1_990, creditsTaken: 200 }, { no: `${tradeNo}-R1` }])
  await booksAreInOrder()
})

test('a payment of another amount waits for a human, and nothing goes back by itself', async () => {
  const { id, no } = await shop.order('credits-200')
  await payOrder(shop.deps, shop.person.actor, id, {})
  const trade = shop.gateway.pay(no, shop.clock.now())
  if (trade.state !== 'paid') throw new Error(trade.state)
  await settlePayment(shop.deps, shop.gateway.id, { ...trade, amount: 1 })
  expect([await doubts(), await shop.refundsOf(id)]).toEqual(['wrong_amount', []])
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { openShop, type Shop } from '../../../testing/open-shop.ts'
import { planOf } from '../../company/gate.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { readOrder } from '../ordering/read-order.ts'
import { searchOrders } from '../ordering/search/search-orders.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.begin())

const plan = () => planOf(shop.deps.db, shop.person.userId, shop.clock.now())
const statusOf = async (id: string) => (await readOrder(shop.deps, shop.person.actor, id)).status
const audited = (orderId: string) =>
  shop.deps.db.selectFrom('audit_log').select(['act', 'actor_id', 'details']).where('subject', '=', orderId).execute()
const booksAreInOrder = async () => expect(await checkLedger(shop.deps)).toEqual([])

test('a refund takes the credits back at once, asks the provider, and is done when the provider says so', async () => {
  const { id, no } = await shop.buy('credits-200')
  const asked = await shop.refund(id)
  expect(asked).toMatchObject({
    order: { status: 'PAID' },
    user: { id: shop.person.userId, phone: shop.person.phone },
    refunds: [{ no: `${no}-R1`, amount: 1_990, state: 'PENDING', creditsTaken: 200, creditsOwed: 0 }],
  })
  expect([await shop.credits(), shop.gateway.refundRequests]).toEqual([40, []])

  await shop.follow()
  const total = { total: 1_990, amount: 1_990, currency: 'CNY' }
  expect(shop.gateway.refundRequests).toMatchObject([{ refundNo: `${no}-R1`, tradeNo: no, reason: '不满意', ...total }])
  expect(await statusOf(id)).toBe('PAID')

  shop.ends(`${no}-R1`, 'done')
  await shop.follow()
  expect([await statusOf(id), (await shop.refundsOf(id))[0]?.state]).toEqual(['REFUNDED', 'DONE'])
  await booksAreInOrder()
})

test('whoever asks, and what was taken, stands in the audit log', async () => {
  const { id, no } = await shop.buy('credits-200')
  await shop.spend(40)
  await shop.spend(50)
  await shop.refund(id)
  const details = {
    no: `${no}-R1`,
    amount: 1_990,
    currency: 'CNY',
    reason: '不满意',
    creditsTaken: 150,
    creditsOwed: 50,
  }
  expect(await audited(id)).toEqual([{ act: 'order.refund', actor_id: shop.admin.userId, details }])
})

test('the buyer hears at once what is left', async () => {
  const { id } = await shop.buy('credits-200')
  await shop.refund(id)
  const frames = shop.deps.db.selectFrom('live_frames').select('frame').where('room', '=', `user:${shop.person.userId}`)
  const last = await frames.orderBy('seq', 'desc').executeTakeFirstOrThrow()
  expect(last.frame).toMatchObject({ t: 'user', user: { credits: 40 } })
})

test('credits that were drawn with are owed, and nobody falls below zero', async () => {
  const { id } = await shop.buy('credits-200')
  await shop.spend(230)
  const { refunds } = await shop.refund(id)
  expect(refunds).toMatchObject([{ creditsTaken: 10, creditsOwed: 190 }])
  expect(await shop.credits()).toBe(0)
  await booksAreInOrder()
})

test('parts take credits in proportion, and together exactly all of them', async () => {
  const { id } = await shop.buy('credits-200')
  const taken: number[] = []
  for (const amount of [333, 333, 1_324]) taken.push((await shop.refund(id, amount)).refunds[0]?.creditsTaken ?? -1)
  expect(taken).toEqual([33, 33, 134])
  expect(await shop.credits()).toBe(40)
})

test('a plan goes on after a part, and ends with its credits when all has gone back', async () => {
  const { id } = await shop.buy('month', 'Month')
  await shop.spend(500)
  expect((await shop.refund(id, 2_300)).refunds).toMatchObject([{ creditsTaken: 500, creditsOwed: 0 }])
  expect([await shop.credits(), (await plan())?.concurrency]).toEqual([540, 5])
  expect((await shop.refund(id)).refunds[0]).toMatchObject({ amount: 4_600, creditsTaken: 500, creditsOwed: 500 })
  expect([await shop.credits(), await plan()]).toEqual([40, null])
  await booksAreInOrder()
})

test('only what was drawn with is owed of a period that has ended', async () => {
  const { id } = await shop.buy('month', 'Month')
  await shop.spend(500)
  shop.clock.moveSeconds(40 * 86_400)
  expect((await shop.refund(id)).refunds).toMatchObject([{ creditsTaken: 0, creditsOwed: 500 }])
})

test('periods that have not begun go with their order, and another plan moves up', async () => {
  const year = await shop.buy('year', 'Year', 2)
  await shop.buy('month', 'Month')
  expect((await plan())?.concurrency).toBe(8)
  expect((await shop.refund(year.id)).refunds).toMatchObject([{ creditsTaken: 40_000, creditsOwed: 0 }])
  expect([(await plan())?.concurrency, await shop.credits()]).toEqual([5, 1_540])
  await booksAreInOrder()
})

test('more than was paid never goes back, nor anything of what nobody paid', async () => {
  const [unpaid, { id }] = [await shop.order('credits-200'), await shop.buy('credits-200')]
  await expect(shop.refund(unpaid.id)).rejects.toEqual(new Refusal('conflict'))
  await expect(shop.refund(shop.deps.newId())).rejects.toEqual(new Refusal('not_found'))
  const tooMuch = (limit: number) => new Refusal('invalid_input', { fields: { amount: { problem: 'too_big', limit } } })
  await expect(shop.refund(id, 1_991)).rejects.toMatchObject(tooMuch(1_990))
  await shop.refund(id, 1_000)
  await expect(shop.refund(id, 991)).rejects.toMatchObject(tooMuch(990))
  await shop.refund(id)
  await expect(shop.refund(id)).rejects.toEqual(new Refusal('conflict'))
  shop.deps.gateways.clear()
  const other = await searchOrders(shop.deps, shop.admin.actor, { text: unpaid.no })
  expect(other.items[0]?.refunds).toEqual([])
})

test('nothing is taken back where its provider is not connected any more', async () => {
  const { id } = await shop.buy('credits-200')
  shop.deps.gateways.clear()
  await expect(shop.refund(id)).rejects.toEqual(new Refusal('upstream_unavailable'))
  expect([await shop.credits(), await shop.refundsOf(id)]).toEqual([240, []])
})

test('the same key gives one refund and the same answer', async () => {
  const { id } = await shop.buy('credits-200')
  const [first, again] = [await shop.refund(id, 500, 'a key'), await shop.refund(id, 500, 'a key')]
  expect(again).toEqual(first)
  await expect(shop.refund(id, 501, 'a key')).rejects.toEqual(new Refusal('idempotency_mismatch'))
  expect(await shop.refundsOf(id)).toHaveLength(1)
})

test('fifty parts at once never come to more than was paid', async () => {
  const { id } = await shop.buy('credits-200')
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => shop.refund(id, 190)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const refunds = await shop.refundsOf(id)
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_900)
  expect(new Set(refunds.map(({ no }) => no)).size).toBe(10)
  expect(await shop.credits()).toBe(40 + 200 - 190)
  await booksAreInOrder()
})

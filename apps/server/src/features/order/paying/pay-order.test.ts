import type { Order } from '@easel/contract/order'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { MovingClock } from '../../../testing/moving-clock.ts'
import { openTestServer } from '../../../testing/open-test-server.ts'
import { openRememberingGateway, type RememberingGateway } from '../../../testing/remembering-gateway.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { planOf } from '../../company/gate.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { cancelOrder } from '../ordering/cancel-order.ts'
import { createOrder } from '../ordering/create-order.ts'
import { endPeriods } from '../jobs.ts'
import { followPayment } from './jobs.ts'
import { payOrder } from './pay-order.ts'
import { hasWaitingOrder } from '../ordering/queries.ts'
import { readOrder } from '../ordering/read-order.ts'
import { settlePayment } from '../settling/settle-payment.ts'

let deps: Deps & { gateways: Map<string, RememberingGateway>; siteUrl: string }
let clock: MovingClock
let gateway: RememberingGateway
let person: SeededPerson

beforeAll(async () => {
  const opened = await openTestServer()
  clock = opened.clock
  deps = { ...opened.deps, gateways: new Map(), siteUrl: 'http://localhost:3000' }
})
beforeEach(async () => {
  gateway = openRememberingGateway()
  deps.gateways.clear()
  deps.gateways.set(gateway.id, gateway)
  person = await aMember(deps)
})

async function order(slug: string, period?: 'Day' | 'Month' | 'Year', quantity = 1): Promise<Order> {
  const { id } = await deps.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const body = { productId: id, quantity, ...(period ? { period } : {}) }
  return createOrder(deps, person.actor, { body, idempotencyKey: null })
}

const pay = (id: string) => payOrder(deps, person.actor, id, {})
const read = (id: string) => readOrder(deps, person.actor, id)
const credits = () => availableCredits(deps.db, person.userId, clock.now())
const told = (tradeNo: string) => {
  const trade = gateway.pay(tradeNo, clock.now())
  return trade.state === 'paid' ? settlePayment(deps, gateway.id, trade) : Promise.reject(new Error(trade.state))
}
const paymentOf = (orderId: string) =>
  deps.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()
const quarantined = async () =>
  (await deps.db.selectFrom('payment_quarantine').select('reason').orderBy('id').execute()).map(({ reason }) => reason)

test('until an order is paid or given up, its person and nobody else has one that waits', async () => {
  const other = await aMember(deps)
  const hasOne = (userId = person.userId) => hasWaitingOrder(deps.db, userId)
  expect(await hasOne()).toBe(false)
  const { id, no } = await order('credits-200')
  expect([await hasOne(), await hasOne(other.userId)]).toEqual([true, false])
  await pay(id)
  await told(no)
  expect(await hasOne()).toBe(false)
  const second = await order('credits-200')
  expect(await hasOne()).toBe(true)
  await cancelOrder(deps, person.actor, second.id)
  expect(await hasOne()).toBe(false)
})

test('a pack of credits that was paid is there, and stands in the books with its money', async () => {
  const { id, no } = await order('credits-200', undefined, 2)
  const code = await pay(id)
  expect(code).toMatchObject({ codeUrl: `weixin://wxpay/bizpayurl?pr=${no}`, order: { payChannel: 'stand-in' } })
  await told(no)
  expect(await read(id)).toMatchObject({ status: 'PAID', payChannel: 'stand-in' })
  expect(await credits()).toBe(440)
  expect(await checkLedger(deps)).toEqual([])
})

test('a plan that was paid runs at once, with the credits of its period', async () => {
  const { id, no, amount } = await order('month', 'Month')
  expect(amount).toBe(6_900)
  await pay(id)
  await told(no)
  expect(await planOf(deps.db, person.userId, clock.now())).toMatchObject({ concurrency: 5, relax: true })
  expect(await credits()).toBeGreaterThan(40)
  clock.moveSeconds(32 * 86_400)
  expect([await planOf(deps.db, person.userId, clock.now()), await credits()]).toEqual([null, 40])
  await endPeriods(deps)
  expect(await checkLedger(deps)).toEqual([])
})

test('the same notice a hundred times, in any order with the answer to our own question, gives once', async () => {
  const { id, no } = await order('credits-200')
  await pay(id)
  gateway.pay(no, clock.now())
  clock.moveSeconds(5)
  await Promise.all([...Array.from({ length: 20 }, () => told(no)), ...Array.from({ length: 5 }, () => read(id))])
  expect(await credits()).toBe(240)
  expect(await quarantined()).toEqual([])
})

test('fifty who ask at once get one code, and the provider is asked once', async () => {
  const { id } = await order('credits-200')
  gateway.pause = () => new Promise((resolve) => setTimeout(resolve, 100))
  const codes = await Promise.all(Array.from({ length: 50 }, () => pay(id)))
  expect(new Set(codes.map(({ codeUrl }) => codeUrl)).size).toBe(1)
  expect(gateway.asked).toHaveLength(1)
  clock.moveSeconds(20 * 60)
  expect((await pay(id)).codeUrl).toBe(codes[0]?.codeUrl)
})

test('a code whose answer was lost is there on the next try, for the same trade', async () => {
  const { id, no } = await order('credits-200')
  gateway.loseAnswers(1)
  await expect(pay(id)).rejects.toEqual(new Refusal('upstream_unavailable'))
  expect((await pay(id)).codeUrl).toContain(no)
  expect([...gateway.charges.keys()]).toEqual([no])
})

test('when all notices are lost, looking at the order finds out, and so does the job', async () => {
  const [looked, left] = [await order('credits-200'), await order('credits-200')]
  for (const { id, no } of [looked, left]) {
    await pay(id)
    gateway.pay(no, clock.now())
  }
  expect((await read(looked.id)).status).toBe('PAID')
  const [payment] = await paymentOf(left.id)
  await followPayment(deps, { paymentId: payment?.id ?? '' })
  expect((await read(left.id)).status).toBe('PAID')
  expect(await credits()).toBe(440)
})

test('whoever looks often does not make us ask the provider more than every three seconds', async () => {
  const { id } = await order('credits-200')
  await pay(id)
  for (let look = 0; look < 10; look += 1) await read(id)
  expect(gateway.asked.filter((call) => call.startsWith('query'))).toHaveLength(1)
  clock.moveSeconds(3)
  await read(id)
  expect(gateway.asked.filter((call) => call.startsWith('query'))).toHaveLength(2)
})

test('an order that was not paid in time ends, and one that was paid after that is given all the same', async () => {
  const { id, no } = await order('credits-200')
  await pay(id)
  const trade = gateway.pay(no, clock.now())
  clock.moveSeconds(31 * 60)
  await expect(pay(id)).rejects.toEqual(new Refusal('order_closed'))
  await deps.db.updateTable('payments').set({ state: 'CLOSED' }).where('order_id', '=', id).execute()
  await endPeriods(deps)
  expect((await read(id)).status).toBe('EXPIRED')
  if (trade.state === 'paid') await settlePayment(deps, gateway.id, trade)
  expect((await read(id)).status).toBe('PAID')
  expect(await credits()).toBe(240)
})

test('a cancelled order is closed at its provider first', async () => {
  const { id, no } = await order('credits-200')
  await pay(id)
  expect((await cancelOrder(deps, person.actor, id)).status).toBe('CANCELLED')
  expect(gateway.asked.at(-1)).toBe(`close ${no}`)
  expect(gateway.pay(no, clock.now()).state).toBe('closed')
  expect((await cancelOrder(deps, person.actor, id)).status).toBe('CANCELLED')
  await expect(pay(id)).rejects.toEqual(new Refusal('order_closed'))
})

test('an order that was paid a moment before it was cancelled comes back as paid', async () => {
  const { id, no } = await order('credits-200')
  await pay(id)
  gateway.pay(no, clock.now())
  expect((await cancelOrder(deps, person.actor, id)).status).toBe('PAID')
  expect(await credits()).toBe(240)
})

test('when the provider does not answer, nothing is cancelled that may still be paid', async () => {
  const { id, no } = await order('credits-200')
  await pay(id)
  gateway.loseAnswers(1)
  await expect(cancelOrder(deps, person.actor, id)).rejects.toEqual(new Refusal('upstream_unavailable'))
  expect((await read(id)).status).toBe('PENDING')
  expect((await cancelOrder(deps, person.actor, id)).status).toBe('CANCELLED')
  expect(gateway.pay(no, clock.now()).state).toBe('closed')
})

test('however paying and cancelling meet, what was paid is given and what was not is not', async () => {
  for (let round = 0; round < 25; round += 1) {
    const before = await credits()
    const { id, no } = await order('credits-200')
    await pay(id)
    gateway.pause = () => new Promise((resolve) => setTimeout(resolve, Math.floor((round * 7) % 12)))
    const paying = new Promise((resolve) => setTimeout(resolve, round % 6)).then(async () => {
      const trade = gateway.pay(no, clock.now())
      if (trade.state === 'paid') await settlePayment(deps, gateway.id, trade)
      return trade.state
    })
    const [state] = await Promise.all([paying, cancelOrder(deps, person.actor, id), read(id)])
    const isPaid = (await read(id)).status === 'PAID'
    expect([isPaid, (await credits()) - before]).toEqual(state === 'paid' ? [true, 200] : [false, 0])
  }
  expect(await checkLedger(deps)).toEqual([])
})

test.each([
  ['wrong_amount', { amount: 1 }],
  ['wrong_currency', { currency: 'USD' }],
  ['unknown_trade', { tradeNo: 'E000000000000AAAAAAAA' }],
])('%s: what does not fit is set aside for a human, and nothing is given', async (reason, lie) => {
  const before = (await quarantined()).length
  const { id, no } = await order('credits-200')
  await pay(id)
  const trade = gateway.pay(no, clock.now())
  if (trade.state !== 'paid') throw new Error(trade.state)
  await settlePayment(deps, gateway.id, { ...trade, ...lie })
  expect((await quarantined()).slice(before)).toEqual([reason])
  expect(await credits()).toBe(40)
  const after = deps.db.selectFrom('orders').select('status').where('id', '=', id)
  expect(await after.executeTakeFirst()).toEqual({ status: 'PENDING' })
})

test('an order is its owner’s alone', async () => {
  const { id } = await order('credits-200')
  const other = await aMember(deps)
  const paying = (_: unknown, who: SeededPerson['actor'], which: string) => payOrder(deps, who, which, {})
  for (const act of [readOrder, cancelOrder, paying])
    await expect(act(deps, other.actor, id)).rejects.toEqual(new Refusal('not_found'))
})

test('a payment that failed, untold, is over as soon as its person wants to pay again, at another provider too', async () => {
  const other = openRememberingGateway('other')
  deps.gateways.set(other.id, other)
  const { id, no } = await order('credits-200')
  const payAt = (payChannel: string) => payOrder(deps, person.actor, id, { payChannel })
  const dead = (await payAt(gateway.id)).codeUrl
  clock.moveSeconds(3)
  await expect(payAt(other.id)).rejects.toEqual(new Refusal('conflict'))
  await gateway.close(no)
  clock.moveSeconds(3)
  const next = (await payAt(other.id)).codeUrl
  expect(next).toContain(`${no}-2`)
  await other.close(`${no}-2`)
  clock.moveSeconds(3)
  expect([dead, next]).not.toContain((await payAt(other.id)).codeUrl)
})

test('a plan that was paid for twelve months ends with the twelfth, and its next credits come with the second', async () => {
  const { id, no } = await order('month', 'Month', 12)
  await pay(id)
  await told(no)
  const standing = () => planOf(deps.db, person.userId, clock.now())
  const monthLater = (count: number) => {
    const later = new Date(clock.now())
    later.setUTCMonth(later.getUTCMonth() + count)
    return later.getTime()
  }
  const [plan, DAY_MS] = [await standing(), 86_400_000]
  expect(Math.abs(Number(plan?.endsAt) - monthLater(12))).toBeLessThan(3 * DAY_MS)
  expect(Math.abs(Number(plan?.nextCreditsAt) - monthLater(1))).toBeLessThan(4 * DAY_MS)
  clock.moveSeconds((Number(plan?.endsAt) - clock.now().getTime()) / 1000 - 60)
  expect(await standing()).toMatchObject({ endsAt: plan?.endsAt, nextCreditsAt: null })
})

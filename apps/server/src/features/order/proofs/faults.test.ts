import type { Order } from '@easel/contract/order'
import { beforeAll, expect, test, vi } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { newId } from '../../../platform/ids.ts'
import { openMarket, type Market } from '../../../testing/open-market.ts'
import { type Flow, proveFaults } from '../../../testing/prove-faults.ts'
import type { SeededPerson } from '../../../testing/seed.ts'
import { planOf } from '../../company/gate.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { cancelOrder } from '../ordering/cancel-order.ts'
import { createOrder } from '../ordering/create-order.ts'
import { endPeriods } from '../jobs.ts'
import { followPayment } from '../paying/jobs.ts'
import { listOrders } from '../ordering/list-orders.ts'
import { payOrder } from '../paying/pay-order.ts'
import { readOrder } from '../ordering/read-order.ts'
import { ASK_EVERY_SECONDS } from '../paying/rules.ts'

/** Some flows have sixty steps, and a busy machine is slow. */
vi.setConfig({ testTimeout: 600_000 })

let market: Market

beforeAll(async () => {
  market = await openMarket()
})

interface Bought {
  buyer: SeededPerson
  order: Order
}

const credits = ({ userId }: SeededPerson) => availableCredits(market.deps.db, userId, market.clock.now())
const statusOf = async ({ buyer, order }: Bought) => (await readOrder(market.deps, buyer.actor, order.id)).status

async function openedOrder(slug?: string, quantity?: number): Promise<Bought> {
  const buyer = await market.aBuyer()
  return { buyer, order: await market.openOrder(buyer, slug, quantity) }
}

async function paidOrder(slug?: string, quantity?: number): Promise<Bought> {
  const bought = await openedOrder(slug, quantity)
  market.pay(bought.order.no)
  return bought
}

async function expectGiven(bought: Bought): Promise<void> {
  expect([await statusOf(bought), await credits(bought.buyer)]).toEqual(['PAID', 240])
}

async function followUp(deps: Market['deps'], { order }: Bought): Promise<void> {
  const payment = market.deps.db.selectFrom('payments').select('id').where('trade_no', '=', order.no)
  await followPayment(deps, { paymentId: (await payment.executeTakeFirstOrThrow()).id })
}

/** Every fault of a flow, and nothing wrong after any. */
async function prove<Case>(flow: Flow<Case>): Promise<void> {
  const { steps, problems } = await proveFaults(market, flow)
  expect(problems).toEqual([])
  expect(steps).toContain('commit')
}

test('whatever fails while somebody orders, the same key orders once', async () => {
  const product = market.deps.db.selectFrom('products').select('id').where('slug', '=', 'credits-200')
  const { id: productId } = await product.executeTakeFirstOrThrow()
  await prove({
    arrange: async () => ({ buyer: await market.aBuyer(), idempotencyKey: newId() }),
    act: (deps, { buyer, idempotencyKey }) => createOrder(deps, buyer.actor, { body: { productId }, idempotencyKey }),
    async verify({ buyer }) {
      expect((await listOrders(market.deps, buyer.actor, {})).items).toMatchObject([{ status: 'PENDING' }])
    },
  })
})

test('whatever fails while somebody asks for a code, it is one trade at the provider, and what is paid there is given', async () => {
  await prove({
    async arrange() {
      const buyer = await market.aBuyer()
      return { buyer, order: await market.order(buyer) }
    },
    act: (deps, { buyer, order }) => payOrder(deps, buyer.actor, order.id, {}),
    async verify(bought) {
      expect(market.tradesOf(bought.order.no)).toEqual([{ state: 'unpaid' }])
      market.pay(bought.order.no)
      market.clock.moveSeconds(ASK_EVERY_SECONDS)
      await expectGiven(bought)
    },
  })
})

test('whatever fails while somebody cancels, it is closed at the provider and nothing is given', async () => {
  await prove({
    arrange: () => openedOrder(),
    act: (deps, { buyer, order }) => cancelOrder(deps, buyer.actor, order.id),
    async verify(bought) {
      market.pay(bought.order.no)
      await market.notify(market.deps, bought.order.no)
      expect([await statusOf(bought), await credits(bought.buyer)]).toEqual(['CANCELLED', 40])
    },
  })
})

test('whatever fails while somebody cancels what they have just paid, it is given once', async () => {
  await prove({
    arrange: () => paidOrder(),
    act: (deps, { buyer, order }) => cancelOrder(deps, buyer.actor, order.id),
    verify: expectGiven,
  })
})

test('whatever fails while the provider tells us of a payment, its next notice gives once', async () => {
  await prove({
    arrange: () => paidOrder(),
    async act(deps, { buyer, order }) {
      await market.notify(deps, order.no)
      // Whoever hears that it was taken does not come again.
      expect(await credits(buyer)).toBe(240)
    },
    verify: expectGiven,
  })
})

test('whatever fails while two periods of a plan are given, they are given once, with the credits of each', async () => {
  await prove({
    arrange: () => paidOrder('month', 2),
    act: (deps, { order }) => market.notify(deps, order.no),
    async verify(bought) {
      expect([await statusOf(bought), await credits(bought.buyer)]).toEqual(['PAID', 1_540])
      expect(await planOf(market.deps.db, bought.buyer.userId, market.clock.now())).toMatchObject({ concurrency: 5 })
    },
  })
})

test('whatever fails while the queue asks how a payment stands, its next try gives once, without any notice', async () => {
  await prove({
    arrange: () => paidOrder(),
    act: followUp,
    isLeft: true,
    verify: expectGiven,
  })
})

test('whatever fails while a code is redeemed, the same key redeems it once', async () => {
  await prove({
    arrange: async () => ({
      buyer: await market.aBuyer(),
      code: await market.aCode({ credits: 25 }),
      key: newId(),
    }),
    act: (deps, { buyer, code, key }) => market.redeem(deps, buyer, code, key),
    async verify({ buyer, code }) {
      expect(await credits(buyer)).toBe(65)
      await expect(market.redeem(market.deps, buyer, code)).rejects.toEqual(new Refusal('already_used'))
    },
  })
})

test('whatever fails while a code gives a plan, it is given once, with the credits of its period', async () => {
  await prove({
    arrange: async () => ({
      buyer: await market.aBuyer(),
      code: await market.aCode({ slug: 'month' }),
      key: newId(),
    }),
    act: (deps, { buyer, code, key }) => market.redeem(deps, buyer, code, key),
    async verify({ buyer }) {
      expect(await credits(buyer)).toBe(1_540)
    },
  })
})

test('whatever fails while an order that was opened at the provider ends, it is closed there, and nothing is given', async () => {
  await prove({
    async arrange() {
      const bought = await openedOrder()
      market.clock.moveSeconds(31 * 60)
      return bought
    },
    act: followUp,
    isLeft: true,
    async verify(bought) {
      expect(market.tradesOf(bought.order.no)).toEqual([{ state: 'closed' }])
      expect([await statusOf(bought), await credits(bought.buyer)]).toEqual(['EXPIRED', 40])
    },
  })
})

test('whatever fails while orders end, they end, and nothing is given', async () => {
  await prove({
    async arrange() {
      const buyer = await market.aBuyer()
      await endPeriods(market.deps)
      const order = await market.order(buyer)
      market.clock.moveSeconds(31 * 60)
      return { buyer, order }
    },
    act: (deps) => endPeriods(deps),
    async verify(bought) {
      expect([await statusOf(bought), await credits(bought.buyer)]).toEqual(['EXPIRED', 40])
    },
  })
})

test('whatever fails while the credits of a period end, they end once, and the others stay', async () => {
  await prove({
    async arrange() {
      const bought = await paidOrder('day-pass')
      await market.notify(market.deps, bought.order.no)
      market.clock.moveSeconds(25 * 60 * 60)
      return bought
    },
    act: (deps) => endPeriods(deps),
    async verify({ buyer }) {
      expect(await credits(buyer)).toBe(40)
      const left = market.deps.db.selectFrom('ledger_accounts').select('balance').where('owner_id', '=', buyer.userId)
      expect(await left.where('kind', '=', 'plan').execute()).toEqual([{ balance: 0 }])
    },
  })
})

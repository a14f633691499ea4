import type { Order } from '@easel/contract/order'
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openMarket, type Market } from '../../../testing/open-market.ts'
import { type Flow, proveFaults } from '../../../testing/prove-faults.ts'
import type { SeededPerson } from '../../../testing/seed.ts'
import { planOf } from '../../company/gate.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { readOrder } from '../ordering/read-order.ts'
import { followRefund } from '../refunding/jobs.ts'

/** Some flows have sixty steps, and a busy machine is slow. */
vi.setConfig({ testTimeout: 600_000 })

let market: Market

beforeAll(async () => {
  market = await openMarket()
})

interface Refunded {
  buyer: SeededPerson
  order: Order
  key: string
}

const credits = ({ userId }: SeededPerson) => availableCredits(market.deps.db, userId, market.clock.now())
const statusOf = async ({ buyer, order }: Refunded) => (await readOrder(market.deps, buyer.actor, order.id)).status

async function paidOrder(slug?: string): Promise<Refunded> {
  const buyer = await market.aBuyer()
  const order = await market.openOrder(buyer, slug)
  market.pay(order.no)
  await market.notify(market.deps, order.no)
  return { buyer, order, key: newId() }
}

const refundsOf = ({ order }: Refunded) =>
  market.deps.db
    .selectFrom('refunds')
    .select(['id', 'no', 'amount', 'state'])
    .where('order_id', '=', order.id)
    .execute()

async function askedFor(slug?: string): Promise<Refunded> {
  const on = await paidOrder(slug)
  await market.refund(market.deps, on.order.id, { idempotencyKey: on.key })
  return on
}

async function followAll(deps: Market['deps'], on: Refunded): Promise<void> {
  for (const { id: refundId } of await refundsOf(on)) await followRefund(deps, { refundId })
}

/** What is asked for goes back in the end, once and whole. */
async function expectBack(on: Refunded): Promise<void> {
  market.endRefunds('done')
  await followAll(market.deps, on)
  const { no, amount } = on.order
  expect(await refundsOf(on)).toMatchObject([{ no: `${no}-R1`, amount, state: 'DONE' }])
  expect([await statusOf(on), await credits(on.buyer)]).toEqual(['REFUNDED', 40])
  const asked = [...market.gateway.refunds.keys()].filter((refundNo) => refundNo.startsWith(no))
  expect(asked).toEqual([`${no}-R1`])
}

/** Every fault of a flow, and nothing wrong after any. */
async function prove(flow: Flow<Refunded>): Promise<void> {
  const { steps, problems } = await proveFaults(market, flow)
  expect(problems).toEqual([])
  expect(steps).toContain('commit')
}

test('whatever fails while somebody is paid back, the same key pays back once', async () => {
  await prove({
    arrange: () => paidOrder(),
    act: (deps, { order, key }) => market.refund(deps, order.id, { idempotencyKey: key }),
    verify: expectBack,
  })
})

test('whatever fails while a plan is paid back, it ends once, and its credits with it', async () => {
  await prove({
    arrange: () => paidOrder('month'),
    act: (deps, { order, key }) => market.refund(deps, order.id, { idempotencyKey: key }),
    async verify(on) {
      expect(await planOf(market.deps.db, on.buyer.userId, market.clock.now())).toBeNull()
      await expectBack(on)
    },
  })
})

test('whatever fails while the provider is asked for a refund, it is asked with one number', async () => {
  await prove({ arrange: () => askedFor(), act: followAll, isLeft: true, verify: expectBack })
})

test('whatever fails while a refund is heard to be done, it stands in the books once', async () => {
  await prove({
    async arrange() {
      const on = await askedFor()
      await followAll(market.deps, on)
      market.endRefunds('done')
      return on
    },
    act: followAll,
    isLeft: true,
    verify: expectBack,
  })
})

test('whatever fails while a refund is heard to have failed, the goods come back once', async () => {
  await prove({
    async arrange() {
      const on = await askedFor('month')
      await followAll(market.deps, on)
      market.endRefunds('failed')
      return on
    },
    act: followAll,
    isLeft: true,
    async verify(on) {
      await followAll(market.deps, on)
      expect(await refundsOf(on)).toMatchObject([{ state: 'FAILED' }])
      expect([await statusOf(on), await credits(on.buyer)]).toEqual(['PAID', 1_540])
    },
  })
})

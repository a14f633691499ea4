import type { AdminOrder, RefundState } from '@easel/contract/admin-orders'
import type { Order } from '@easel/contract/order'
import type { Deps } from '../deps.ts'
import { createOrder } from '../features/order/ordering/create-order.ts'
import { payOrder } from '../features/order/paying/pay-order.ts'
import { followRefund } from '../features/order/refunding/jobs.ts'
import { refundOrder } from '../features/order/refunding/refund-order.ts'
import { settlePayment } from '../features/order/settling/settle-payment.ts'
import { availableCredits, captureHold, holdCredits } from '../features/ledger/gate.ts'
import type { MovingClock } from './moving-clock.ts'
import { openTestServer, type TestServer } from './open-test-server.ts'
import { openRememberingGateway, type RememberingGateway } from './remembering-gateway.ts'
import { aMember, anAdmin, type SeededPerson } from './seed.ts'

type Period = 'Day' | 'Month' | 'Year'

/** A shop with one provider, somebody who buys and an operator. */
export interface Shop {
  server: TestServer
  deps: Deps & { gateways: Map<string, RememberingGateway>; siteUrl: string }
  clock: MovingClock
  gateway: RememberingGateway
  person: SeededPerson
  admin: SeededPerson
  /** Another buyer and a provider with empty books. */
  begin(): Promise<void>
  order(slug: string, period?: Period, quantity?: number): Promise<Order>
  /** One more payment of an order is made at the provider, and we hear of it. */
  pay(orderId: string): Promise<void>
  buy(slug: string, period?: Period, quantity?: number): Promise<Order>
  refund(orderId: string, amount?: number, key?: string | null): Promise<AdminOrder>
  /** The job of each of this buyer's refunds does one round. */
  follow(): Promise<void>
  /** What the provider knows of a refund is this from now on. */
  ends(no: string, state: 'done' | 'failed' | 'stuck'): void
  refundsOf(orderId: string): Promise<{ id: string; no: string; amount: number; state: RefundState }[]>
  credits(): Promise<number>
  /** Draws, and pays for it. */
  spend(credits: number): Promise<void>
}

export async function openShop(): Promise<Shop> {
  const server = await openTestServer()
  const deps = { ...server.deps, gateways: new Map<string, RememberingGateway>(), siteUrl: 'http://localhost:3000' }
  const { db } = deps
  const { clock } = server
  const shop: Shop = {
    server,
    deps,
    clock,
    gateway: openRememberingGateway(),
    person: await aMember(deps),
    admin: await anAdmin(deps),
    async begin() {
      shop.gateway = openRememberingGateway()
      deps.gateways.clear()
      deps.gateways.set(shop.gateway.id, shop.gateway)
      shop.person = await aMember(deps)
    },
    async order(slug, period, quantity = 1) {
      const { id } = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
      const body = { productId: id, quantity, ...(period ? { period } : {}) }
      return createOrder(deps, shop.person.actor, { body, idempotencyKey: null })
    },
    async pay(orderId) {
      const ofOrder = db.selectFrom('payments').select('trade_no').where('order_id', '=', orderId)
      const payment = await ofOrder.orderBy('id', 'desc').executeTakeFirstOrThrow()
      const trade = shop.gateway.pay(payment.trade_no, clock.now())
      if (trade.state !== 'paid') throw new Error(trade.state)
      await settlePayment(deps, shop.gateway.id, trade)
    },
    async buy(slug, period, quantity) {
      const ordered = await shop.order(slug, period, quantity)
      await payOrder(deps, shop.person.actor, ordered.id, {})
      await shop.pay(ordered.id)
      return ordered
    },
    refund: (orderId, amount, idempotencyKey = null) =>
      refundOrder(deps, shop.admin.actor, orderId, { body: { amount, reason: '不满意' }, idempotencyKey }),
    follow: () => followAll(shop),
    ends(no, state) {
      shop.gateway.refunds.set(no, { refundNo: no, state, refundId: `back ${no}` })
    },
    refundsOf: (orderId) =>
      db
        .selectFrom('refunds')
        .select(['id', 'no', 'amount', 'state'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute(),
    credits: () => availableCredits(db, shop.person.userId, clock.now()),
    spend: (credits) => draw(shop, credits),
  }
  await shop.begin()
  return shop
}

async function followAll({ deps, person }: Shop): Promise<void> {
  const own = deps.db.selectFrom('refunds').innerJoin('orders', 'orders.id', 'refunds.order_id').select('refunds.id')
  const ids = await own.where('user_id', '=', person.userId).orderBy('refunds.id').execute()
  for (const { id: refundId } of ids) await followRefund(deps, { refundId })
}

async function draw({ deps: { db, clock, newId }, person: { userId } }: Shop, credits: number): Promise<void> {
  const [taskId, now] = [newId(), clock.now()]
  await db.transaction().execute(async (tx) => {
    await holdCredits(tx, { userId, taskId, credits, reason: 'IMAGINE', now, newId })
    await captureHold(tx, { taskId, now, newId })
  })
}

import type { Order } from '@easel/contract/order'
import type { Gateway, Trade } from '@easel/payments/gateway'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { createOrder } from '../features/order/ordering/create-order.ts'
import { followPayment } from '../features/order/paying/jobs.ts'
import { followRefund } from '../features/order/refunding/jobs.ts'
import { refundOrder } from '../features/order/refunding/refund-order.ts'
import { type ActOnNotice, batchNotices } from '../features/order/settling/notices/batch-notices.ts'
import { takeNotice } from '../features/order/settling/notices/take-notice.ts'
import { payOrder } from '../features/order/paying/pay-order.ts'
import { createCodes } from '../features/order/codes/create-codes.ts'
import { redeemCode } from '../features/order/codes/redeem-code.ts'
import type { JobHandlers } from '../jobs/runner.ts'
import { listJobHandlers } from '../start/work.ts'
import type { MovingClock } from './moving-clock.ts'
import { openTestServer } from './open-test-server.ts'
import { openRememberingGateway, type RememberingGateway, writeNotice } from './remembering-gateway.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { aMember, anAdmin, type SeededPerson } from './seed.ts'
import type { DbOptions } from '../db/open.ts'

export type MarketDeps = Deps & { gateways: Map<string, Gateway>; siteUrl: string; actOnNotice: ActOnNotice }

/** The product with one provider in memory, and what a buyer, that provider and the queue do. */
export interface Market {
  deps: MarketDeps
  server: DbOptions['server']
  clock: MovingClock
  gateway: RememberingGateway
  aBuyer(): Promise<SeededPerson>
  order(buyer: SeededPerson, slug?: string, quantity?: number): Promise<Order>
  /** One that waits to be paid at the provider. */
  openOrder(buyer: SeededPerson, slug?: string, quantity?: number): Promise<Order>
  /** How an order stands at the provider, by each time that it was opened there. */
  tradesOf(orderNo: string): Trade[]
  /** Somebody pays at the provider, if it is not too late, and nobody is told. */
  pay(orderNo: string): void
  /**
   * The provider tells `deps` what was paid, which it does again when it hears of trouble.
   * @throws Error when it hears of trouble
   */
  notify(deps: MarketDeps, orderNo: string): Promise<void>
  /** One that gives a product or plain credits, and may be used by so many people. */
  aCode(gives: { slug: string } | { credits: number }, maxUses?: number): Promise<string>
  redeem(deps: MarketDeps, buyer: SeededPerson, code: string, idempotencyKey?: string): Promise<unknown>
  /** An administrator pays back a part of an order, or all that is left. */
  refund(deps: MarketDeps, orderId: string, wish?: { amount?: number; idempotencyKey?: string }): Promise<unknown>
  /** The provider ends every refund that it has accepted, and tells nobody. */
  endRefunds(state: 'done' | 'failed'): void
  /** Do every job that waits, as if its time had come. */
  runJobs(): Promise<void>
}

export async function openMarket(): Promise<Market> {
  const { deps: bare, server, clock } = await openTestServer()
  const gateway = openRememberingGateway()
  const deps: MarketDeps = {
    ...bare,
    gateways: new Map<string, Gateway>([[gateway.id, gateway]]),
    siteUrl: 'http://localhost:3000',
    actOnNotice: batchNotices(bare),
  }
  const admin = await anAdmin(deps)
  const goodsOf = async (slug: string) => {
    const product = deps.db.selectFrom('products').select(['id', 'prices']).where('slug', '=', slug)
    const { id, prices } = await product.executeTakeFirstOrThrow()
    const period = prices[0]?.period ?? undefined
    return { productId: id, ...(period && { period }) }
  }
  const order: Market['order'] = async (buyer, slug = 'credits-200', quantity = 1) =>
    createOrder(deps, buyer.actor, { body: { ...(await goodsOf(slug)), quantity }, idempotencyKey: null })
  const tradeNosOf = (orderNo: string) => [...gateway.charges.keys()].filter((no) => no.startsWith(orderNo))
  const tradesOf: Market['tradesOf'] = (orderNo) => tradeNosOf(orderNo).map((no) => gateway.tradeOf(no))
  return {
    ...{ deps, server, clock, gateway, order },
    aBuyer: () => aMember(deps),
    async openOrder(buyer, slug, quantity) {
      const { id } = await order(buyer, slug, quantity)
      return (await payOrder(deps, buyer.actor, id, {})).order
    },
    tradesOf,
    pay(orderNo) {
      const now = clock.now()
      const isOpen = (tradeNo: string) => Number(gateway.charges.get(tradeNo)?.expiresAt) > now.getTime()
      for (const tradeNo of tradeNosOf(orderNo).filter(isOpen)) gateway.pay(tradeNo, now)
    },
    async notify(to, orderNo) {
      for (const trade of tradesOf(orderNo)) {
        if (trade.state !== 'paid') continue
        const notice = writeNotice({ id: `notice of ${trade.tradeNo}`, kind: 'paid', trade })
        const { status } = await takeNotice(to, gateway.id, notice)
        if (status !== 200) throw new Error(`the notice is answered with ${status}`)
      }
    },
    async aCode(gives, maxUses = 1) {
      const goods = 'slug' in gives ? await goodsOf(gives.slug) : gives
      const body = { ...goods, count: 1, maxUses }
      return (await createCodes(deps, admin.actor, { body, idempotencyKey: null })).codes[0] ?? ''
    },
    redeem: (by, { actor }, code, idempotencyKey = deps.newId()) =>
      redeemCode(by, actor, code, { ip: '10.0.0.1', log: deps.log, idempotencyKey }),
    refund: (by, orderId, { amount, idempotencyKey = deps.newId() } = {}) =>
      refundOrder(by, admin.actor, orderId, { body: { amount, reason: 'proof' }, idempotencyKey }),
    endRefunds(state) {
      for (const refund of gateway.refunds.values()) if (refund.state === 'pending') refund.state = state
    },
    async runJobs() {
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(deps.db)
      await runDueJobs(server, listHandlers(deps))
    },
  }
}

/** The jobs as they are, with the providers that a test has opened. */
function listHandlers(deps: MarketDeps): JobHandlers {
  return {
    ...listJobHandlers(deps),
    'follow-payment': (payload) => followPayment(deps, payload),
    'follow-refund': (payload) => followRefund(deps, payload),
  }
}

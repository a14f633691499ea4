import type { Order } from '@easel/contract/order'
import type { Notice, PaidTrade } from '@easel/payments/gateway'
import type { Deps } from '../deps.ts'
import { createOrder } from '../features/order/ordering/create-order.ts'
import { type ActOnNotice, batchNotices } from '../features/order/settling/notices/batch-notices.ts'
import { takeNotice } from '../features/order/settling/notices/take-notice.ts'
import { payOrder } from '../features/order/paying/pay-order.ts'
import { availableCredits } from '../features/ledger/gate.ts'
import type { TestServer } from './open-test-server.ts'
import { openRememberingGateway, type RememberingGateway, writeNotice } from './remembering-gateway.ts'
import { aMember, type SeededPerson } from './seed.ts'

type StallDeps = Deps & { gateways: Map<string, RememberingGateway>; siteUrl: string; actOnNotice: ActOnNotice }

/** Somebody who buys, at a provider in memory. */
export interface Stall {
  deps: StallDeps
  gateway: RememberingGateway
  person: SeededPerson
  /** Two hundred credits, opened at the provider. */
  openOrder(slug?: string, period?: 'Day' | 'Month' | 'Year'): Promise<Order>
  /** The provider tells us; gives the status that it is answered with. */
  tell(notice: Notice): Promise<number>
  credits(): Promise<number>
  /** Reasons of what was set aside for a human, the oldest first. */
  doubts(): Promise<string[]>
}

export async function openStall(server: Pick<TestServer, 'deps' | 'clock'>): Promise<Stall> {
  const gateway = openRememberingGateway()
  const deps: StallDeps = {
    ...server.deps,
    gateways: new Map([[gateway.id, gateway]]),
    siteUrl: 'http://localhost:3000',
    actOnNotice: batchNotices(server.deps),
  }
  const person = await aMember(deps)
  return {
    deps,
    gateway,
    person,
    async openOrder(slug = 'credits-200', period) {
      const { id: productId } = await deps.db
        .selectFrom('products')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
      const body = { productId, ...(period && { period }) }
      const order = await createOrder(deps, person.actor, { body, idempotencyKey: null })
      await payOrder(deps, person.actor, order.id, {})
      return order
    },
    tell: async (notice) => (await takeNotice(deps, gateway.id, writeNotice(notice))).status,
    credits: () => availableCredits(deps.db, person.userId, server.clock.now()),
    async doubts() {
      const rows = await deps.db.selectFrom('payment_quarantine').select('reason').orderBy('id').execute()
      return rows.map(({ reason }) => reason)
    },
  }
}

/** That a trade was paid, as a notice with that id. */
export function paidNotice(id: string, trade: PaidTrade): Notice {
  return { id, kind: 'paid', trade }
}

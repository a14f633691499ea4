import type { Tx } from '../../db/open.ts'
import type { OrderRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { grantCredits } from '../ledger/gate.ts'
import { givePlan } from './plans/give-plan.ts'

/** Give what an order is about: packs of credits, or periods of a plan with the credits of each. Once for each order. */
export async function giveGoods(deps: Pick<Deps, 'clock' | 'newId'>, tx: Tx, order: OrderRow): Promise<void> {
  const { id, user_id: userId, quantity, credits, amount, currency, period, pay_channel: provider } = order
  const paid = { orderId: id, amount, currency, provider: provider ?? '' }
  if (period === null) {
    const pack = { userId, credits: credits * quantity, key: `grant:order:${id}`, reason: 'order', paid }
    await grantCredits(tx, { ...pack, now: deps.clock.now(), newId: deps.newId })
    return
  }
  const goods = { userId, productId: order.product_id, period, quantity, credits }
  await givePlan(deps, tx, { ...goods, source: { key: `order:${id}`, reason: 'order', paid } })
}

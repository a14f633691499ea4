import type { Period } from '@easel/contract/order'
import type { Tx } from '../../../db/open.ts'
import type { OrderRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { grantToEach, lockAvailableOf } from '../../ledger/gate.ts'
import { givePlan } from '../plans/give-plan.ts'
import { lockPlans } from '../plans/queries.ts'

type OfPlan = OrderRow & { period: Period }

/**
 * Give what orders are about: packs of credits, or periods of a plan with the credits of each. Once for each order. Of several people
 * the plans are locked first, then the credits, each in one order for all, so that two who do this never wait in a circle.
 */
export async function giveGoods(
  deps: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  orders: readonly OrderRow[],
): Promise<void> {
  const ofPlans = orders.filter((order): order is OfPlan => order.period !== null)
  const ofPacks = orders.filter(({ period }) => period === null)
  if (ofPlans.length > 0) await lockPlans(tx, ofPlans.map(ownerOf))
  await lockAvailableOf(tx, orders.map(ownerOf))
  for (const order of ofPlans) await giveOrderedPlan(deps, tx, order)
  if (ofPacks.length > 0) await givePacks(deps, tx, ofPacks)
}

const ownerOf = ({ user_id }: OrderRow) => user_id

async function givePacks(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  orders: readonly OrderRow[],
): Promise<void> {
  const packs = orders.map((order) => ({
    ...{ userId: order.user_id, credits: order.credits * order.quantity, paid: paidFor(order) },
    ...{ key: `grant:order:${order.id}`, reason: 'order', now: clock.now(), newId },
  }))
  await grantToEach(tx, packs)
}

async function giveOrderedPlan(deps: Pick<Deps, 'clock' | 'newId'>, tx: Tx, order: OfPlan): Promise<void> {
  const { id, user_id: userId, product_id: productId, period, quantity, credits } = order
  const source = { key: `order:${id}`, reason: 'order', paid: paidFor(order) }
  await givePlan(deps, tx, { userId, productId, period, quantity, credits, source })
}

function paidFor({ id, amount, currency, pay_channel: provider }: OrderRow) {
  return { orderId: id, amount, currency, provider: provider ?? '' }
}

import type { Tx } from '../../../db/open.ts'
import type { OrderRow, PaymentRow, RefundRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { takeBack } from '../../ledger/gate.ts'
import { endPlan } from '../plans/end-plan.ts'
import { listPlanIdsOf, lockPlans } from '../plans/queries.ts'
import { setTaken, type Tally } from './queries.ts'
import { owedOf, shareOf } from './rules.ts'

/**
 * Take back what an order gave, as far as it is there. The policy: credits go back in proportion to the money, all with all of it. Those of
 * a plan come from its own periods, the last one first; those of a pack from what the person has. Nobody falls below 0: what was
 * drawn with is owed, stands at the refund for the operator to see, and is never collected by itself. A plan goes on until all
 * of its money went back, then ends at once. When a refund fails, all of it comes back.
 */
export async function takeGoodsBack(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  { order, payment, refund, before }: { order: OrderRow; payment: PaymentRow; refund: RefundRow; before: Tally },
): Promise<{ taken: number; owed: number }> {
  const [now, userId, orderId] = [clock.now(), order.user_id, order.id]
  const isPlan = order.period !== null
  if (isPlan) await lockPlans(tx, [userId])
  const planIds = isPlan ? await listPlanIdsOf(tx, orderId) : null
  const back = before.amount + refund.amount
  const due = shareOf(order.credits * order.quantity, { back, amount: payment.amount }) - before.credits
  const credits = Math.max(0, due)
  const { taken, spent } = await takeBack(tx, { refundId: refund.id, orderId, userId, credits, planIds, now, newId })
  const owed = owedOf(credits - taken, { spent, owedBefore: before.owed })
  const isWhole = back === payment.amount
  const endedPlans = isPlan && isWhole ? await endPlan(tx, { userId, orderId }, now) : []
  await setTaken(tx, refund.id, { taken, owed, endedPlans })
  return { taken, owed }
}

import type { Tx } from '../../../db/open.ts'
import type { RefundRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { giveBack } from '../../ledger/gate.ts'
import { restorePlan } from '../plans/restore-plan.ts'
import { releaseEndedPlans } from './queries.ts'

/**
 * Give back what a refund that failed had taken. A plan goes on with the time that it had left, also where another refund of the
 * same payment had ended it: not all of the money went back after all.
 */
export async function giveGoodsBack(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  refund: RefundRow,
  userId: string,
): Promise<void> {
  const now = clock.now()
  for (const { plans, endedAt } of await releaseEndedPlans(tx, refund.payment_id))
    await restorePlan(tx, { userId, plans, endedAt }, now)
  await giveBack(tx, { refundId: refund.id, orderId: refund.order_id, now, newId })
}

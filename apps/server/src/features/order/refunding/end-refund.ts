import type { AdminOrder, endRefund as call } from '@easel/contract/admin-orders'
import type { BodyOf } from '@easel/contract/call'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { getOrder, lockOrder } from '../queries.ts'
import { describeOrder } from '../ordering/search/describe-order.ts'
import { findOpenRefund, findRefund } from './queries.ts'
import { settleRefundIn } from './settle-refund.ts'

/**
 * End a refund that is stuck, as an operator found it to be at its provider. What follows is what follows from the provider's own
 * word; should that still come and be another one, it is set aside.
 *
 * @throws Refusal not_found, conflict when it is not stuck, or not any more
 */
export async function endRefund(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>,
  { userId: actorId, language }: Actor,
  refundId: string,
  { outcome, reason }: BodyOf<typeof call>,
): Promise<AdminOrder> {
  return deps.db.transaction().execute(async (tx) => {
    const known = await findRefund(tx, refundId)
    if (!known) throw new Refusal('not_found')
    await lockOrder(tx, known.order_id)
    if ((await findOpenRefund(tx, refundId))?.state !== 'STUCK') throw new Refusal('conflict')
    const { no: refundNo, provider, amount, currency } = known
    await settleRefundIn(deps, tx, provider, { refundNo, state: outcome, refundId: null })
    const details = { no: refundNo, outcome, amount, currency, reason }
    const at = deps.clock.now()
    await writeAudit(tx, { id: deps.newId(), actorId, act: 'refund.end', subject: refundId, details, at })
    return describeOrder(tx, await getOrder(tx, known.order_id), language)
  })
}

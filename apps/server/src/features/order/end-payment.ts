import type { PaymentRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { announceOrder } from './announce-order.ts'
import { changeOrder, getOrder, setClosed } from './queries.ts'

/** Nobody can pay this any more: it is closed, and its order with it when its time is over. May be repeated. */
export async function endPayment({ db, clock }: Pick<Deps, 'db' | 'clock'>, payment: PaymentRow): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    if (!(await setClosed(tx, payment.id))) return
    const order = await changeOrder(tx, payment.order_id, { from: ['PENDING'], expiredAt: now }, { status: 'EXPIRED' })
    // Also where it still waits: whoever looks at the code needs another one.
    await announceOrder(tx, order ?? (await getOrder(tx, payment.order_id)), now)
  })
}

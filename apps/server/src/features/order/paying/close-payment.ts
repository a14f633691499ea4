import type { Tx } from '../../../db/open.ts'
import type { PaymentRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { announceOrder } from '../announce-order.ts'
import { changeOrder, getOrder, lockOrder } from '../queries.ts'
import { expireOrder, setClosed } from './queries.ts'

/**
 * Nobody can pay this any more: it is closed, and its order with it when its time is over, or `isOver` says so. May be repeated.
 */
export async function closePayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  payment: PaymentRow,
  { isOver = false }: { isOver?: boolean } = {},
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute((tx) => closePaymentIn(tx, payment, { now, isOver }))
}

/** The same as a part of the caller's transaction. */
export async function closePaymentIn(
  tx: Tx,
  payment: PaymentRow,
  { now, isOver = false }: { now: Date; isOver?: boolean },
): Promise<void> {
  await lockOrder(tx, payment.order_id)
  if (!(await setClosed(tx, payment.id))) return
  if (isOver) await expireOrder(tx, payment.order_id, now)
  const order = await changeOrder(tx, payment.order_id, { from: ['PENDING'], expiredAt: now }, { status: 'EXPIRED' })
  // Also where it still waits: whoever looks at the code needs another one.
  await announceOrder(tx, order ?? (await getOrder(tx, payment.order_id)), now)
}

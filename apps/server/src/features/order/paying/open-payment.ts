import type { OrderRow, PaymentRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { announceOrder } from '../announce-order.ts'
import { changeOrder } from '../queries.ts'
import { countPayments, findOpenPayment, insertPayment } from './queries.ts'
import { followLater } from './follow-later.ts'
import { tradeNoOf } from './rules.ts'

/**
 * The one payment of an order that is open at that provider; a second caller at the same moment gets the first one's.
 *
 * @throws Refusal order_closed when the order waits no longer, conflict when it is open at another provider
 */
export async function openPayment(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  order: OrderRow,
  provider: string,
): Promise<PaymentRow> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const open = await changeOrder(tx, order.id, { from: ['PENDING'] }, { pay_channel: provider })
    if (!open || open.expires_at <= now) throw new Refusal('order_closed')
    const { id: order_id, no, amount, currency } = open
    const id = newId()
    const isFirst = await insertPayment(tx, {
      ...{ id, order_id, provider, amount, currency, state: 'OPEN', created_at: now },
      trade_no: tradeNoOf(no, await countPayments(tx, order_id)),
      ...{ code_url: null, code_expires_at: null, quiet_until: null, transaction_id: null, paid_at: null },
    })
    if (isFirst) await followLater(tx, { paymentId: id, openedAt: now, expiresAt: open.expires_at }, now)
    const payment = await findOpenPayment(tx, order_id)
    if (payment?.provider !== provider) throw new Refusal('conflict')
    if (order.pay_channel !== provider) await announceOrder(tx, open, now)
    return payment
  })
}

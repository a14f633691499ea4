import type { Tx } from '../../../db/open.ts'
import type { OrderRow } from '../../../db/tables.ts'
import { putEvents } from '../../../jobs/deliveries.ts'
import { listUsers } from '../../account/gate.ts'
import { viewOrder } from '../view.ts'

/** Have those told by their webhooks whose orders were paid, in their own language. */
export async function tellPaid(tx: Tx, orders: readonly OrderRow[], now: Date): Promise<void> {
  const owners = await listUsers(tx, [...new Set(orders.map(({ user_id }) => user_id))])
  const languages = new Map(owners.map(({ id, language }) => [id, language]))
  const events = orders.flatMap((order) => {
    const { user_id: userId } = order
    const language = languages.get(userId)
    return language ? [{ userId, event: 'order.paid', facts: { order: viewOrder(order, language) } } as const] : []
  })
  await putEvents(tx, events, now)
}

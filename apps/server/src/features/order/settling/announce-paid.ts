import type { Tx } from '../../../db/open.ts'
import type { OrderRow } from '../../../db/tables.ts'
import { publishSequences, type Room } from '../../../live/outbox.ts'
import { listUsers, viewUser } from '../../account/gate.ts'
import { plansOf } from '../../company/gate.ts'
import { sumAvailableOf } from '../../ledger/gate.ts'
import { viewOrder } from '../view.ts'

/** Tell everybody which orders of theirs were paid, and what plan and credits they have with it, in their own language. */
export async function announcePaid(tx: Tx, orders: readonly OrderRow[], now: Date): Promise<void> {
  const ids = [...new Set(orders.map(({ user_id }) => user_id))]
  const owners = await listUsers(tx, ids)
  const credits = await sumAvailableOf(tx, ids, now)
  const plans = await plansOf(tx, ids, now)
  const turns = owners.map((owner) => {
    const { id, language } = owner
    const paid = orders.filter(({ user_id }) => user_id === id)
    const user = viewUser(owner, { credits: credits.get(id) ?? 0, plan: plans.get(id) ?? null }, language)
    const told = paid.map((order) => ({ t: 'order', order: viewOrder(order, language) }) as const)
    return [`user:${id}`, [...told, { t: 'user', user }]] as const
  })
  await publishSequences(tx, new Map<Room, (typeof turns)[number][1]>(turns), now)
}

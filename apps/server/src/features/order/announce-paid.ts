import type { Tx } from '../../db/open.ts'
import type { OrderRow } from '../../db/tables.ts'
import { publishInTurn } from '../../live/outbox.ts'
import { getUser, viewUser } from '../account/gate.ts'
import { planOf } from '../company/gate.ts'
import { availableCredits } from '../ledger/gate.ts'
import { viewOrder } from './view.ts'

/** Tell whose order was paid, and what plan and credits they have with it, in their own language. */
export async function announcePaid(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { user_id: userId } = order
  const owner = await getUser(tx, userId)
  const standing = { credits: await availableCredits(tx, userId, now), plan: await planOf(tx, userId, now) }
  const user = viewUser(owner, standing, owner.language)
  const told = [
    { t: 'order', order: viewOrder(order, owner.language) },
    { t: 'user', user },
  ] as const
  await publishInTurn(tx, `user:${userId}`, told, now)
}

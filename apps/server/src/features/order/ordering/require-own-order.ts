import type { Db } from '../../../db/open.ts'
import type { OrderRow } from '../../../db/tables.ts'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findOwnOrder } from './queries.ts'

/** @throws Refusal not_found, also for somebody else's */
export async function requireOwnOrder(db: Db, { userId }: Actor, id: string): Promise<OrderRow> {
  const order = await findOwnOrder(db, { id, userId })
  if (!order) throw new Refusal('not_found')
  return order
}

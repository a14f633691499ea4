import type { searchOrders as call } from '@easel/contract/admin-orders'
import type { DataOf, QueryOf } from '@easel/contract/call'
import type { Actor, Deps } from '../../../deps.ts'
import { pageOf, readPage } from '../../../db/read-page.ts'
import { describeOrders } from './describe-order.ts'
import { findOrders } from './queries.ts'

/**
 * A page of everybody's orders, newest first.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function searchOrders(
  { db }: Pick<Deps, 'db'>,
  { language }: Actor,
  { text = '', status, ...query }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const { before, limit } = readPage(query)
  const rows = await findOrders(db, { text: text.trim(), status, before }, limit + 1)
  const { shown, nextCursor } = pageOf(rows, limit)
  return { items: await describeOrders(db, shown, language), nextCursor }
}

import type { DataOf, QueryOf } from '@easel/contract/call'
import type { listOrders as call } from '@easel/contract/order-acts'
import { pageOf, readPage } from '../../../db/read-page.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { listOrdersOf } from './queries.ts'
import { viewOrder } from '../view.ts'

/**
 * A page of one's own orders, newest first.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function listOrders(
  { db }: Pick<Deps, 'db'>,
  { userId, language }: Actor,
  query: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const { before, limit } = readPage(query)
  const { shown, nextCursor } = pageOf(await listOrdersOf(db, { userId, before }, limit + 1), limit)
  return { items: shown.map((row) => viewOrder(row, language)), nextCursor }
}

import type { searchOrders as call } from '@easel/contract/admin-orders'
import type { DataOf, QueryOf } from '@easel/contract/call'
import type { Actor, Deps } from '../../../../deps.ts'
import { readSortedPage, sortedPageOf } from '../../../../db/sorted-page.ts'
import { describeOrders } from './describe-order.ts'
import { findOrders, ORDER_TURNS } from './queries.ts'

/**
 * A page of everybody's orders, newest first unless told otherwise.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function searchOrders(
  { db }: Pick<Deps, 'db'>,
  { language }: Actor,
  { text = '', status, refund, sort = 'time-desc', ...query }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const turn = ORDER_TURNS[sort]
  const { last, limit } = readSortedPage(turn, query)
  const rows = await findOrders(db, { text: text.trim(), status, refund, turn, last }, limit + 1)
  const { shown, nextCursor } = sortedPageOf(turn, rows, limit)
  return { items: await describeOrders(db, shown, language), nextCursor }
}

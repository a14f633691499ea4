import { id } from '@easel/contract/basics'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { PAGE_DEFAULT } from '@easel/contract/limits'
import type { listOrders as call } from '@easel/contract/order-acts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { listOrdersOf } from './queries.ts'
import { viewOrder } from './view.ts'

/**
 * A page of one's own orders, newest first.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function listOrders(
  { db }: Pick<Deps, 'db'>,
  { userId, language }: Actor,
  { cursor, limit = String(PAGE_DEFAULT) }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  if (cursor !== undefined && !id.safeParse(cursor).success)
    throw new Refusal('invalid_input', { fields: { cursor: 'unknown_cursor' } })
  const count = Number(limit)
  const rows = await listOrdersOf(db, { userId, before: cursor }, count + 1)
  const shown = rows.slice(0, count)
  const nextCursor = rows.length > count ? (shown.at(-1)?.id ?? null) : null
  return { items: shown.map((row) => viewOrder(row, language)), nextCursor }
}

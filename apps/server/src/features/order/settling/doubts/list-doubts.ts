import type { listDoubts as call } from '@easel/contract/admin-orders'
import type { DataOf, QueryOf } from '@easel/contract/call'
import type { Deps } from '../../../../deps.ts'
import { pageOf, readPage } from '../../../../db/read-page.ts'
import { listDoubtRows } from './queries.ts'
import { viewDoubt } from './view.ts'

/**
 * A page of what providers said that fits no order, newest first.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function listDoubts({ db }: Pick<Deps, 'db'>, query: QueryOf<typeof call>): Promise<DataOf<typeof call>> {
  const { before, limit } = readPage(query)
  const { shown, nextCursor } = pageOf(await listDoubtRows(db, before, limit + 1), limit)
  return { items: shown.map(viewDoubt), nextCursor }
}

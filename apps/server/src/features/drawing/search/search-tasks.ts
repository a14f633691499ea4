import type { searchTasks as call } from '@easel/contract/admin-tasks'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { pageOf, readPage } from '../../../db/read-page.ts'
import type { Deps } from '../../../deps.ts'
import { describeTasks } from './describe-tasks.ts'
import { findTasks } from './queries.ts'

/**
 * A page of everybody's tasks, newest first.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function searchTasks(
  { db }: Pick<Deps, 'db'>,
  { q: text = '', status, ...query }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const { before, limit } = readPage(query)
  const { shown, nextCursor } = pageOf(await findTasks(db, { text, status, before }, limit + 1), limit)
  return { items: await describeTasks(db, shown), nextCursor }
}

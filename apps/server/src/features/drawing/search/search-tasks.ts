import type { searchTasks as call } from '@easel/contract/admin-tasks'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { readSortedPage, sortedPageOf } from '../../../db/sorted-page.ts'
import type { Deps } from '../../../deps.ts'
import { describeTasks } from './describe-tasks.ts'
import { findTasks, TASK_TURNS } from './queries.ts'

/**
 * A page of everybody's tasks, newest first unless told otherwise.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function searchTasks(
  { db }: Pick<Deps, 'db'>,
  { q: text = '', status, sort = 'time-desc', ...query }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const turn = TASK_TURNS[sort]
  const { last, limit } = readSortedPage(turn, query)
  const rows = await findTasks(db, { text, status, turn, last }, limit + 1)
  const { shown, nextCursor } = sortedPageOf(turn, rows, limit)
  return { items: await describeTasks(db, shown), nextCursor }
}

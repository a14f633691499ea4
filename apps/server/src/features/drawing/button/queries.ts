import type { Db } from '../../../db/open.ts'

/** By task, the `customId`s of its buttons that something came from. A press that was taken back does not count. */
export async function readPressed(
  db: Db,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const byTask = new Map<string, Set<string>>()
  if (taskIds.length === 0) return byTask
  const rows = await db
    .selectFrom('tasks')
    .select(['parent_id', 'pressed'])
    .distinct()
    .where('parent_id', 'in', taskIds)
    .where('pressed', 'is not', null)
    .where('status', '<>', 'CANCEL')
    .$narrowType<{ parent_id: string; pressed: string }>()
    .execute()
  for (const { parent_id, pressed } of rows) {
    byTask.set(parent_id, (byTask.get(parent_id) ?? new Set()).add(pressed))
  }
  return byTask
}

import type { Db, Tx } from '../../../db/open.ts'
import type { TaskRow } from '../../../db/tables.ts'

/**
 * By task, the `customId`s of pressed buttons. Cancelled presses, and those still waiting for input, do not count.
 */
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
    .where('status', 'not in', ['CANCEL', 'MODAL'])
    .$narrowType<{ parent_id: string; pressed: string }>()
    .execute()
  for (const { parent_id, pressed } of rows) {
    byTask.set(parent_id, (byTask.get(parent_id) ?? new Set()).add(pressed))
  }
  return byTask
}

/** Increment the version of these tasks because their buttons were pressed; publish them afterwards. */
export async function notePresses(tx: Tx, taskIds: readonly string[]): Promise<TaskRow[]> {
  if (taskIds.length === 0) return []
  return tx
    .updateTable('tasks')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', taskIds)
    .returningAll()
    .execute()
}

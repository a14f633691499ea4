import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'
import type { TaskRow } from '../../../db/tables.ts'

/** Name the first picture of a clip that has none. Undefined: it has one by now. */
export async function addPoster(tx: Tx, taskId: string, imageId: string): Promise<TaskRow | undefined> {
  return tx
    .updateTable('tasks')
    .set((eb) => ({ image_ids: [imageId], version: eb('version', '+', 1) }))
    .where('id', '=', taskId)
    .where(sql<boolean>`cardinality(image_ids) = 0 and cardinality(media_ids) = 1`)
    .returningAll()
    .executeTakeFirst()
}

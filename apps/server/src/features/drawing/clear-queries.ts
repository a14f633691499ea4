import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import { isOfErased } from '../account/gate.ts'

/**
 * Delete finished tasks of an ended channel that nobody sees any more: those of its creator and of erased accounts. What others
 * drew is in their galleries. Returns the deleted rows, at most `limit`.
 */
export async function deleteUnseenTasks(tx: Tx, channelId: string, limit: number): Promise<TaskRow[]> {
  const unseen = await tx
    .selectFrom('tasks')
    .innerJoin('channels', 'channels.id', 'tasks.channel_id')
    .select('tasks.id')
    .where('tasks.channel_id', '=', channelId)
    .where('channels.deleted_at', 'is not', null)
    .where('tasks.status', 'in', ['SUCCESS', 'FAILURE', 'CANCEL'])
    .where((eb) => eb.or([eb('tasks.user_id', '=', eb.ref('channels.creator_id')), isOfErased]))
    .orderBy('tasks.id')
    .limit(limit)
    .forUpdate('tasks')
    .execute()
  if (unseen.length === 0) return []
  const ids = unseen.map(({ id }) => id)
  return tx.deleteFrom('tasks').where('id', 'in', ids).returningAll().execute()
}

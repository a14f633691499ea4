import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { publish } from '../../live/outbox.ts'
import { tellUnread } from '../channel/gate.ts'
import { findImages, removePictures } from '../media/gate.ts'
import { requireSeenTask } from './gate.ts'
import { deleteFinished } from './queries.ts'
import { isFinal } from './rules.ts'
import { usedIdsOf } from './view.ts'

/**
 * Delete an own finished task and its pictures, except those used elsewhere. Derived tasks and ledger entries stay. A repeated
 * call gets not_found.
 *
 * @throws Refusal not_found, not_author, conflict when it is not finished
 */
export async function deleteTask(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  taskId: string,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const task = await requireSeenTask(tx, actor, taskId)
    if (task.user_id !== actor.userId) throw new Refusal('not_author')
    if (!isFinal(task.status)) throw new Refusal('conflict')
    if (!(await deleteFinished(tx, task.id))) throw new Refusal('not_found')
    await removePictures(tx, await listDrawn(tx, task))
    await tellUnread(tx, task.channel_id)
    const { id, channel_id: channelId } = task
    await publish(tx, `channel:${channelId}`, { t: 'task.gone', channelId, taskId: id }, clock.now())
    return null
  })
}

/** Also those that it was drawn from, which nobody may show any more. Uploads are there for another drawing, and swept in time. */
async function listDrawn(tx: Tx, task: TaskRow): Promise<string[]> {
  const used = [...(await findImages(tx, usedIdsOf(task))).values()]
  return used.flatMap(({ id, purpose }) => (purpose === 'drawn' ? id : []))
}

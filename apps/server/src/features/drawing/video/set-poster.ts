import { mediumOf, type Task } from '@easel/contract/drawing'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findImages, findOwnUpload, keepAsDrawn } from '../../media/gate.ts'
import { announceTasks } from '../announce-tasks.ts'
import { requireSeenTask } from '../gate.ts'
import { getTask } from '../queries.ts'
import { type ShowDeps, showTasks } from '../show-tasks.ts'
import { addPoster } from './queries.ts'
import { haveOneShape } from './rules.ts'

/**
 * Give a clip that came without one its first picture, as its author's browser has read it out. The first counts: a clip that has
 * one comes back as it is, and the upload stays an upload.
 *
 * @throws Refusal not_found, not_author, conflict for what is no finished clip, invalid_input for what is no upload of one's own or
 * has another shape than the clip
 */
export async function setPoster(
  deps: ShowDeps,
  actor: Pick<Actor, 'userId'>,
  taskId: string,
  { image }: { image: string },
): Promise<Task> {
  return deps.db.transaction().execute(async (tx) => {
    const task = await requireSeenTask(tx, actor, taskId)
    if (task.user_id !== actor.userId) throw new Refusal('not_author')
    if (task.status !== 'SUCCESS' || mediumOf(task.action) === 'image') throw new Refusal('conflict')
    const upload = await findOwnUpload(tx, { imageId: image, ownerId: actor.userId, purpose: 'base' })
    const [clip] = [...(await findImages(tx, task.media_ids)).values()]
    if (!upload || !clip || !haveOneShape(upload, clip))
      throw new Refusal('invalid_input', { fields: { image: upload ? 'wrong_size' : 'unknown_upload' } })
    const changed = await addPoster(tx, task.id, image)
    if (changed) await keepAsDrawn(tx, image)
    const [shown] = await (changed
      ? announceTasks(deps, tx, [changed])
      : showTasks({ ...deps, db: tx }, [await getTask(tx, task.id)]))
    if (!shown) throw new Error(`task ${task.id} was not shown`)
    return shown
  })
}

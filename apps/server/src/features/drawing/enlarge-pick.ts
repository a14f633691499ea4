import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { insertImage, findImages, storePicture } from '../media/gate.ts'
import { announceTasks } from './announce-tasks.ts'
import { findPickToEnlarge, replacePick } from './pick-queries.ts'
import type { ShowDeps } from './show-tasks.ts'

/**
 * Put a larger painting of it in the place of a picture that was picked, where its engine can. Until then, and where it cannot,
 * the picture is the grid's own. Idempotent.
 */
export async function enlargePick(
  deps: ShowDeps & Pick<Deps, 'blobs' | 'newId'>,
  { taskId }: JobPayloads['enlarge-pick'],
  signal = new AbortController().signal,
): Promise<void> {
  const { db, engines } = deps
  const task = await findPickToEnlarge(db, taskId)
  const [imageId = '', recipe] = [task?.image_ids[0], task?.recipes[0]]
  const image = (await findImages(db, [imageId])).get(imageId)
  if (!task || !recipe || !image) return
  const { width, height } = image
  const picture = await engines.find(task.engine)?.engine.enlargePick?.({ recipe, width, height }, signal)
  if (!picture) return
  const larger = await storePicture(deps, task.user_id, picture.png)
  await db.transaction().execute(async (tx) => {
    const change = { from: imageId, to: larger.id, recipe: picture.recipe }
    const replaced = await replacePick(tx, taskId, change)
    if (!replaced) return
    await insertImage(tx, larger)
    await announceTasks(deps, tx, [replaced])
  })
}

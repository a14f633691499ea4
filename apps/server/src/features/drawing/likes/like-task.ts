import type { Task } from '@easel/contract/drawing'
import type { Actor } from '../../../deps.ts'
import { publish } from '../../../live/outbox.ts'
import { shareLockSeenTask } from '../gate.ts'
import { type ShowDeps, showTask } from '../show-tasks.ts'
import { setLiked } from './queries.ts'

/**
 * Mark a task as a favourite of one's own, or no longer; one's other pages hear of it. May be repeated.
 *
 * @throws Refusal not_found
 */
export async function likeTask(
  { db, ...deps }: ShowDeps,
  actor: Pick<Actor, 'userId'>,
  taskId: string,
  { liked }: { liked: boolean },
): Promise<Task> {
  return db.transaction().execute(async (tx) => {
    const task = await shareLockSeenTask(tx, actor, taskId)
    const now = deps.clock.now()
    const isChanged = await setLiked(tx, { userId: actor.userId, taskId: task.id, liked, now })
    const shown = await showTask({ ...deps, db: tx }, task)
    if (isChanged) await publish(tx, `user:${actor.userId}`, { t: 'liked', taskId: task.id, liked }, now)
    return { ...shown, liked }
  })
}

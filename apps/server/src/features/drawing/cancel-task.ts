import type { Task } from '@easel/contract/drawing'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { type AdvanceDeps, advanceTask } from './advance-task.ts'
import { requireTask } from './gate.ts'
import { getTask } from './queries.ts'
import { isFinal } from './rules.ts'
import { showTask } from './show-tasks.ts'
import { stopDrawing } from './stop-drawing.ts'

/**
 * Cancel an open task, as its author or the channel's creator. A finished task is returned unchanged, even if it finished
 * concurrently. Held credits are released.
 *
 * @throws Refusal not_found, not_author
 */
export async function cancelTask(
  deps: AdvanceDeps & Pick<Deps, 'bus' | 'log'>,
  actor: Actor,
  taskId: string,
): Promise<Task> {
  const { task, channel } = await requireTask(deps.db, actor, taskId)
  if (task.user_id !== actor.userId && channel.creator_id !== actor.userId) throw new Refusal('not_author')
  if (!isFinal(task.status)) {
    const cancelled = await advanceTask(deps, { name: 'person' }, { taskId, to: 'CANCEL' })
    if (cancelled) await stopDrawing(deps, task)
  }
  return showTask(deps, await getTask(deps.db, taskId))
}

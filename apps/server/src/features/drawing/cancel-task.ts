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
 * Cancel what waits or runs; its author may, and the channel's creator. What is finished comes back as it is, also when
 * it finished just now. Credits held for it are given back.
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

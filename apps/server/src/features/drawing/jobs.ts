import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { type AdvanceDeps, advanceTask } from './advance-task.ts'
import { listOpenTasks } from './queries.ts'
import { stopDrawing } from './stop-drawing.ts'

/** Cancel the open tasks of a channel or person and release their credits. Idempotent; tasks that finish meanwhile stay finished. */
export async function cancelTasks(
  deps: AdvanceDeps & Pick<Deps, 'bus' | 'log'>,
  whose: JobPayloads['cancel-tasks'],
): Promise<void> {
  for (const task of await listOpenTasks(deps.db, whose)) {
    if (await advanceTask(deps, { name: 'person' }, { taskId: task.id, to: 'CANCEL' })) await stopDrawing(deps, task)
  }
}

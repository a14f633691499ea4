import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { type AdvanceDeps, advanceTask } from './advance-task.ts'
import { CANCEL_CHANNEL, listOpenTaskIds } from './queries.ts'

/** Cancel what waits or runs in a channel, and give its credits back. May be repeated; what finished meanwhile stays finished. */
export async function cancelTasks(
  deps: AdvanceDeps & Pick<Deps, 'bus'>,
  { channelId }: JobPayloads['cancel-tasks'],
): Promise<void> {
  for (const taskId of await listOpenTaskIds(deps.db, channelId)) {
    if (await advanceTask(deps, { name: 'person' }, { taskId, to: 'CANCEL' }))
      await deps.bus.tell(CANCEL_CHANNEL, taskId)
  }
}

import type { Deps } from '../../../deps.ts'
import { type AdvanceDeps, advanceTask } from '../advance-task.ts'
import { CANCEL_CHANNEL } from '../queries.ts'
import { listOverdue } from './queries.ts'

/** End every open task that is past its time or has crashed too often, and give its credits back. May be repeated, by many. */
export async function sweepTasks(deps: AdvanceDeps & Pick<Deps, 'bus'>): Promise<void> {
  for (const { id, isModal, hasCrashed } of await listOverdue(deps.db, deps.clock.now())) {
    const reason = hasCrashed ? 'engine_crashed' : 'timed_out'
    const ended = await advanceTask(
      deps,
      { name: 'sweeper' },
      isModal ? { taskId: id, to: 'CANCEL' } : { taskId: id, to: 'FAILURE', change: { fail_reason: reason } },
    )
    if (ended) await deps.bus.tell(CANCEL_CHANNEL, id)
  }
}

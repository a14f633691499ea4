import type { Deps } from '../../../deps.ts'
import { type AdvanceDeps, advanceTask } from '../advance-task.ts'
import { stopDrawing } from '../stop-drawing.ts'
import { listAbandoned } from './list-abandoned.ts'
import { listOverdue } from './queries.ts'

type SweepDeps = AdvanceDeps & Pick<Deps, 'bus' | 'log'>

/**
 * End open tasks that are overdue, crashed too often, or have no engine left, and release their credits. Idempotent and safe to
 * run concurrently.
 */
export async function sweepTasks(deps: SweepDeps): Promise<void> {
  await endOverdue(deps)
  for (const taskId of await listAbandoned(deps)) {
    const change = { fail_reason: 'engine_unreachable' }
    await advanceTask(deps, { name: 'sweeper', isAbandoned: true }, { taskId, to: 'FAILURE', change })
  }
}

async function endOverdue(deps: SweepDeps): Promise<void> {
  for (const task of await listOverdue(deps.db, deps.clock.now())) {
    const { id: taskId, isModal, hasCrashed, engine, ticket } = task
    const reason = hasCrashed ? 'engine_crashed' : 'timed_out'
    const ended = await advanceTask(
      deps,
      { name: 'sweeper' },
      isModal ? { taskId, to: 'CANCEL' } : { taskId, to: 'FAILURE', change: { fail_reason: reason } },
    )
    if (!ended) continue
    await stopDrawing(deps, task)
    // Crashes were recorded against the engine when they happened.
    if (ticket && !hasCrashed) await deps.engines.note(engine, { failed: reason })
  }
}

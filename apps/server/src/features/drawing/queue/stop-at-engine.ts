import type { Deps } from '../../../deps.ts'
import { findStatus } from '../queries.ts'
import { isFinal } from '../rules.ts'
import { cancelAtEngine } from '../stop-drawing.ts'
import type { Drawing } from './open-drawing.ts'

/**
 * Cancel a task at its engine that others have ended, also if its submission is unconfirmed; a merely released task continues.
 * Never throws.
 */
export async function stopAtEngine(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { task, connected, ticket, endedBy }: Drawing,
): Promise<void> {
  if (endedBy === 'engine' || !(ticket ?? task.attempt_id)) return
  try {
    const status = await findStatus(db, task.id)
    // Nobody waits for what comes of it.
    if (status === undefined || isFinal(status)) void cancelAtEngine({ log }, connected.engine, { ...task, ticket })
  } catch (error) {
    log.warn({ err: error, taskId: task.id }, 'engine not stopped')
  }
}

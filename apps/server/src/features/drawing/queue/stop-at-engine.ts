import type { Deps } from '../../../deps.ts'
import { findStatus } from '../queries.ts'
import { isFinal } from '../rules.ts'
import type { Drawing } from './open-drawing.ts'

/** Have the engine stop what somebody else has ended; what is only handed back is drawn on. Never throws. */
export async function stopAtEngine(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { task, connected, ticket, isOver }: Drawing,
): Promise<void> {
  if (isOver || !ticket || !connected.engine.cancel) return
  try {
    const status = await findStatus(db, task.id)
    // Nobody waits for what comes of it.
    if (status === undefined || isFinal(status)) void connected.engine.cancel(ticket)
  } catch (error) {
    // The engine draws on for nobody, as it would if it could not be reached.
    log.warn({ err: error, taskId: task.id }, 'engine not stopped')
  }
}

import type { Engine, RemoteEngine } from '@easel/engines/engine'
import type { TaskRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { CANCEL_CHANNEL } from './queries.ts'

type Handed = Pick<TaskRow, 'ticket' | 'attempt_id'>

/**
 * Stop the drawing of a task that has just ended: tell its worker, or else the engine. Only a hint: the row decides, and workers
 * check it at each heartbeat.
 *
 * @param before the row as it was before the end
 */
export async function stopDrawing(
  deps: Pick<Deps, 'bus' | 'engines' | 'clock' | 'log'>,
  before: Handed & Pick<TaskRow, 'id' | 'engine' | 'lease_until'>,
): Promise<void> {
  await deps.bus.publish(CANCEL_CHANNEL, before.id)
  const isHeld = before.lease_until !== null && before.lease_until > deps.clock.now()
  const connected = deps.engines.find(before.engine)
  // Fire and forget: the result does not matter.
  if (connected && !isHeld) void cancelAtEngine(deps, connected.engine, before)
}

/** Cancel a task at an engine, also if the submission is unconfirmed. Never throws. */
export async function cancelAtEngine(
  { log }: Pick<Deps, 'log'>,
  engine: Engine & Partial<RemoteEngine>,
  { ticket, attempt_id: id }: Handed,
): Promise<void> {
  if (!engine.cancel) return
  try {
    const { signal } = new AbortController()
    const recovered = ticket ?? (id === null ? null : await engine.recover?.({ id, notifyUrl: null }, signal))
    if (recovered && recovered !== 'unknown') await engine.cancel(recovered)
  } catch (error) {
    // The engine finishes for nobody, as it would if unreachable.
    log.warn({ err: error }, 'engine not stopped')
  }
}

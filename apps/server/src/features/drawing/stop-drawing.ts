import type { Engine, RemoteEngine } from '@easel/engines/engine'
import type { TaskRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { CANCEL_CHANNEL } from './queries.ts'

type Handed = Pick<TaskRow, 'ticket' | 'attempt_id'>

/**
 * Spare the engine of a task that has just ended some work: whoever draws it hears of it; where nobody does, its engine. Only a
 * hint: the row decides, and a worker reads it at its next heartbeat.
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
  // Nobody waits for what comes of it.
  if (connected && !isHeld) void cancelAtEngine(deps, connected.engine, before)
}

/** Have an engine stop what it was given, or may have been given by an attempt that nobody heard the end of. Never throws. */
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
    // The engine draws on for nobody, as it would if it could not be reached.
    log.warn({ err: error }, 'engine not stopped')
  }
}

import type { TaskRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { CANCEL_CHANNEL } from './queries.ts'

/**
 * Spare the engine of a task that has just ended some work: whoever draws it hears of it; where nobody does, its engine. Only a
 * hint: the row decides, and a worker reads it at its next heartbeat.
 *
 * @param before the row as it was before the end
 */
export async function stopDrawing(
  { bus, engines, clock }: Pick<Deps, 'bus' | 'engines' | 'clock'>,
  { id, engine, ticket, lease_until }: Pick<TaskRow, 'id' | 'engine' | 'ticket' | 'lease_until'>,
): Promise<void> {
  await bus.tell(CANCEL_CHANNEL, id)
  const isHeld = lease_until !== null && lease_until > clock.now()
  // Nobody waits for what comes of it.
  if (ticket && !isHeld) void engines.find(engine)?.engine.cancel?.(ticket)
}

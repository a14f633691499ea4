import type { RemoteTools } from './tools.ts'

/**
 * An order may wait in the engine's own queue for this multiple of the drawing limit: another order of ours may be before it, an
 * abandoned one may still be running, and other users share the queue.
 */
const WAITS = 3

/** Whether an order is waited for or drawn. */
export type Stage = 'waits' | 'drawn'

/** Separate time limits for waiting and drawing. */
export interface Patience {
  /**
   * Whether the limit of the current stage is exceeded. Time counts for the stage that was last seen, initially waiting.
   * @param stage Null: the engine could not say
   */
  isOver(stage: Stage | null): boolean
}

/** Restarts when a drawing is followed again, with the same limits. @param drawMs Limit for drawing in ms */
export function openPatience(clock: RemoteTools['clock'], drawMs: number): Patience {
  const leftMs = { waits: drawMs * WAITS, drawn: drawMs }
  let stage: Stage = 'waits'
  let at = clock.now().getTime()
  return {
    isOver(seen) {
      const since = at
      at = clock.now().getTime()
      leftMs[stage] -= at - since
      stage = seen ?? stage
      return leftMs[stage] <= 0
    },
  }
}

import type { RemoteTools } from './tools.ts'

/**
 * An order may wait in an engine's own queue for so many times as long as it may be drawn. Two slots let one order of ours stand before
 * it, which is given up after once that time; what was given up before that one may still be drawn, by servers that cannot stop what they
 * are at; and others who use the server wait there, too.
 */
const WAITS = 3

/** Whether an order is waited for or drawn. */
export type Stage = 'waits' | 'drawn'

/** How long an order has waited and how long it has been drawn, each with a limit of its own. */
export interface Patience {
  /**
   * Whether it takes too long. Time counts for the stage that the order was last seen in, which is waiting at the beginning.
   * @param stage Null: the engine could not say
   */
  isOver(stage: Stage | null): boolean
}

/** Begins anew for whoever follows a drawing again: what that one has at most is the same. @param drawMs Milliseconds for drawing */
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

import type { Outgoing } from '@easel/outgoing/outgoing'

/** What every engine elsewhere is given to work with. */
export interface RemoteTools {
  outgoing: Outgoing
  clock: { now(): Date }
  /** Waits. @throws the signal's reason, when it aborts */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
}

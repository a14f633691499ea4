import type { Bell } from '../remote/bell.ts'
import type { Started } from './wire.ts'

/** What this process knows besides the ticket. */
export interface Memory {
  bell: Bell
  begun: Map<string, Begun>
  /** The task that each attempt has come to. */
  current: Map<string, string>
}

/**
 * What surely was not done for a drawing yet. It counts only as long as one and the same signal follows the drawing: whoever comes
 * back to it later may have been overtaken by another process.
 */
export interface Begun {
  /** The ticket's. */
  at: number
  /** Null: nobody has followed it yet. */
  signal: AbortSignal | null
  /** The second step was never handed over. */
  isUntouched: boolean
  /** Tasks that were told no words; true: it asked for them as it was taken. */
  unsaid: Map<string, boolean>
}

/** What was begun here, or that nothing is known of it. */
export function recall({ begun }: Memory, { attempt, at }: Started, signal: AbortSignal): Begun {
  const known = begun.get(attempt)
  if (known?.at === at && (known.signal ?? signal) === signal) {
    known.signal = signal
    return known
  }
  const unknown: Begun = { at, signal, isUntouched: false, unsaid: new Map() }
  begun.set(attempt, unknown)
  return unknown
}

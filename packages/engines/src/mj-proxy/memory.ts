import type { Bell } from '../remote/bell.ts'
import type { Started } from './wire.ts'

/** What this process knows besides the ticket. */
export interface ProcessMemory {
  bell: Bell
  begun: Map<string, UnsentSteps>
  /** The task that each attempt has come to. */
  current: Map<string, string>
}

/**
 * What surely was not done for a drawing yet. It counts only as long as one and the same signal follows the drawing: whoever comes
 * back to it later may have been overtaken by another process.
 */
export interface UnsentSteps {
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
export function recallSteps({ begun }: ProcessMemory, { attempt, at }: Started, signal: AbortSignal): UnsentSteps {
  const steps = begun.get(attempt)
  if (steps?.at === at && (steps.signal ?? signal) === signal) {
    steps.signal = signal
    return steps
  }
  const unknown: UnsentSteps = { at, signal, isUntouched: false, unsaid: new Map() }
  begun.set(attempt, unknown)
  return unknown
}

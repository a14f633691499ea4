import type { Bell } from '../remote/bell.ts'
import type { Started } from './wire.ts'

/** In-memory state beside the ticket. */
export interface ProcessMemory {
  bell: Bell
  begun: Map<string, UnsentSteps>
  /** The task that each attempt has come to. */
  current: Map<string, string>
}

/**
 * Steps of a drawing that are known not to be submitted. Valid only while the same signal follows the drawing: after a gap
 * another process may have continued it.
 */
export interface UnsentSteps {
  /** The ticket's. */
  at: number
  /** Null: nobody has followed it yet. */
  signal: AbortSignal | null
  /** The second step was never handed over. */
  isUntouched: boolean
  /** Tasks whose prompt was not sent yet; true: they asked for it on submission. */
  unsaid: Map<string, boolean>
}

/** The steps known here, or unknown ones. */
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

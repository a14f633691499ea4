import { EngineUnreachable } from '../engine.ts'
import { EngineRefused, NotTaken } from './faults.ts'

/** Consecutive failed polls that are tolerated. */
const MOST_FAILURES = 5
/** Reasons for which looking again does not help. */
const FINAL = new Set(['key_refused', 'engine_forbidden'])

/**
 * Polling is read-only, so a few failures are tolerated. Null: poll again.
 * @throws EngineRefused; EngineUnreachable when it cannot be asked: ask again later
 */
export function throwUnlessRetryable(error: unknown, failureCount: number): null {
  if (!(error instanceof EngineRefused || error instanceof NotTaken)) throw error
  // The job is unknown: the server restarted, or its result expired.
  if (error instanceof EngineRefused && error.isGone) throw new EngineRefused('engine_lost', { cause: error })
  if (error instanceof EngineRefused && FINAL.has(error.reason)) throw error
  if (failureCount < MOST_FAILURES) return null
  if (error instanceof EngineRefused && error.reason === 'engine_bad_reply') throw error
  throw new EngineUnreachable(error.message, { cause: error })
}

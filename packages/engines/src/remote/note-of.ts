import type { Probe } from '../engine.ts'
import { EngineRefused } from './faults.ts'

/** What a probe says of a question that failed. */
export function noteOf(error: unknown): Probe['notes'][number] {
  if (error instanceof EngineRefused) {
    return { code: error.reason === 'engine_lacks_call' ? 'api_off' : error.reason, detail: null }
  }
  return { code: 'engine_unreachable', detail: error instanceof Error ? error.message : null }
}

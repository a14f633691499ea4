import type { Probe } from '../engine.ts'
import { EngineRefused, engineMessageOf } from './faults.ts'

/** What the engine says tells more. */
const UNNAMED: ReadonlySet<string> = new Set(['engine_refused', 'engine_failed'])

/** What a probe says of a question that failed. */
export function noteOf(error: unknown): Probe['notes'][number] {
  if (error instanceof EngineRefused) {
    const { said } = engineMessageOf(error)
    if (said !== undefined && UNNAMED.has(error.reason)) return { code: 'engine_said', detail: said }
    return { code: error.reason === 'engine_lacks_call' ? 'api_off' : error.reason, detail: null }
  }
  return { code: 'engine_unreachable', detail: error instanceof Error ? error.message : null }
}

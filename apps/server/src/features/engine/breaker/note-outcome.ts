import type { Deps } from '../../../deps.ts'
import type { Outcome } from '../../../platform/engines/pool.ts'
import { clearFailures, countFailure } from './queries.ts'

const LONGEST_ERROR = 300

/** Record the outcome of a submission or drawing. Never throws: a failure here must not end a drawing. */
export async function noteOutcome(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  id: string,
  outcome: Outcome,
): Promise<void> {
  try {
    if (outcome === 'drew') await clearFailures(db, id)
    else {
      const { failed, times = 1 } = outcome
      await countFailure(db, id, { error: failed.slice(0, LONGEST_ERROR), times, now: clock.now() })
    }
  } catch (error) {
    log.warn({ err: error, engine: id }, 'how an engine did is not noted')
  }
}

import type { Deps } from '../../../deps.ts'
import { hasAttempt, NOTIFY_CHANNEL } from '../queries.ts'

/** As attempts are made: 128 bits. */
const ATTEMPT = /^[A-Za-z0-9_-]{22}$/

/**
 * Have whoever follows this attempt ask its engine now. What was sent is not believed and not even read: anybody may have sent
 * it. Nobody learns whether there is such an attempt.
 */
export async function wakeFollower({ db, bus }: Pick<Deps, 'db' | 'bus'>, attemptId: string): Promise<void> {
  if (ATTEMPT.test(attemptId) && (await hasAttempt(db, attemptId))) await bus.publish(NOTIFY_CHANNEL, attemptId)
}

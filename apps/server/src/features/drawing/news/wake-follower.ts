import type { Deps } from '../../../deps.ts'
import { hasAttempt, NOTIFY_CHANNEL } from '../queries.ts'

/** As attempts are made: 128 bits. */
const ATTEMPT = /^[A-Za-z0-9_-]{22}$/

/**
 * Make the follower of this attempt ask its engine now. The webhook's content is neither trusted nor read, since anyone may send
 * one. The response does not reveal whether the attempt exists.
 */
export async function wakeFollower({ db, bus }: Pick<Deps, 'db' | 'bus'>, attemptId: string): Promise<void> {
  if (ATTEMPT.test(attemptId) && (await hasAttempt(db, attemptId))) await bus.publish(NOTIFY_CHANNEL, attemptId)
}

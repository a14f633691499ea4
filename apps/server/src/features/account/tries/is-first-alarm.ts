import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/open.ts'
import { hashTryKey, takeTry } from './take-try.ts'

const oncePerDay = {
  freeCount: 1,
  windowMinutes: 24 * 60,
  firstDelaySeconds: 24 * 60 * 60,
  maxDelaySeconds: 24 * 60 * 60,
}

/** True once a day for each alarm, across all processes. */
export async function isFirstAlarm(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  alarm: 'sms budget',
): Promise<boolean> {
  return deps.db.transaction().execute((tx) => takeAlarm(tx, deps, alarm))
}

/** The same as a part of what the alarm is about. */
export async function takeAlarm(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'secretKey'>,
  alarm: 'sms budget' | `guesses at ${string}`,
): Promise<boolean> {
  const key = hashTryKey(deps.secretKey, 'alarm', alarm)
  return !(await takeTry(tx, deps, { key, policy: oncePerDay })).isBlocked
}

import type { Deps } from '../../../deps.ts'
import { hashTried, takeTry } from './take-try.ts'

const oncePerDay = {
  freeCount: 1,
  windowMinutes: 24 * 60,
  firstDelaySeconds: 24 * 60 * 60,
  maxDelaySeconds: 24 * 60 * 60,
}

/** True for one caller a day, of all processes together. */
export async function isFirstAlarm(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  alarm: 'sms budget',
): Promise<boolean> {
  const key = hashTried(deps.secretKey, 'alarm', alarm)
  const taken = await deps.db.transaction().execute((tx) => takeTry(tx, deps, { key, policy: oncePerDay }))
  return !taken.isBlocked
}

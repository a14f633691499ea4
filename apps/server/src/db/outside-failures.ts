import type { OutsideAlarm } from '@easel/contract/health'
import type { Db } from './open.ts'

/** External services: `sms`, `push`, `payment wechat`. */
export type OutsideService = 'sms' | 'push' | `payment ${string}`

interface OutsideFailure {
  service: string
  failures: number
  since: Date
  reason: string
}

/** Fewer failures may be caused by one phone number or a short outage. */
const FAILURES_MIN = 3
const REASON_MAX_CHARS = 200

export async function noteFailure(db: Db, service: OutsideService, reason: string, now: Date): Promise<void> {
  const message = reason.slice(0, REASON_MAX_CHARS)
  await db
    .insertInto('outside_failures')
    .values({ service, failures: 1, since: now, last_at: now, reason: message })
    .onConflict((conflict) =>
      conflict
        .column('service')
        .doUpdateSet((eb) => ({ failures: eb('outside_failures.failures', '+', 1), last_at: now, reason: message })),
    )
    .execute()
}

export async function noteSuccess(db: Db, service: OutsideService): Promise<void> {
  await db.deleteFrom('outside_failures').where('service', '=', service).execute()
}

/** Services with at least three failures since their last success. */
export async function listOutsideFailures(db: Db): Promise<OutsideFailure[]> {
  return db
    .selectFrom('outside_failures')
    .select(['service', 'failures', 'since', 'reason'])
    .where('failures', '>=', FAILURES_MIN)
    .orderBy('service')
    .limit(20)
    .execute()
}

/** The same in a word for each kind of service. */
export async function listOutsideAlarms(db: Db): Promise<OutsideAlarm[]> {
  const failing = await listOutsideFailures(db)
  return (['sms', 'payment', 'push'] as const).filter((kind) =>
    failing.some(({ service }) => service.split(' ')[0] === kind),
  )
}

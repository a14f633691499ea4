import type { Deps } from '../deps.ts'

const HOUR_MS = 60 * 60 * 1000
const PREVIEW_LIFE_MS = HOUR_MS / 6
/** Longer than a code's lifetime of an hour, because rate limits are computed from these rows. */
const CODE_LIFE_MS = 24 * HOUR_MS
/** As long as wrong passwords are counted. */
const TRY_LIFE_MS = 24 * HOUR_MS
/** As long as a repeated Idempotency-Key is answered. */
const KEY_LIFE_MS = 24 * HOUR_MS
/** A browser that was offline longer reloads everything. */
const FRAME_LIFE_MS = 24 * HOUR_MS
/** No provider repeats a notice this late; even then a payment is credited only once. */
const NOTICE_LIFE_MS = 30 * 24 * HOUR_MS
/** A day's uploads are counted until it is over everywhere. */
const DAY_LIFE_MS = 48 * HOUR_MS
/** The maximum lifetime of a session: devices that signed in earlier are unknown again. */
const DEVICE_LIFE_MS = 180 * 24 * HOUR_MS

/** Delete expired rows and previews. Idempotent, safe to run concurrently. */
export async function sweep({ db, blobs, clock, log }: Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const previews = await blobs.sweepPreviews(ago(PREVIEW_LIFE_MS))
  await db.deleteFrom('live_frames').where('created_at', '<', ago(FRAME_LIFE_MS)).execute()
  await db.deleteFrom('live_tickets').where('expires_at', '<', now).execute()
  await db.deleteFrom('login_codes').where('created_at', '<', ago(CODE_LIFE_MS)).execute()
  await db.deleteFrom('sign_in_tries').where('last_at', '<', ago(TRY_LIFE_MS)).execute()
  await db.deleteFrom('known_devices').where('seen_at', '<', ago(DEVICE_LIFE_MS)).execute()
  await db
    .deleteFrom('push_endpoints')
    .where('session_id', 'in', db.selectFrom('sessions').select('id').where('revoked_at', 'is not', null))
    .execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', ago(KEY_LIFE_MS)).execute()
  await db.deleteFrom('upload_days').where('day', '<', ago(DAY_LIFE_MS).toISOString().slice(0, 10)).execute()
  await db.deleteFrom('payment_notices').where('received_at', '<', ago(NOTICE_LIFE_MS)).execute()
  log.debug({ previews }, 'swept')
}

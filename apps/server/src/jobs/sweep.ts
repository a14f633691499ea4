import { pruneRows } from '../db/prune-rows.ts'
import type { Deps } from '../deps.ts'

const PREVIEW_LIFE_MS = 10 * 60 * 1000

/** Delete expired rows and previews. Idempotent, safe to run concurrently. */
export async function sweep({ db, blobs, clock, log }: Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const previews = await blobs.sweepPreviews(new Date(now.getTime() - PREVIEW_LIFE_MS))
  await db
    .deleteFrom('push_endpoints')
    .where('session_id', 'in', db.selectFrom('sessions').select('id').where('revoked_at', 'is not', null))
    .execute()
  const rows = await pruneRows(db, now)
  log.debug({ previews, rows }, 'swept')
}

import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** No task shows it, works on it or began from it, and no person is shown by it. */
export const unused = sql<boolean>`not exists (select from users where avatar_id = images.id)
  and not exists (select from tasks where grid_id = images.id)
  and not exists (select from tasks where image_ids @> array[images.id])
  and not exists (select from tasks where media_ids <> '{}' and media_ids @> array[images.id])
  and not exists (select from tasks where base_image_ids @> array[images.id])
  and not exists (select from tasks where mask_id = images.id)
  and not exists (select from tasks where parameters #>> '{work,imageId}' = images.id::text)
  and not exists (select from tasks where modal ->> 'imageId' = images.id::text)`

/**
 * Delete unused ones of these pictures; returns the hashes of their bytes. Rows are locked and then checked, so concurrent
 * users either have referenced them or find them gone.
 */
export async function deleteUnusedPictures(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const locked = await tx.selectFrom('images').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  if (locked.length === 0) return []
  const names = locked.map(({ id }) => id)
  const gone = await tx.deleteFrom('images').where('id', 'in', names).where(unused).returning('sha256').execute()
  return gone.map(({ sha256 }) => sha256)
}

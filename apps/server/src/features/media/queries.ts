import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { Database, ImageRow } from '../../db/tables.ts'
import { UPLOAD_BYTES_A_DAY, UPLOADS_A_DAY } from './rules.ts'

export type NewImage = Insertable<Database['images']>

export async function insertImage(tx: Tx, row: NewImage): Promise<void> {
  await tx.insertInto('images').values(row).execute()
}

export async function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  return db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function listImages(db: Db, ids: readonly string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('images').selectAll().where('id', 'in', ids).execute()
}

/** Share-lock pictures until the transaction ends; referenced ones are safe afterwards. */
export async function shareLockImages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.selectFrom('images').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
}

/** Count one more upload of a person on a day. False: that would be more than a day has, and nothing was counted. */
export async function countUpload(
  db: Db,
  { userId, day, bytes }: { userId: string; day: string; bytes: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into upload_days (user_id, day, uploads, bytes) values (${userId}, ${day}, 1, ${bytes})
    on conflict (user_id, day) do update set uploads = upload_days.uploads + 1, bytes = upload_days.bytes + excluded.bytes
      where upload_days.uploads < ${UPLOADS_A_DAY} and upload_days.bytes + excluded.bytes <= ${UPLOAD_BYTES_A_DAY}
    returning uploads
  `.execute(db)
  return rows.length > 0
}

/** An upload of this person for this use; it stays while the transaction lasts, and after it if something names it then. */
export async function findUploadForUse(
  tx: Tx,
  { imageId, ownerId, purpose }: { imageId: string; ownerId: string; purpose: ImageRow['purpose'] },
): Promise<ImageRow | undefined> {
  return tx
    .selectFrom('images')
    .selectAll()
    .where('id', '=', imageId)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .forKeyShare()
    .executeTakeFirst()
}

/** An upload becomes a picture that a task shows. */
export async function keepAsDrawn(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('images').set({ purpose: 'drawn' }).where('id', '=', id).execute()
}

const UPLOADS_A_SWEEP = 1000

/** Nobody shows it and no task was drawn from it. */
const unused = sql<boolean>`purpose <> 'drawn'
  and not exists (select from users where avatar_id = images.id)
  and not exists (select from tasks where base_image_ids @> array[images.id])
  and not exists (select from tasks where mask_id = images.id)`

/**
 * Delete unused uploads older than that instant; returns the hashes of their bytes. Rows are locked and checked again, so
 * concurrent users either have referenced them or find them gone.
 */
export async function deleteUnusedUploads(tx: Tx, before: Date): Promise<string[]> {
  const candidates = await tx
    .selectFrom('images')
    .select('id')
    .where('created_at', '<', before)
    .where(unused)
    .orderBy('created_at')
    .limit(UPLOADS_A_SWEEP)
    .forUpdate()
    .skipLocked()
    .execute()
  if (candidates.length === 0) return []
  const ids = candidates.map(({ id }) => id)
  const gone = await tx.deleteFrom('images').where('id', 'in', ids).where(unused).returning('sha256').execute()
  return gone.map(({ sha256 }) => sha256)
}

/** Those of these bytes that a row names. */
export async function listNamed(db: Db, sha256s: readonly string[]): Promise<Set<string>> {
  if (sha256s.length === 0) return new Set()
  const { rows } = await sql<{ sha256: string }>`
    select distinct sha256 from images where sha256 = any(${sha256s}::text[])`.execute(db)
  return new Set(rows.map(({ sha256 }) => sha256))
}

/** Those that rows name, of the names that begin so. */
export async function listNamedWithin(db: Db, start: string): Promise<string[]> {
  // In hexadecimal, g is behind every digit.
  const within = db.selectFrom('images').select('sha256').where('sha256', '>=', start).where('sha256', '<', `${start}g`)
  const rows = await within.distinct().orderBy('sha256').execute()
  return rows.map(({ sha256 }) => sha256)
}

/**
 * The same upload of this person, if it is kept already; it is as fresh as a new one then. Nobody else keeps the same until the
 * transaction ends.
 */
export async function renewUpload(
  tx: Tx,
  { ownerId, purpose, sha256 }: { ownerId: string; purpose: 'base' | 'mask'; sha256: string },
  now: Date,
): Promise<ImageRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${ownerId} ${sha256}`}, 0))`.execute(tx)
  return tx
    .updateTable('images')
    .set({ created_at: now })
    .where((eb) =>
      eb(
        'id',
        '=',
        eb
          .selectFrom('images')
          .select('id')
          .where('owner_id', '=', ownerId)
          .where('purpose', '=', purpose)
          .where('sha256', '=', sha256)
          .where('damaged_at', 'is', null)
          .orderBy('id')
          .limit(1),
      ),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Ids of drawn pictures with these bytes, newest first; a few are enough. */
export async function listDrawnWith(db: Db, sha256: string): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('sha256', '=', sha256)
    .where('purpose', '=', 'drawn')
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
  return rows.map(({ id }) => id)
}

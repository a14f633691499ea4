import type { Clip } from '@easel/engines/engine'
import sharp from 'sharp'
import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { ImageRow } from '../../db/tables.ts'
import { enqueue } from '../../jobs/queue.ts'
import { makeThumbhash } from '../../platform/pictures/make-thumbhash.ts'
import { findUploadForUse, listImages, type NewImage } from './queries.ts'
import { deleteUnusedPictures } from './removal-queries.ts'

export { keepAsDrawn, shareLockImages, type NewImage, insertImage, listDrawnWith } from './queries.ts'
export { comparePart, compareStorage, PARTS } from './compare-storage.ts'
export { verifyBaseImages } from './damage/verify-base-images.ts'
export type { DamageDeps } from './damage/note-state.ts'
export { readDamage } from './damage/queries.ts'
export { fileOf, listPicturesOf, personalData } from './person-queries.ts'
export { readFile } from './read-file.ts'
export { measureSent, storeSentMask, storeSentPicture } from './store-sent-picture.ts'
export { viewClip, viewImage } from './view.ts'
export { whileStored } from './while-stored.ts'

/**
 * Store a drawn picture and measure it; returns the row for `insertImage`, to be written in the caller's transaction. Files
 * without a row are swept later.
 *
 * @throws Refusal storage_full
 */
export async function storePicture(
  { blobs, clock, newId }: Pick<Deps, 'blobs' | 'clock' | 'newId'>,
  ownerId: string,
  png: Uint8Array,
): Promise<NewImage> {
  const { width, height } = await sharp(png).metadata()
  return {
    id: newId(),
    owner_id: ownerId,
    sha256: await blobs.put(png),
    width,
    height,
    bytes: png.byteLength,
    mime: 'image/png',
    thumbhash: await makeThumbhash(png),
    created_at: clock.now(),
  }
}

/** The same for a clip, whose bytes are stored as they came. @throws Refusal storage_full */
export async function storeClip(
  { blobs, clock, newId }: Pick<Deps, 'blobs' | 'clock' | 'newId'>,
  ownerId: string,
  { bytes, mime, width, height, durationMs }: Pick<Clip, 'bytes' | 'mime' | 'width' | 'height' | 'durationMs'>,
): Promise<NewImage> {
  return {
    id: newId(),
    owner_id: ownerId,
    sha256: await blobs.put(bytes),
    ...{ width, height, mime },
    bytes: bytes.byteLength,
    duration_ms: Math.round(durationMs),
    thumbhash: '',
    created_at: clock.now(),
  }
}

/** The pictures with these ids, by id; what is gone is missing. */
export async function findImages(db: Db, ids: readonly string[]): Promise<Map<string, ImageRow>> {
  const rows = await listImages(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * A person's own upload for this use; undefined for others. Reference it in the same transaction: until then it is locked against
 * the sweep.
 */
export async function findOwnUpload(
  tx: Tx,
  wanted: { imageId: string; ownerId: string; purpose: 'base' | 'avatar' | 'mask' },
): Promise<ImageRow | undefined> {
  return findUploadForUse(tx, wanted)
}

/** Delete those of these pictures that nothing uses any more; their files follow, unless another picture has the same bytes. */
export async function removePictures(tx: Tx, ids: readonly string[]): Promise<void> {
  const sha256s = await deleteUnusedPictures(tx, ids)
  if (sha256s.length > 0) await enqueue(tx, 'remove-files', { sha256s })
}

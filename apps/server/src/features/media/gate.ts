import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../db/open.ts'
import type { ImageRow } from '../../db/tables.ts'
import { type NewImage, listImages } from './queries.ts'

export { type NewImage, insertImage } from './queries.ts'
export { viewImage } from './view.ts'

/** Pixels a side of what a ThumbHash is made from; its maximum is 100. */
const THUMBHASH_SIDE = 64

/**
 * Keep a drawn picture's bytes and measure it; hands out the row for `insertImage`, so that the picture belongs to
 * the caller's transaction. Bytes that no row names are only space.
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
    thumbhash: await hashOf(png),
    created_at: clock.now(),
  }
}

/** The pictures with these ids, by id; what is gone is missing. */
export async function findImages(db: Db, ids: readonly string[]): Promise<Map<string, ImageRow>> {
  const rows = await listImages(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

async function hashOf(png: Uint8Array): Promise<string> {
  const { data, info } = await sharp(png)
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

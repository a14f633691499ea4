import { id as idSchema } from '@easel/contract/basics'
import { THUMBNAIL_WIDTHS } from '@easel/contract/limits'
import sharp from 'sharp'
import type { ImageRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { SentBytes } from '../../http/send-bytes.ts'
import { BlobDamaged, BlobMissing } from '../../platform/blobs.ts'
import { extensionOf } from '../../platform/pictures/extension-of.ts'
import { type DamageDeps, noteState } from './damage/note-state.ts'
import { findImage } from './queries.ts'

/** Fast to make; a slower one saves a few percent of the bytes. */
const WEBP_EFFORT = 2
const WEBP_QUALITY = 82

/**
 * The bytes behind an id: a kept picture, its WebP copy of that width, or a preview of the last minutes.
 * @throws Refusal not_found, invalid_input
 */
export async function readFile(
  deps: DamageDeps,
  fileId: string,
  { w, ...rest }: Record<string, unknown>,
): Promise<SentBytes> {
  const width = readWidth(w, rest)
  if (!idSchema.safeParse(fileId).success) throw new Refusal('not_found')
  const { db, blobs } = deps
  const image = await findImage(db, fileId)
  if (!image) return readPreview({ blobs }, fileId)
  if (hasNoCopy(image, width)) throw new Refusal('not_found')
  const marked = { sha256: image.sha256, isMarked: image.damaged_at !== null }
  try {
    const sent = width === null ? await readWhole(blobs, image) : await readCopy(blobs, image, width)
    if (width === null) await noteState(deps, marked, 'whole')
    return sent
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error
    await noteState(deps, marked, error instanceof BlobDamaged ? 'damaged' : 'missing')
    throw new Refusal('not_found')
  }
}

/**
 * The address at which a browser gets the same from the storage itself; null: it does not, and asks us.
 * @throws Refusal not_found, invalid_input
 */
export async function linkFile(
  deps: Pick<DamageDeps, 'db' | 'blobs' | 'config'>,
  fileId: string,
  { w, ...rest }: Record<string, unknown>,
): Promise<{ address: string } | null> {
  const { files } = deps.config
  if (files.kind !== 'bucket' || !files.isDirect) return null
  const width = readWidth(w, rest)
  const image = idSchema.safeParse(fileId).success ? await findImage(deps.db, fileId) : undefined
  // What is known to be damaged is looked at again by whoever reads it.
  if (!image || image.damaged_at !== null || hasNoCopy(image, width)) return null
  try {
    const about = width === null ? nameWhole(image) : nameCopy(image, width)
    const copy = width === null ? null : copyOf(width)
    const address = await deps.blobs.link(image.sha256, { ...about, copy, make: (original) => shrink(original, width) })
    return address === null ? null : { address }
  } catch (error) {
    // The reader notes what is wrong.
    if (error instanceof BlobMissing) return null
    throw error
  }
}

/** What plays is not made smaller. */
const hasNoCopy = ({ duration_ms: durationMs }: ImageRow, width: number | null) => width !== null && durationMs !== null

function readWidth(w: unknown, rest: object): number | null {
  const unknown = Object.keys(rest)[0]
  if (unknown !== undefined)
    throw new Refusal('invalid_input', { fields: { [unknown.slice(0, 100)]: 'unknown_field' } })
  if (w === undefined) return null
  const width = THUMBNAIL_WIDTHS.find((known) => String(known) === w)
  if (width === undefined) throw new Refusal('invalid_input', { fields: { w: 'wrong_format' } })
  return width
}

async function readWhole(blobs: Deps['blobs'], image: ImageRow): Promise<SentBytes> {
  return { bytes: await blobs.read(image.sha256), etag: image.sha256, ...nameWhole(image) }
}

function nameWhole({ id, mime }: ImageRow) {
  return { mime, fileName: `${id}.${extensionOf(mime)}` }
}

function nameCopy({ id }: ImageRow, width: number) {
  return { mime: 'image/webp', fileName: `${id}-${width}.webp` }
}

const copyOf = (width: number) => `w${width}.webp`

function shrink(original: Buffer, width: number | null): Promise<Buffer> {
  return sharp(original)
    .resize({ ...(width !== null && { width }), withoutEnlargement: true })
    .webp({ effort: WEBP_EFFORT, quality: WEBP_QUALITY })
    .toBuffer()
}

async function readCopy(blobs: Deps['blobs'], image: ImageRow, width: number): Promise<SentBytes> {
  const { sha256 } = image
  const bytes = await blobs
    .derive(sha256, copyOf(width), (original) => shrink(original, width))
    .catch(async (error: unknown) => {
      // It was intact on the first read, but may be damaged now.
      if ((await blobs.examine(sha256)) === 'damaged') throw new BlobDamaged(sha256)
      throw error
    })
  return { bytes, etag: `${sha256}-${width}`, ...nameCopy(image, width) }
}

async function readPreview({ blobs }: Pick<Deps, 'blobs'>, fileId: string): Promise<SentBytes> {
  const bytes = await blobs.readPreview(fileId)
  if (!bytes) throw new Refusal('not_found')
  return { bytes, mime: 'image/webp', etag: fileId, fileName: `${fileId}.webp` }
}

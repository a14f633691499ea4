import sharp from 'sharp'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FRAMES } from '@easel/contract/limits'
import type { Image } from '@easel/contract/media'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { Redrawn } from '../../platform/pictures/decoder-protocol.ts'
import { nameKind } from '../../platform/pictures/name-kind.ts'
import { readHeaderOrWebp } from '../../platform/pictures/read-header.ts'
import { insertImage, renewUpload } from './queries.ts'
import { rowOf, spendQuota } from './store-upload.ts'
import { viewImage } from './view.ts'
import { whileStored } from './while-stored.ts'

/** A picture that programs send may be as large as a camera's; it is kept as large as an upload may be. */
const SENT_MAX_PIXELS = 60_000_000
const SENT_MAX_SIDE = 16_384
const KEPT_MAX_SIDE = 2048

/** Width and height that a sent picture says it has. @throws Refusal image_too_large, image_format, image_broken */
export function measureSent(bytes: Buffer): { width: number; height: number; kind: string } {
  const header = readHeaderOrWebp(bytes)
  if (!header) {
    const at = nameKind(bytes)
    throw new Refusal('image_format', at === null ? {} : { fields: { file: { problem: 'picture_kind', at } } })
  }
  const { width, height, frames } = header
  const isTooLarge = width * height > SENT_MAX_PIXELS || Math.max(width, height) > SENT_MAX_SIDE
  if (isTooLarge || frames > UPLOAD_MAX_FRAMES) throw new Refusal('image_too_large')
  return header
}

type StoreDeps = Pick<Deps, 'db' | 'blobs' | 'space' | 'decoder' | 'clock' | 'newId'>

/**
 * Store a picture that a program sent: JPEG, PNG, GIF or WebP of any size within reason, made as small as an upload may be. Its bytes
 * decide what it is. It counts against its owner's uploads of the day, with as many bytes as an upload may have at most.
 *
 * @throws Refusal image_too_large, image_format, image_broken, rate_limited, storage_full
 */
export async function storeSentPicture(
  deps: StoreDeps,
  { userId }: Pick<Actor, 'userId'>,
  bytes: Buffer,
): Promise<Image> {
  const { kind } = measureSent(bytes)
  await spendQuota(deps, userId, Math.min(bytes.length, UPLOAD_MAX_BYTES))
  const as = kind === 'jpeg' || bytes.length > UPLOAD_MAX_BYTES ? 'photo' : 'exact'
  const within = { side: KEPT_MAX_SIDE, bytes: UPLOAD_MAX_BYTES }
  const redrawn = await deps.decoder.redraw({ bytes, as, maxPixels: SENT_MAX_PIXELS, within })
  return keepSent(deps, { redrawn, ownerId: userId, purpose: 'base' })
}

export interface SentMask {
  bytes: Buffer
  /** `mask`: white is what changes; `mask-of-alpha`: what is transparent changes. */
  as: 'mask' | 'mask-of-alpha'
  /** Of the picture that it belongs to: it is stretched to it. */
  size: { width: number; height: number }
}

/**
 * The same for a mask. Null: it selects nothing, and is not kept.
 *
 * @throws Refusal image_too_large, image_format, image_broken, rate_limited, storage_full
 */
export async function storeSentMask(
  deps: StoreDeps,
  { userId }: Pick<Actor, 'userId'>,
  { bytes, as, size }: SentMask,
): Promise<Image | null> {
  measureSent(bytes)
  await spendQuota(deps, userId, Math.min(bytes.length, UPLOAD_MAX_BYTES))
  const redrawn = await deps.decoder.redraw({ bytes, as, maxPixels: SENT_MAX_PIXELS, size })
  // It is our own PNG by now. Nearer to white than to black is what changes.
  const { channels } = await sharp(redrawn.bytes).greyscale().stats()
  if (!channels.some(({ max }) => max >= 128)) return null
  return keepSent(deps, { redrawn, ownerId: userId, purpose: 'mask' })
}

/** What is sent again is the same upload: a call that is tried again names the same pictures. */
async function keepSent(
  deps: StoreDeps,
  { redrawn, ownerId, purpose }: { redrawn: Redrawn; ownerId: string; purpose: 'base' | 'mask' },
): Promise<Image> {
  const row = await rowOf(deps, { redrawn, ownerId, purpose })
  const kept = await whileStored(deps, [row], () =>
    deps.db.transaction().execute(async (tx) => {
      const same = await renewUpload(tx, { ownerId, purpose, sha256: row.sha256 }, deps.clock.now())
      if (!same) await insertImage(tx, row)
      return same ?? row
    }),
  )
  return viewImage(kept ?? row)
}

import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FRAMES } from '@easel/contract/limits'
import type { Image } from '@easel/contract/media'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { nameKind } from '../../platform/pictures/name-kind.ts'
import { readProgramHeader } from '../../platform/pictures/read-header.ts'
import { keepUpload, spendQuota } from './store-upload.ts'

/** A picture that programs send may be as large as a camera's; it is kept as large as an upload may be. */
const SENT_MAX_PIXELS = 60_000_000
const SENT_MAX_SIDE = 16_384
const KEPT_MAX_SIDE = 2048

export interface SentPicture {
  bytes: Buffer
  /** What it is for. A mask is white where the picture changes, or, `mask-of-alpha`, transparent there. */
  purpose: 'base' | 'mask' | 'mask-of-alpha'
  /** Of the picture that a mask belongs to: it is stretched to it. */
  size?: { width: number; height: number }
}

/** Width and height that a sent picture says it has. @throws Refusal image_too_large, image_format, image_broken */
export function measureSent(bytes: Buffer): { width: number; height: number; kind: string } {
  const header = readProgramHeader(bytes)
  if (!header) {
    const at = nameKind(bytes)
    throw new Refusal('image_format', at === null ? {} : { fields: { file: { problem: 'picture_kind', at } } })
  }
  const { width, height, frames } = header
  const isTooLarge = width * height > SENT_MAX_PIXELS || Math.max(width, height) > SENT_MAX_SIDE
  if (isTooLarge || frames > UPLOAD_MAX_FRAMES) throw new Refusal('image_too_large')
  return header
}

/**
 * Store a picture that a program sent: JPEG, PNG, GIF or WebP of any size within reason, made as small as an upload may be. Its bytes
 * decide what it is. It counts against its owner's uploads of the day, with as many bytes as an upload may have at most.
 *
 * @throws Refusal image_too_large, image_format, image_broken, rate_limited, storage_full
 */
export async function storeSentPicture(
  deps: Pick<Deps, 'db' | 'blobs' | 'space' | 'decoder' | 'clock' | 'newId'>,
  { userId }: Pick<Actor, 'userId'>,
  { bytes, purpose, size }: SentPicture,
): Promise<Image> {
  const { kind } = measureSent(bytes)
  await spendQuota(deps, userId, Math.min(bytes.length, UPLOAD_MAX_BYTES))
  const asBase = kind === 'jpeg' || bytes.length > UPLOAD_MAX_BYTES ? 'photo' : 'exact'
  const redrawn = await deps.decoder.redraw({
    bytes,
    as: purpose === 'base' ? asBase : purpose,
    maxPixels: SENT_MAX_PIXELS,
    ...(purpose === 'base' ? { within: { side: KEPT_MAX_SIDE, bytes: UPLOAD_MAX_BYTES } } : size && { size }),
  })
  return keepUpload(deps, { redrawn, ownerId: userId, purpose: purpose === 'base' ? 'base' : 'mask' })
}

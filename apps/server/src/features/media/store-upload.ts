import { UPLOAD_MAX_PIXELS } from '@easel/contract/limits'
import type { Image } from '@easel/contract/media'
import type { UploadPurpose } from '@easel/contract/upload'
import type { ImageRow } from '../../db/tables.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { nameKind } from '../../platform/pictures/name-kind.ts'
import type { Redrawn } from '../../platform/pictures/decoder-protocol.ts'
import { type PictureHeader, readHeader } from '../../platform/pictures/read-header.ts'
import { countUpload, insertImage } from './queries.ts'
import { dayOf, hasTooManyBytes, isTooLarge, redrawAs } from './rules.ts'
import { viewImage } from './view.ts'
import { whileStored } from './while-stored.ts'

/**
 * Store an uploaded picture: checked by header, counted, then decoded and re-encoded in another process. Only pixels are kept;
 * refused uploads leave nothing.
 *
 * @throws Refusal invalid_input for `media`, image_too_large, image_format, image_broken, rate_limited, storage_full
 */
export async function storeUpload(
  deps: Pick<Deps, 'db' | 'blobs' | 'space' | 'decoder' | 'clock' | 'newId'>,
  actor: Pick<Actor, 'userId'>,
  { purpose, file }: { purpose: UploadPurpose; file: Buffer },
): Promise<Image> {
  if (purpose === 'media') throw new Refusal('invalid_input', { fields: { purpose: 'not_supported' } })
  const { kind } = requirePicture(file)
  await spendQuota(deps, actor.userId, file.length)
  const redrawRequest = { bytes: file, as: redrawAs(purpose, kind), maxPixels: UPLOAD_MAX_PIXELS }
  const redrawn = await deps.decoder.redraw(redrawRequest)
  const row = await rowOf(deps, { redrawn, ownerId: actor.userId, purpose })
  await whileStored(deps, [row], () => deps.db.transaction().execute((tx) => insertImage(tx, row).then(() => row)))
  return viewImage(row)
}

/** The row of a picture that was redrawn, whose bytes are stored: write it while they are claimed. */
export async function rowOf(
  { blobs, clock, newId }: Pick<Deps, 'blobs' | 'clock' | 'newId'>,
  {
    redrawn: { bytes, ...made },
    ownerId,
    purpose,
  }: { redrawn: Redrawn; ownerId: string; purpose: ImageRow['purpose'] },
) {
  const sha256 = await blobs.put(bytes)
  return { ...made, id: newId(), owner_id: ownerId, purpose, sha256, bytes: bytes.byteLength, created_at: clock.now() }
}

function requirePicture(file: Buffer): PictureHeader {
  if (hasTooManyBytes(file.length)) throw new Refusal('image_too_large')
  const header = readHeader(file)
  if (!header) throw refuseKind(file)
  if (isTooLarge(header)) throw new Refusal('image_too_large')
  return header
}

function refuseKind(file: Buffer): Refusal {
  const kind = nameKind(file)
  return new Refusal('image_format', kind === null ? {} : { fields: { file: { problem: 'picture_kind', at: kind } } })
}

/**
 * Count an upload of the day. Attempts count, not pictures: an undecodable file costs as much.
 *
 * @throws Refusal storage_full, rate_limited
 */
export async function spendQuota(
  { db, clock, space }: Pick<Deps, 'db' | 'clock' | 'space'>,
  userId: string,
  bytes: number,
): Promise<void> {
  if (space.isLow()) throw new Refusal('storage_full', { retryAfter: 60 })
  const { day, secondsLeft } = dayOf(clock.now())
  const isCounted = await countUpload(db, { userId, day, bytes })
  if (!isCounted) throw new Refusal('rate_limited', { retryAfter: secondsLeft })
}

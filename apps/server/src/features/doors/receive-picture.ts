import { createHash } from 'node:crypto'
import type { Image } from '@easel/contract/media'
import { readAddress } from '@easel/prompt/find-addresses'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findSeenPicture } from '../drawing/gate.ts'
import { storeSentPicture } from '../media/gate.ts'
import { decodeBase64 } from './decode-base64.ts'
import type { DoorDeps } from './open-door.ts'

/** Of a link, where it is told of. */
const SHOWN_MAX_CHARS = 80

export interface ReceivedPicture extends Pick<Image, 'id' | 'width' | 'height'> {
  /** As it was sent; of a picture that was named by its address, nothing. */
  bytes: Buffer | null
}

/**
 * A picture that a program sent, as bytes, base64, a data URL or an address of this site; ready to be named in an act. Pictures that
 * were drawn here are recognised by their bytes, so that the engine that drew them goes on from its own recipe.
 *
 * @param field what a refusal calls it
 * @throws Refusal invalid_input, not_found, image_format, image_too_large, image_broken, rate_limited
 */
export async function receivePicture(
  deps: DoorDeps,
  actor: Actor,
  { sent, field }: { sent: string | Buffer; field: string },
): Promise<ReceivedPicture> {
  if (typeof sent === 'string' && /^(https?:\/\/|\/)/i.test(sent))
    return findNamed(deps, actor, { address: sent, field })
  const bytes = typeof sent === 'string' ? decodeBase64(sent, field) : sent
  const own = await findSeenPicture(deps.db, actor, { sha256: createHash('sha256').update(bytes).digest('hex') })
  if (own) return { ...own, bytes }
  return { ...(await storeSentPicture(deps, actor, bytes)), bytes }
}

async function findNamed(
  deps: DoorDeps,
  actor: Actor,
  { address, field }: { address: string; field: string },
): Promise<ReceivedPicture> {
  const named = readAddress(address)
  if (named?.kind !== 'file') {
    const note = { problem: 'foreign_link', at: address.slice(0, SHOWN_MAX_CHARS) } as const
    throw new Refusal('invalid_input', { fields: { [field]: note } })
  }
  const own = await findSeenPicture(deps.db, actor, { id: named.imageId })
  if (!own) throw new Refusal('not_found', { fields: { [field]: 'unknown_picture' } })
  return { ...own, bytes: null }
}

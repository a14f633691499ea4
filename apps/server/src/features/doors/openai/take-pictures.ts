import { BASE_IMAGES_MAX } from '@easel/contract/limits'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { measureSent, storeSentMask } from '../../media/gate.ts'
import type { DoorDeps, ProgramCall } from '../open-door.ts'
import { type ReceivedPicture, receivePicture } from '../receive-picture.ts'
import type { TakenPictures } from './draw-pictures.ts'
import type { SentSource, SentSources } from './read-pictures.ts'

/** Of the only picture: what is wanted is that one, changed. */
const ONLY_WEIGHT = 2

/**
 * Make sent pictures ones that can be drawn from. Whatever can be seen to be wrong is refused before anything is kept.
 *
 * @throws Refusal invalid_input, not_found, image_too_large, image_format, image_broken, rate_limited, storage_full
 */
export async function takePictures(
  deps: DoorDeps,
  { actor }: ProgramCall,
  { images, mask }: SentSources,
): Promise<TakenPictures> {
  const [first] = images
  if (!first) throw new Refusal('invalid_input', { fields: { image: 'required' } })
  if (mask) return takeMasked(deps, actor, { image: first, mask })
  if (images.length > BASE_IMAGES_MAX)
    throw new Refusal('invalid_input', { fields: { image: { problem: 'too_many_pictures', limit: BASE_IMAGES_MAX } } })
  for (const image of images) if ('bytes' in image) measureSent(image.bytes)
  const taken: string[] = []
  for (const image of images) taken.push((await receive(deps, actor, image)).id)
  return { images: taken, mask: null, ...(taken.length === 1 && { imageWeight: ONLY_WEIGHT }) }
}

/** The mask is as large as the picture was when it was sent; it may be kept smaller, and the mask with it. */
async function takeMasked(
  deps: DoorDeps,
  actor: Actor,
  { image, mask }: { image: SentSource; mask: SentSource },
): Promise<TakenPictures> {
  if (!('bytes' in mask)) throw new Refusal('invalid_input', { fields: { mask: 'unknown_upload' } })
  const sent = 'bytes' in image ? measureSent(image.bytes) : await receive(deps, actor, image)
  const { width, height } = measureSent(mask.bytes)
  if (width !== sent.width || height !== sent.height) {
    const options = [`${sent.width} × ${sent.height}`]
    throw new Refusal('invalid_input', { fields: { mask: { problem: 'wrong_size', options } } })
  }
  const picture = await receive(deps, actor, image)
  const size = { width: picture.width, height: picture.height }
  const kept = await storeSentMask(deps, actor, { bytes: mask.bytes, as: 'mask-of-alpha', size })
  if (!kept) throw new Refusal('invalid_input', { fields: { mask: 'empty_mask' } })
  return { images: [picture.id], mask: kept.id }
}

async function receive(deps: DoorDeps, actor: Actor, source: SentSource): Promise<ReceivedPicture> {
  const sent = 'bytes' in source ? source.bytes : `/api/files/${source.imageId}`
  return receivePicture(deps, actor, { sent, field: 'image' })
}

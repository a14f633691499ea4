import type { Image } from '@easel/contract/media'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { measureSent, storeSentMask } from '../media/gate.ts'
import type { DoorDeps } from './open-door.ts'

/**
 * A mask that a program sent with its picture, stretched to the picture as it is kept.
 *
 * @param sense `white`: white changes, as in Midjourney; `transparent`: what is transparent does, as in OpenAI
 * @param sizeOf what it must be as large as; of another shape it is refused
 * @returns the mask's id; null: it selects nothing
 * @throws Refusal invalid_input when its shape is another, and what decoding throws
 */
export async function receiveMask(
  deps: DoorDeps,
  actor: Actor,
  {
    bytes,
    sense,
    picture,
    field,
  }: { bytes: Buffer; sense: 'white' | 'transparent'; picture: Pick<Image, 'width' | 'height'>; field: string },
): Promise<string | null> {
  const { width, height } = measureSent(bytes)
  // Within a pixel of rounding: the picture may have been made smaller, or larger since the client saw it.
  const isOfShape = Math.abs((width * picture.height) / picture.width - height) <= 1
  if (!isOfShape) {
    const options = [`${picture.width} × ${picture.height}`]
    throw new Refusal('invalid_input', { fields: { [field]: { problem: 'wrong_size', options } } })
  }
  const size = { width: picture.width, height: picture.height }
  const as = sense === 'white' ? 'mask' : 'mask-of-alpha'
  return (await storeSentMask(deps, actor, { bytes, as, size }))?.id ?? null
}

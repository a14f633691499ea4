import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** Pixels a side of what a ThumbHash is made from; its maximum is 100. */
const SIDE_PX = 64

/** A picture's ThumbHash in base64. */
export async function makeThumbhash(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

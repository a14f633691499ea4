import sharp, { type Sharp } from 'sharp'
import { makeThumbhash } from './make-thumbhash.ts'

/**
 * `photo` becomes a JPEG, `exact` a PNG with the same pixels, `mask` one without transparency, and `face` a square WebP for
 * the small circle beside a name.
 */
export type RedrawAs = 'photo' | 'exact' | 'mask' | 'face'

export interface Redrawn {
  bytes: Uint8Array
  width: number
  height: number
  mime: string
  thumbhash: string
}

/** More than any screen shows of a face. */
const FACE_MAX_PX = 512
const PHOTO_QUALITY = 90
const FACE_QUALITY = 82
/** Fast to make; a slower one saves a few percent of the bytes. */
const WEBP_EFFORT = 2
const PNG_EFFORT = 6
/** Transparent areas of a mask select nothing. */
const UNCHANGED = '#000'

/**
 * Decode and re-encode a picture, upright and in sRGB, so that only its pixels remain. Animations keep the first frame.
 *
 * @param maxPixels a picture with more is not decoded
 * @throws Error when it cannot be decoded to its end
 */
export async function redrawPicture(bytes: Uint8Array, as: RedrawAs, maxPixels: number): Promise<Redrawn> {
  const upright = sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels, pages: 1 }).autoOrient()
  const { width, height } = await upright.metadata()
  const { data, info } = await encode(upright, as, Math.min(width, height)).toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    mime: `image/${info.format}`,
    thumbhash: await makeThumbhash(data),
  }
}

function encode(picture: Sharp, as: RedrawAs, shorterSide: number): Sharp {
  switch (as) {
    case 'photo':
      return picture.jpeg({ quality: PHOTO_QUALITY })
    case 'exact':
      return picture.png({ compressionLevel: PNG_EFFORT })
    case 'mask':
      return picture.flatten({ background: UNCHANGED }).png({ compressionLevel: PNG_EFFORT })
    case 'face': {
      const side = Math.min(FACE_MAX_PX, shorterSide)
      return picture.resize(side, side, { fit: 'cover' }).webp({ quality: FACE_QUALITY, effort: WEBP_EFFORT })
    }
    default:
      return as satisfies never
  }
}

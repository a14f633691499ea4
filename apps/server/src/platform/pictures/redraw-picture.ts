import sharp, { type Sharp } from 'sharp'
import type { RedrawAs, Redrawn, RedrawRequest } from './decoder-protocol.ts'
import { makeThumbhash } from './make-thumbhash.ts'

/** More than any screen shows of a face. */
const FACE_MAX_PX = 512
const PHOTO_QUALITY = 90
const FACE_QUALITY = 82
/** Fast to make; a slower one saves a few percent of the bytes. */
const WEBP_EFFORT = 2
const PNG_EFFORT = 6
/** Transparent areas of a mask select nothing. */
const UNCHANGED = '#000'

/** Each try of a picture that is to become smaller has sides of this part of the one before. */
const SMALLER = 0.8
const TRIES_MAX = 12

/**
 * Decode and re-encode a picture, upright and in sRGB, so that only its pixels remain. Animations keep the first frame.
 *
 * @throws Error when it cannot be decoded to its end, or does not become small enough
 */
export async function redrawPicture({ bytes, as, maxPixels, within, size }: RedrawRequest): Promise<Redrawn> {
  const upright = sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels, pages: 1 }).autoOrient()
  const { width, height, autoOrient } = await upright.metadata()
  const sized = size ? upright.resize({ ...size, fit: 'fill' }) : upright
  const { data, info } = within
    ? await shrink(sized, as, { within, longest: Math.max(autoOrient.width, autoOrient.height) })
    : await encode(sized, as, Math.min(width, height)).toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    mime: `image/${info.format}`,
    thumbhash: await makeThumbhash(data),
  }
}

async function shrink(
  picture: Sharp,
  as: RedrawAs,
  { within, longest }: { within: NonNullable<RedrawRequest['within']>; longest: number },
) {
  let side = Math.min(within.side, longest)
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const fitting = picture.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const made = await encode(fitting, as, side).toBuffer({ resolveWithObject: true })
    if (made.data.length <= within.bytes) return made
    side = Math.floor(side * SMALLER)
  }
  throw new Error('the picture does not become small enough')
}

function encode(picture: Sharp, as: RedrawAs, shorterSide: number): Sharp {
  switch (as) {
    case 'photo':
      return picture.jpeg({ quality: PHOTO_QUALITY })
    case 'exact':
      return picture.png({ compressionLevel: PNG_EFFORT })
    case 'mask':
      return picture.flatten({ background: UNCHANGED }).png({ compressionLevel: PNG_EFFORT })
    case 'mask-of-alpha':
      // OpenAI's masks are transparent where ours are white.
      return picture.ensureAlpha().extractChannel('alpha').negate().png({ compressionLevel: PNG_EFFORT })
    case 'face': {
      const side = Math.min(FACE_MAX_PX, shorterSide)
      return picture.resize(side, side, { fit: 'cover' }).webp({ quality: FACE_QUALITY, effort: WEBP_EFFORT })
    }
    default:
      return as satisfies never
  }
}

import sharp from 'sharp'
import type { ClipWish } from '../engine.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import { flattenPng, readSize } from '../png.ts'
import { toBase64 } from './picture.ts'

/** What services of clips take: they look at no more, and refuse less. */
const LONGEST_PX = 2_048
const SHORTEST_PX = 320
const QUALITY = 95

/** The part of a picture in the middle that has this ratio, in this very size, opaque. PNG bytes. */
export async function cropTo(png: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  const cropped = sharp(await flattenPng(png)).resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
  return new Uint8Array(await cropped.png().toBuffer())
}

/** First and last picture of a clip as such a service is shown them, in base64; null: there is none. */
export interface ShownPictures {
  first: string | null
  last: string | null
}

/** As JPEG of a size that is taken; the last one in the shape of the first. */
export async function showPictures({ first, last }: Pick<ClipWish, 'first' | 'last'>): Promise<ShownPictures> {
  const shown = first ?? last
  if (shown === null) return { first: null, last: null }
  const size = chooseSize(await readSize(shown.png))
  const write = async (one: ClipWish['first']) => one && toBase64(await writeJpeg(one.png, size))
  return { first: await write(first), last: await write(last) }
}

export const asJpegUrl = (base64: string) => `data:image/jpeg;base64,${base64}`

function chooseSize({ width, height }: Size): Size {
  const scale = Math.max(SHORTEST_PX / Math.min(width, height), Math.min(1, LONGEST_PX / Math.max(width, height)))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function writeJpeg(png: Uint8Array, size: Size): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(await cropTo(png, size))
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  )
}

import sharp, { type Sharp } from 'sharp'
import type { Size } from '../geometry/extend-canvas.ts'
import type { Mask } from '../geometry/mask.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused } from './faults.ts'

/**
 * Bytes of one picture, as an engine may send it: nine megapixels of an upscale that cannot be compressed take 27 MB as PNG. One of
 * 30 MB is refused.
 */
export const MOST_BYTES = 28 * 1024 * 1024
export const MOST_PIXELS = 40_000_000
const BEHIND = '#808080'
export const PREVIEW_SIDE_PX = 512

/**
 * A picture in base64, bare or as a data URL, opaque.
 * @throws EngineRefused `engine_bad_reply`, when it is none or too large
 */
export async function readPicture(text: unknown): Promise<Pixels> {
  return decode(readBase64(text))
}

/** @throws EngineRefused `engine_bad_reply`, when these bytes are no picture or too large */
export async function readPictureBytes(bytes: Uint8Array): Promise<Pixels> {
  if (bytes.length > MOST_BYTES || !isPicture(bytes)) throw new EngineRefused('engine_bad_reply')
  return decode(bytes)
}

/** @throws EngineRefused `engine_bad_reply` */
export function readBase64(text: unknown): Uint8Array {
  if (typeof text !== 'string') throw new EngineRefused('engine_bad_reply')
  const bare = text.startsWith('data:') ? text.slice(text.indexOf(',') + 1) : text
  if (bare.length > (MOST_BYTES / 3) * 4 + 4) throw new EngineRefused('engine_bad_reply')
  const bytes = Buffer.from(bare, 'base64')
  if (!isPicture(bytes)) throw new EngineRefused('engine_bad_reply')
  return bytes
}

/** PNG, JPEG or WebP by their first bytes, whatever anybody says. */
export function isPicture(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return begin.startsWith('\x89PNG\r\n\x1a\n') || begin.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP$/s.test(begin)
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  try {
    const flattened = sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .toColourspace('srgb')
      .flatten({ background: BEHIND })
    const { data, info } = await flattened.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, rgba: new Uint8Array(data) }
  } catch (error) {
    throw new EngineRefused('engine_bad_reply', { cause: error })
  }
}

/** The picture at another size; the same size gives the same bytes. Off the thread that serves people. */
export async function scalePixels(picture: Pixels, { width, height }: Size): Promise<Pixels> {
  if (picture.width === width && picture.height === height) return picture
  const { data } = await rawOf(picture)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, rgba: new Uint8Array(data) }
}

function rawOf({ width, height, rgba }: Pixels): Sharp {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
}

/** One channel, white = repaint, at a size. */
export async function writeMask({ width, height, bytes }: Mask, to: Size): Promise<Uint8Array> {
  const raw = sharp(bytes, { raw: { width, height, channels: 1 } })
  const scaled = raw.resize(to.width, to.height, { fit: 'fill', kernel: 'linear' })
  return new Uint8Array(await scaled.toColourspace('b-w').png().toBuffer())
}

export function isWhite({ bytes }: Mask): boolean {
  return bytes.every((byte) => byte === 255)
}

/** A small WebP of a picture on the way; null when these bytes are none: it is only a preview. */
export async function writePreview(text: unknown): Promise<Uint8Array | null> {
  try {
    const small = sharp(readBase64(text), { limitInputPixels: MOST_PIXELS }).resize(PREVIEW_SIDE_PX, PREVIEW_SIDE_PX, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    return new Uint8Array(await small.webp({ quality: 72 }).toBuffer())
  } catch {
    return null
  }
}

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}

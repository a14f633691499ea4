import { Refusal } from '../../errors.ts'
import { readGifHeader } from './gif-header.ts'
import { readJpegHeader } from './jpeg-header.ts'
import { type Measured, readPngHeader } from './png-header.ts'
import { readWebpHeader } from './webp-header.ts'

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const GIF_87A = Buffer.from('GIF87a')
const GIF_89A = Buffer.from('GIF89a')

/** Metadata from the header, without decoding. */
export interface PictureHeader extends Measured {
  kind: 'jpeg' | 'png' | 'gif'
}

/**
 * Parse the markers of the whole file. Null: not one of the three supported formats.
 *
 * @throws Refusal image_broken when it is not as its kind prescribes, or ends too early
 */
export function readHeader(bytes: Buffer): PictureHeader | null {
  if (startsWith(bytes, JPEG)) return { kind: 'jpeg', ...whole(bytes, readJpegHeader) }
  if (startsWith(bytes, PNG)) return { kind: 'png', ...whole(bytes, readPngHeader) }
  if (startsWith(bytes, GIF_87A) || startsWith(bytes, GIF_89A)) return { kind: 'gif', ...whole(bytes, readGifHeader) }
  return null
}

/** The same, and WebP, as programs send it and logos are made. @throws Refusal image_broken */
export function readHeaderOrWebp(bytes: Buffer): (Measured & { kind: PictureHeader['kind'] | 'webp' }) | null {
  const isWebp = startsWith(bytes, Buffer.from('RIFF')) && startsWith(bytes.subarray(8), Buffer.from('WEBP'))
  return isWebp ? { kind: 'webp', ...whole(bytes, readWebpHeader) } : readHeader(bytes)
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature)
}

function whole(bytes: Buffer, read: (bytes: Buffer) => Measured | null): Measured {
  const header = withinBytes(bytes, read)
  if (!header || header.width === 0 || header.height === 0) throw new Refusal('image_broken')
  return header
}

/** A read beyond the end means that something is missing there. */
function withinBytes(bytes: Buffer, read: (bytes: Buffer) => Measured | null): Measured | null {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

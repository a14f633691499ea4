import type { Measured } from './png-header.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const SCREEN_BYTES = 13

/**
 * Read the blocks of a GIF up to its end mark; frames that reach beyond the screen make the picture larger, as decoders
 * do. Null: not a whole GIF.
 *
 * @throws RangeError when it ends too early
 */
export function readGifHeader(bytes: Buffer): Measured | null {
  const size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  let frames = 0
  for (let at = SCREEN_BYTES + tableBytes(bytes.readUInt8(10)); ; ) {
    const block = bytes.readUInt8(at)
    if (block === TRAILER) return frames > 0 ? { ...size, frames } : null
    if (block === EXTENSION) {
      at = skipBlocks(bytes, at + 2)
    } else if (block === IMAGE) {
      frames += 1
      size.width = Math.max(size.width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5))
      size.height = Math.max(size.height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7))
      at = skipBlocks(bytes, at + 11 + tableBytes(bytes.readUInt8(at + 9)))
    } else return null
  }
}

/** Of the colour table that these flags announce. */
function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1)
}

/** Past a chain of blocks, each with its length before it. */
function skipBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at)
  return at + 1
}

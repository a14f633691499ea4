import { crc32 } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** Length, name and checksum around the content of a chunk. */
const FRAME_BYTES = 12

export interface Measured {
  /** Of the room that all frames need together. */
  width: number
  height: number
  frames: number
}

/**
 * Read the chunks of a PNG up to its end mark and check each against its checksum. Null: not a whole PNG.
 * @throws RangeError when it ends too early
 */
export function readPngHeader(bytes: Buffer): Measured | null {
  const size = readSize(bytes)
  let frames = 0
  for (let at = SIGNATURE_BYTES; ; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const checksum = bytes.readUInt32BE(at + 8 + length)
    if (checksum !== crc32(bytes.subarray(at + 4, at + 8 + length))) return null
    if (name === 'fcTL') frames += 1
    if (name === 'IEND') return { ...size, frames: Math.max(1, frames) }
    at += FRAME_BYTES + length
  }
}

function readSize(bytes: Buffer): { width: number; height: number } {
  const isFirst = bytes.readUInt32BE(SIGNATURE_BYTES) === 13 && bytes.toString('latin1', 12, 16) === 'IHDR'
  return isFirst ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : { width: 0, height: 0 }
}

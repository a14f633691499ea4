import type { Measured } from './png-header.ts'

const HEADER_BYTES = 12

/**
 * Read the size of a WebP from its first chunk, and count its frames. Null: not a whole WebP.
 * @throws RangeError when it ends too early
 */
export function readWebpHeader(bytes: Buffer): Measured | null {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return null
  let frames = 0
  let size: Pick<Measured, 'width' | 'height'> | null = null
  for (let at = HEADER_BYTES; at + 8 <= end; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    size ??= readSize(bytes, name, at + 8)
    if (name === 'ANMF') frames += 1
    at += 8 + length + (length % 2)
  }
  return size && { ...size, frames: Math.max(1, frames) }
}

/** RFC 9649, sections 2.5 to 2.7. */
function readSize(bytes: Buffer, name: string, at: number): Pick<Measured, 'width' | 'height'> | null {
  switch (name) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(at + 6) & 0x3fff, height: bytes.readUInt16LE(at + 8) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(at + 1)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(at + 4, 3) + 1, height: bytes.readUIntLE(at + 7, 3) + 1 }
    default:
      return null
  }
}

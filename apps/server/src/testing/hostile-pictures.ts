import { crc32, deflateSync } from 'node:zlib'

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const PNG_END = pngChunk('IEND', Buffer.alloc(0))

/** One chunk of a PNG with its checksum. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))])
}

/** A PNG that is all one colour: a few KB say any number of pixels. `extra` chunks stand before its pixels. */
export function flatPng(
  { width, height, colours = 2 }: { width: number; height: number; colours?: 2 | 16_777_216 },
  extra: readonly Buffer[] = [],
): Buffer {
  const isPalette = colours === 2
  const row = 1 + (isPalette ? Math.ceil(width / 8) : width * 3)
  const header = Buffer.concat([
    uint32(width),
    uint32(height),
    Buffer.from(isPalette ? [1, 3, 0, 0, 0] : [8, 2, 0, 0, 0]),
  ])
  const palette = isPalette ? [pngChunk('PLTE', Buffer.from([0, 0, 0, 255, 255, 255]))] : []
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(row * height), { level: 9 }))
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header), ...palette, ...extra, pixels, PNG_END])
}

/** A PNG that says any size and holds no pixels to speak of. */
export function lyingPng(width: number, height: number): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(9))),
    PNG_END,
  ])
}

export interface GifWish {
  width: number
  height: number
  frames: number
  /** Of each frame; the whole screen unless given. */
  frame?: { left: number; top: number; width: number; height: number }
  /** Put before the frames. */
  comment?: string
}

/** A GIF with many frames of a few bytes each: one clear code, one pixel, the end. */
export function manyFrames({ width, height, frames, frame, comment }: GifWish): Buffer {
  const place = frame ?? { left: 0, top: 0, width, height }
  const screen = Buffer.concat([Buffer.from('GIF89a'), uint16(width), uint16(height), Buffer.from([0x80, 0, 0])])
  const table = Buffer.from([200, 90, 40, 255, 255, 255])
  const note =
    comment === undefined ? [] : [Buffer.from([0x21, 0xfe, comment.length]), Buffer.from(comment), Buffer.from([0])]
  const picture = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c]),
    uint16(place.left),
    uint16(place.top),
    uint16(place.width),
    uint16(place.height),
    Buffer.from([0, 2, 2, 0x44, 0x01, 0]),
  ])
  return Buffer.concat([screen, table, ...note, ...Array<Buffer>(frames).fill(picture), Buffer.from([0x3b])])
}

/** A JPEG with one more segment behind its start. */
export function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/** A JPEG that sends the decoder over the picture once more, again and again. */
export function withScans(jpeg: Buffer, scans: number): Buffer {
  const start = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(start, jpeg.length - 2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(scans).fill(scan), jpeg.subarray(-2)])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

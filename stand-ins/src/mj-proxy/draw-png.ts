import { deflateSync } from 'node:zlib'

export interface Size {
  width: number
  height: number
}

export type Colour = readonly [red: number, green: number, blue: number]

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** PNG bytes, eight bits a channel, without alpha. */
export function drawPng({ width, height }: Size, colourAt: (x: number, y: number) => Colour): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (width * 3 + 1) + 1 + x * 3)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Four flat colours in a grid of 2 × 2; the same name gives the same. */
export function drawNamed(name: string, size: Size): Buffer {
  return drawPng(size, (x, y) => colourOf(name, 1 + Number(x >= size.width / 2) + Number(y >= size.height / 2) * 2))
}

/** The colour of the picture's tile 1 to 4. */
export function colourOf(name: string, tile: number): Colour {
  const hash = crc32(Buffer.from(`${name} ${tile}`))
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255]
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 255] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

import { deflateSync, inflateSync } from 'node:zlib'

/** Three bytes a pixel, row by row. */
export interface Raster {
  width: number
  height: number
  rgb: Uint8Array
  /** One byte a pixel; 255 is opaque. */
  alpha: Uint8Array
}

type Colour = readonly [number, number, number]

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 }

export function fillRaster(width: number, height: number, colourAt: (at: number) => Colour): Raster {
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) rgb.set(colourAt(at), at * 3)
  return { width, height, rgb, alpha: new Uint8Array(width * height).fill(255) }
}

export function writePng({ width, height, rgb }: Raster): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let row = 0; row < height; row++) {
    rows.set(rgb.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1)
  }
  return Buffer.concat([SIGNATURE, header(width, height), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.of())])
}

/** A file of some bytes that claims to hold so many pixels. */
export function writeBomb(width: number, height: number): Buffer {
  const rest = [chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.of())]
  return Buffer.concat([SIGNATURE, header(width, height), ...rest])
}

function header(width: number, height: number): Buffer {
  const fields = Buffer.alloc(13)
  fields.writeUInt32BE(width, 0)
  fields.writeUInt32BE(height, 4)
  fields.set([8, 2, 0, 0, 0], 8)
  return chunk('IHDR', fields)
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(content.length, 0)
  out.set(named, 4)
  out.writeUInt32BE(crc(named), named.length + 4)
  return out
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** Base64, bare or as a data URL. */
export function readImage(base64: string): Raster {
  return readPng(Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64'))
}

/** @throws Error when it is no PNG of eight bits a channel without interlacing */
function readPng(png: Buffer): Raster {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('Not a PNG.')
  const parts: Buffer[] = []
  let fields = Buffer.alloc(0)
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    const content = png.subarray(at + 8, at + 8 + length)
    if (name === 'IHDR') fields = Buffer.from(content)
    if (name === 'IDAT') parts.push(content)
    at += length + 12
  }
  const channels = CHANNELS[fields[9] ?? -1]
  if (fields[8] !== 8 || fields[12] !== 0 || channels === undefined)
    throw new Error('Not a kind of PNG that is read here.')
  const [width, height] = [fields.readUInt32BE(0), fields.readUInt32BE(4)]
  return spread(unfilter(inflateSync(Buffer.concat(parts)), { width, height, channels }), { width, height, channels })
}

interface Shape {
  width: number
  height: number
  channels: number
}

function unfilter(rows: Buffer, { width, height, channels }: Shape): Uint8Array {
  const length = width * channels
  const out = new Uint8Array(length * height)
  for (let row = 0; row < height; row++) {
    const kind = rows[row * (length + 1)] ?? 0
    for (let at = 0; at < length; at++) {
      const place = row * length + at
      const left = at >= channels ? (out[place - channels] ?? 0) : 0
      const up = row > 0 ? (out[place - length] ?? 0) : 0
      const corner = at >= channels && row > 0 ? (out[place - length - channels] ?? 0) : 0
      out[place] = (rows[row * (length + 1) + 1 + at] ?? 0) + guess(kind, left, up, corner)
    }
  }
  return out
}

function guess(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  const from = (value: number) => Math.abs(left + up - corner - value)
  if (from(left) <= from(up) && from(left) <= from(corner)) return left
  return from(up) <= from(corner) ? up : corner
}

function spread(bytes: Uint8Array, { width, height, channels }: Shape): Raster {
  const value = (at: number, channel: number) => bytes[at * channels + channel] ?? 0
  const isGrey = channels < 3
  const raster = fillRaster(width, height, (at) => {
    return isGrey ? [value(at, 0), value(at, 0), value(at, 0)] : [value(at, 0), value(at, 1), value(at, 2)]
  })
  if (channels % 2 === 0) raster.alpha = raster.alpha.map((_, at) => value(at, channels - 1))
  return raster
}

import { deflateSync, gzipSync } from 'node:zlib'
import type { Reason } from '@easel/contract/errors'
import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import sharp from 'sharp'
import { flatPng, lyingPng, manyFrames, pngChunk, withScans, withSegment } from './hostile-pictures.ts'

/** Stands in every file that is kept; nothing of it may come back. */
export const CANARY = 'alert(document.cookie)'

export interface HostileFile {
  what: string
  make: () => Buffer | Promise<Buffer>
  verdict: 'kept' | Extract<Reason, `image_${string}`>
}

const flat = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c63' } })
const png = () => flat().png().toBuffer()
const jpeg = () => flat().jpeg().toBuffer()
const gif = () => flat().gif().toBuffer()
const text = (written: string) => () => Buffer.from(written, 'latin1')
const PNG_SIGN = '\x89PNG\r\n\x1a\n'
const END = pngChunk('IEND', Buffer.alloc(0))

/** A PNG of these chunks and nothing else. */
const pngOf = (...chunks: Buffer[]) => Buffer.concat([Buffer.from(PNG_SIGN, 'latin1'), ...chunks])
const header = (width: number, height: number, rest = [8, 2, 0, 0, 0]) => {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return pngChunk('IHDR', Buffer.concat([size, Buffer.from(rest)]))
}
const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(9 * 28)))
const cut = (make: () => Promise<Buffer>, part: number) => async () => {
  const whole = await make()
  return whole.subarray(0, Math.floor(whole.length * part))
}
/** The same JPEG that says another size. */
const saying = (width: number, height: number) => async () => {
  const bytes = await jpeg()
  const start = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, start + 5)
  bytes.writeUInt16BE(width, start + 7)
  return bytes
}
const padded = (length: number) => async () => {
  const base = await png()
  return Buffer.concat([
    base.subarray(0, 33),
    pngChunk('fiLl', Buffer.alloc(length - base.length - 12)),
    base.subarray(33),
  ])
}
const flipped = (make: () => Promise<Buffer>, at: number) => async () => {
  const bytes = await make()
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  return bytes
}

const strangers: [string, HostileFile['make']][] = [
  ['nothing', text('')],
  ['one byte', text('\xff')],
  ['HTML', text(`<!doctype html><script>${CANARY}</script>`)],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
  ['SVG behind a byte order mark', text('\xef\xbb\xbf<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['XML with an entity', text('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>')],
  ['PDF', text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
  ['PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n')],
  ['a zip', text('PK\x03\x04')],
  ['a program', text('\x7fELF\x02\x01\x01')],
  ['a shell script', text('#!/bin/sh\nid\n')],
  ['gzip around a picture', async () => gzipSync(await png())],
  ['WebP', () => flat().webp().toBuffer()],
  ['TIFF', () => flat().tiff().toBuffer()],
  ['BMP', text('BM\x46\0\0\0\0\0\0\0\x36\0\0\0')],
  ['an icon', text('\0\0\x01\0\x01\0')],
  ['MP4', text('\0\0\0\x18ftypmp42')],
  ['ImageMagick commands', text('push graphic-context\nfill "url(https://example.com/x.png)"\n')],
  ['a GIF of a year that never was', text('GIF88a\x09\0\x09\0\0\0\0;')],
  ['a PNG sent as text', async () => Buffer.from((await png()).toString('latin1').replaceAll('\r\n', '\n'), 'latin1')],
]

const broken: [string, HostileFile['make']][] = [
  ['a jpeg cut at a tenth', cut(jpeg, 0.1)],
  ['a png cut at a tenth', cut(png, 0.1)],
  ['a gif cut at a tenth', cut(gif, 0.1)],
  ['half a jpeg', cut(jpeg, 0.5)],
  ['half a png', cut(png, 0.5)],
  ['half a gif', cut(gif, 0.5)],
  ['a jpeg without its last byte', async () => (await jpeg()).subarray(0, -1)],
  ['a png without its last byte', async () => (await png()).subarray(0, -1)],
  ['a gif without its last byte', async () => (await gif()).subarray(0, -1)],
  ['a png with one wrong byte', flipped(png, 60)],
  ['a png without pixels', () => pngOf(header(9, 9), END)],
  ['a png without an end', () => pngOf(header(9, 9), pixels)],
  ['a png of no width', () => pngOf(header(0, 9), pixels, END)],
  ['a png whose pixels are none', () => pngOf(header(9, 9), pngChunk('IDAT', Buffer.from('not deflated')), END)],
  ['a png with too few pixels', () => lyingPng(900, 900)],
  ['a png that begins with its pixels', () => pngOf(pixels, header(9, 9), END)],
  ['a png with a palette that is not there', () => pngOf(header(9, 9, [8, 3, 0, 0, 0]), pixels, END)],
  ['a png with three bits a colour', () => pngOf(header(9, 9, [3, 2, 0, 0, 0]), pixels, END)],
  ['a png with a chunk of four gigabytes', () => pngOf(header(9, 9), Buffer.from('\xff\xff\xff\xffIDAT', 'latin1'))],
  ['a jpeg of two pictures', async () => Buffer.concat([(await jpeg()).subarray(0, -2), (await jpeg()).subarray(2)])],
  ['a jpeg without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a jpeg of markers and nothing else', () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(900_000, 0xff)])],
  [
    'a jpeg that sends the decoder over itself',
    async () => withScans(await flat(400, 400).jpeg({ progressive: true }).toBuffer(), 5000),
  ],
  ['a gif without a frame', () => manyFrames({ width: 9, height: 9, frames: 0 })],
  ['a gif of no size', () => manyFrames({ width: 0, height: 0, frames: 1 })],
]

const large: [string, HostileFile['make']][] = [
  ['one byte too many', padded(UPLOAD_MAX_BYTES + 1)],
  ['16000 x 16000 in two colours', () => flatPng({ width: 16_000, height: 16_000 })],
  ['a side of one pixel too many', () => flatPng({ width: 8193, height: 1 })],
  ['5001 x 5001', () => lyingPng(5001, 5001)],
  ['a billion pixels that are not there', () => lyingPng(2 ** 31 - 1, 2 ** 31 - 1)],
  ['a jpeg that says 65535 x 65535', saying(65_535, 65_535)],
  ['35,000 frames', () => manyFrames({ width: 4000, height: 4000, frames: 35_000 })],
  ['201 small frames', () => manyFrames({ width: 9, height: 9, frames: 201 })],
  ['frames of too many pixels together', () => manyFrames({ width: 2000, height: 2000, frames: 26 })],
  [
    'a huge screen behind frames of one pixel',
    () => manyFrames({ width: 65_535, height: 65_535, frames: 2, frame: { left: 0, top: 0, width: 1, height: 1 } }),
  ],
  [
    'a frame far outside the screen',
    () => manyFrames({ width: 9, height: 9, frames: 2, frame: { left: 60_000, top: 60_000, width: 9, height: 9 } }),
  ],
  [
    'a moving png of 201 frames',
    () => flatPng({ width: 9, height: 9 }, Array<Buffer>(201).fill(pngChunk('fcTL', Buffer.alloc(26)))),
  ],
]

const harmless: [string, HostileFile['make']][] = [
  ['a gif that is a script too', () => manyFrames({ width: 9, height: 9, frames: 1, comment: `*/=1;${CANARY}` })],
  ['a png with a page behind it', async () => Buffer.concat([await png(), Buffer.from(`<script>${CANARY}</script>`)])],
  ['a jpeg with a zip behind it', async () => Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${CANARY}`)])],
  ['a jpeg with a PDF in its comment', async () => withSegment(await jpeg(), 0xfe, Buffer.from(`%PDF-1.7 ${CANARY}`))],
  [
    'a png with a script as its title',
    () => flatPng({ width: 40, height: 30 }, [pngChunk('tEXt', Buffer.from(`Title\0${CANARY}`))]),
  ],
  [
    'a photograph that says where it was taken',
    () =>
      flat()
        .withExif({ IFD0: { Make: CANARY }, IFD3: { GPSLatitude: '51/1 30/1 3230/100' } })
        .jpeg()
        .toBuffer(),
  ],
  ['200 frames without a pause', () => manyFrames({ width: 9, height: 9, frames: 200 })],
  ['exactly 1 MiB', padded(UPLOAD_MAX_BYTES)],
  ['5000 x 5000', () => flatPng({ width: 5000, height: 5000 })],
]

const as =
  (verdict: HostileFile['verdict']) =>
  ([what, make]: [string, HostileFile['make']]): HostileFile => ({ what, make, verdict })

/** Files that somebody may send in bad faith, and what must become of each, whatever it is sent for. */
export const hostileFiles: readonly HostileFile[] = [
  ...strangers.map(as('image_format')),
  ...broken.map(as('image_broken')),
  ...large.map(as('image_too_large')),
  ...harmless.map(as('kept')),
]

import { type ClipFacts, judgeFacts, MOST_FRAMES } from './clip-facts.ts'
import { ClipUnreadable } from './clip-unreadable.ts'

/** Browsers show for so long what asks for hardly any time. */
const USUAL_MS = 100
const SHORTEST_MS = 10

const sum = (delaysMs: readonly number[]) =>
  delaysMs.reduce((total, ms) => total + (ms <= SHORTEST_MS ? USUAL_MS : ms), 0)

/** Of a WebP that moves. @throws ClipUnreadable */
export function readWebpAnimation(bytes: Buffer): ClipFacts {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) throw new ClipUnreadable('cut_off')
  const isMoving = bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  if (!isMoving) throw new ClipUnreadable('no_picture')
  const delaysMs: number[] = []
  for (let at = 12; at < end; ) {
    if (at + 8 > end) throw new ClipUnreadable('cut_off')
    const length = bytes.readUInt32LE(at + 4)
    if (at + 8 + length > end) throw new ClipUnreadable('cut_off')
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') delaysMs.push(bytes.readUIntLE(at + 20, 3))
    if (delaysMs.length > MOST_FRAMES) throw new ClipUnreadable('too_long')
    at += 8 + length + (length % 2)
  }
  if (delaysMs.length < 2) throw new ClipUnreadable('no_picture')
  const [width, height] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  return judgeFacts({ mime: 'image/webp', width, height, durationMs: sum(delaysMs) })
}

const EXTENSION = 0x21
const PICTURE = 0x2c
const END = 0x3b
const TIMING = 0xf9

/** Of a GIF that moves. @throws ClipUnreadable */
export function readGifAnimation(bytes: Buffer): ClipFacts {
  const delaysMs: number[] = []
  let delayMs = 0
  let at = 13 + tableBytes(bytes[10] ?? 0)
  for (;;) {
    const mark = bytes[at]
    if (mark === END) break
    if (mark === EXTENSION) {
      if (bytes[at + 1] === TIMING) delayMs = bytes.readUInt16LE(at + 4) * 10
      at = skipBlocks(bytes, at + 2)
    } else if (mark === PICTURE) {
      if (delaysMs.push(delayMs) > MOST_FRAMES) throw new ClipUnreadable('too_long')
      at = skipBlocks(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0))
    } else throw new ClipUnreadable(mark === undefined ? 'cut_off' : 'index_lies')
  }
  if (delaysMs.length < 2) throw new ClipUnreadable('no_picture')
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]
  return judgeFacts({ mime: 'image/gif', width, height, durationMs: sum(delaysMs) })
}

/** Of the colours behind such a byte. */
function tableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

/** Behind the empty block that ends a row of them. */
function skipBlocks(bytes: Buffer, from: number): number {
  for (let at = from; ; ) {
    const length = bytes[at]
    if (length === undefined) throw new ClipUnreadable('cut_off')
    if (length === 0) return at + 1
    at += 1 + length
  }
}

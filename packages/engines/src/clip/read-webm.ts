import { type ClipFacts, judgeFacts, judgeLength, MOST_FRAMES } from './clip-facts.ts'
import { ClipUnreadable } from './clip-unreadable.ts'

/** Elements by their ids. Those that hold others are gone into, whatever they say of their own length. */
const INTO = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x7670, 0x1f43b675, 0xa0])
const DOC_TYPE = 0x4282
const TRACK = 0xae
const CLUSTER_TIME = 0xe7
const BLOCKS = new Set([0xa3, 0xa1])
/** Of the file and of its tracks: numbers that count. */
const NUMBERS: Readonly<Record<number, keyof Numbers>> = {
  0x2ad7b1: 'scaleNs',
  0xd7: 'number',
  0x83: 'kind',
  0x23e383: 'frameNs',
  0xb0: 'width',
  0xba: 'height',
  0x54b0: 'shownWidth',
  0x54ba: 'shownHeight',
  0x54b2: 'shownUnit',
}
const DURATION = 0x4489
const ROLL = 0x7675
const SHOWN = 1
/** Sound has several blocks for each picture. */
const MOST_ELEMENTS = MOST_FRAMES * 10

interface Numbers {
  scaleNs: number
  number: number
  kind: number
  frameNs: number
  width: number
  height: number
  shownWidth: number
  shownHeight: number
  shownUnit: number
}
type Track = Partial<Omit<Numbers, 'scaleNs'>> & { roll?: number }

/** What has been read so far. */
interface Reading {
  scaleNs: number
  duration: number | null
  tracks: Track[]
  clusterTime: number
  /** Times of blocks in their order, by their track's number. */
  times: Map<number, number[]>
}

/**
 * Of a WebM, whose parts may be of unknown length, as browsers record it.
 * @throws ClipUnreadable
 */
export function readWebm(bytes: Buffer): ClipFacts {
  const reading: Reading = { scaleNs: 1_000_000, duration: null, tracks: [], clusterTime: 0, times: new Map() }
  let at = skipHead(bytes)
  for (let count = 0; at < bytes.length; count++) {
    if (count > MOST_ELEMENTS) throw new ClipUnreadable('too_long')
    const element = readElement(bytes, at)
    if (element.id === TRACK) reading.tracks.push({})
    if (INTO.has(element.id)) {
      if (element.to !== null && element.to > bytes.length) throw new ClipUnreadable('cut_off')
      at = element.from
      continue
    }
    if (element.to === null) throw new ClipUnreadable('index_lies')
    if (element.to > bytes.length) throw new ClipUnreadable('cut_off')
    takeElement(bytes, { ...element, to: element.to }, reading)
    at = element.to
  }
  return judgeReading(reading)
}

interface Element {
  id: number
  from: number
  /** Null: of unknown length. */
  to: number | null
}

function skipHead(bytes: Buffer): number {
  const head = readElement(bytes, 0)
  if (head.to === null || head.to > bytes.length) throw new ClipUnreadable('cut_off')
  for (let at = head.from; at < head.to; ) {
    const { id, from, to } = readElement(bytes, at)
    if (to === null || to > head.to) throw new ClipUnreadable('index_lies')
    if (id === DOC_TYPE && bytes.toString('latin1', from, to).replace(/\0+$/, '') === 'webm') return head.to
    at = to
  }
  throw new ClipUnreadable('not_a_clip')
}

function readElement(bytes: Buffer, at: number): Element {
  const idLength = lengthOfNumber(bytes[at] ?? 0, 4)
  const sizeAt = at + idLength
  const sizeLength = lengthOfNumber(bytes[sizeAt] ?? 0, 8)
  const from = sizeAt + sizeLength
  if (from > bytes.length) throw new ClipUnreadable('cut_off')
  const size = readNumber(bytes, sizeAt, sizeLength)
  return { id: bytes.readUIntBE(at, idLength), from, to: size === null ? null : from + size }
}

/** The zeros before the first one say how many bytes follow. */
function lengthOfNumber(first: number, most: number): number {
  const length = Math.clz32(first) - 23
  if (length > most) throw new ClipUnreadable('index_lies')
  return length
}

/** Null: all ones, which stands for what nobody knows. */
function readNumber(bytes: Buffer, at: number, length: number): number | null {
  let value = (bytes[at] ?? 0) & (0xff >> length)
  for (let nth = 1; nth < length; nth++) value = value * 256 + (bytes[at + nth] ?? 0)
  return value >= 2 ** (7 * length) - 1 ? null : value
}

function takeElement(bytes: Buffer, { id, from, to }: Element & { to: number }, reading: Reading): void {
  if (BLOCKS.has(id)) return takeBlock(bytes, from, reading)
  if (id === DURATION) reading.duration = readFloat(bytes, from, to)
  if (id === CLUSTER_TIME) reading.clusterTime = readWhole(bytes, from, to)
  const track = reading.tracks.at(-1)
  if (id === ROLL && track) track.roll = readFloat(bytes, from, to)
  const name = NUMBERS[id]
  if (name === 'scaleNs') reading.scaleNs = readWhole(bytes, from, to)
  else if (name && track) track[name] = readWhole(bytes, from, to)
}

function takeBlock(bytes: Buffer, from: number, { clusterTime, times }: Reading): void {
  const length = lengthOfNumber(bytes[from] ?? 0, 8)
  const number = readNumber(bytes, from, length) ?? 0
  const own = times.get(number) ?? []
  own.push(clusterTime + bytes.readInt16BE(from + length))
  times.set(number, own)
}

function readWhole(bytes: Buffer, from: number, to: number): number {
  if (to - from > 8) throw new ClipUnreadable('index_lies')
  if (to === from) return 0
  return to - from > 6 ? Number(BigInt(`0x${bytes.toString('hex', from, to)}`)) : bytes.readUIntBE(from, to - from)
}

function readFloat(bytes: Buffer, from: number, to: number): number {
  if (to - from === 4) return bytes.readFloatBE(from)
  return to - from === 8 ? bytes.readDoubleBE(from) : 0
}

function judgeReading({ scaleNs, duration, tracks, times }: Reading): ClipFacts {
  const shown = tracks.find(({ kind, number }) => kind === SHOWN && (times.get(number ?? 0)?.length ?? 0) > 1)
  if (!shown) throw new ClipUnreadable('no_picture')
  const msOf = (own: readonly number[], frameNs = 0) => {
    const length = own.reduce((most, time) => Math.max(most, time), 0)
    // The last picture is as long as the others.
    return (length * scaleNs + (frameNs || (length * scaleNs) / Math.max(1, own.length - 1))) / 1_000_000
  }
  const durationMs = msOf(times.get(shown.number ?? 0) ?? [], shown.frameNs)
  const longestMs = Math.max(durationMs, ...[...times.values()].map((own) => msOf(own)))
  if (duration !== null) judgeLength((duration * scaleNs) / 1_000_000, longestMs)
  return judgeFacts({ mime: 'video/webm', ...sizeOf(shown), durationMs: Math.round(durationMs) })
}

function sizeOf({ width = 0, height = 0, shownWidth, shownHeight, shownUnit = 0, roll = 0 }: Track) {
  // Other units than pixels tell a ratio only.
  const size = shownUnit === 0 ? { width: shownWidth ?? width, height: shownHeight ?? height } : { width, height }
  return Math.abs(Math.round(roll / 90)) % 2 === 1 ? { width: size.height, height: size.width } : size
}

import { asUint16, asUint32, writeBox, writeFullBox } from './boxes.ts'
import { durationMsOf, FRAME_TICKS, type Track } from './track.ts'

const TRACK = 1
/** Of the whole file, in milliseconds. */
const TICKS_A_SECOND = 1000
const ONE = 0x10000
/** Turned by nothing. */
const UPRIGHT = asUint32(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x40000000)
/** `und`: no language. */
const NO_LANGUAGE = 0x55c4
const IS_SHOWN = 3
const BT709 = 1

/**
 * An MP4 whose index stands before its pictures, so that a browser shows the first of them before it has the last. The same track gives the
 * same bytes: it says no time of its making.
 */
export function writeMp4(track: Track): Buffer {
  const kind = writeBox(
    'ftyp',
    Buffer.from('isom', 'latin1'),
    asUint32(0x200),
    Buffer.from('isomiso2avc1mp41', 'latin1'),
  )
  // Every number of the index has its place, whatever it says: its length is the same with any offset.
  const offset = kind.length + writeIndex(track, 0).length + 8
  return Buffer.concat([
    kind,
    writeIndex(track, offset),
    writeBox('mdat', ...track.samples.map((sample) => sample.bytes)),
  ])
}

function writeIndex(track: Track, offset: number): Buffer {
  const durationMs = durationMsOf(track)
  const { width, height } = track
  const head = writeFullBox(
    'mvhd',
    0,
    asUint32(0, 0, TICKS_A_SECOND, durationMs, ONE),
    asUint16(0x100, 0),
    asUint32(0, 0),
    UPRIGHT,
    asUint32(0, 0, 0, 0, 0, 0, TRACK + 1),
  )
  const trackHead = writeFullBox(
    'tkhd',
    IS_SHOWN,
    asUint32(0, 0, TRACK, 0, durationMs, 0, 0, 0, 0),
    UPRIGHT,
    asUint32(width * ONE, height * ONE),
  )
  return writeBox('moov', head, writeBox('trak', trackHead, writeMedia(track, offset)))
}

function writeMedia(track: Track, offset: number): Buffer {
  const { samples, fps } = track
  const head = writeFullBox(
    'mdhd',
    0,
    asUint32(0, 0, fps * FRAME_TICKS, samples.length * FRAME_TICKS),
    asUint16(NO_LANGUAGE, 0),
  )
  const handler = writeFullBox(
    'hdlr',
    0,
    asUint32(0),
    Buffer.from('vide', 'latin1'),
    Buffer.alloc(12),
    Buffer.from('\0'),
  )
  const here = writeFullBox('dref', 0, asUint32(1), writeFullBox('url ', 1))
  const inside = writeBox(
    'minf',
    writeFullBox('vmhd', 1, asUint16(0, 0, 0, 0)),
    writeBox('dinf', here),
    writeBox('stbl', writeDescription(track), ...writeTables(track, offset)),
  )
  return writeBox('mdia', head, handler, inside)
}

function writeDescription({ width, height, sequence, picture }: Track): Buffer {
  const decoder = writeBox(
    'avcC',
    Buffer.from([1, ...sequence.subarray(1, 4), 0xff, 0xe1]),
    asUint16(sequence.length),
    sequence,
    Buffer.from([1]),
    asUint16(picture.length),
    picture,
  )
  const colours = writeBox('colr', Buffer.from('nclx', 'latin1'), asUint16(BT709, BT709, BT709), Buffer.from([0]))
  const pixel = writeBox('pasp', asUint32(1, 1))
  const entry = writeBox(
    'avc1',
    Buffer.alloc(6),
    asUint16(1),
    Buffer.alloc(16),
    asUint16(width, height),
    // 72 dots an inch, one frame a sample, no name, 24 bits of colour.
    asUint32(0x480000, 0x480000, 0),
    asUint16(1),
    Buffer.alloc(32),
    asUint16(0x18, 0xffff),
    decoder,
    colours,
    pixel,
  )
  return writeFullBox('stsd', 0, asUint32(1), entry)
}

/** All samples in one chunk. */
function writeTables({ samples }: Track, offset: number): Buffer[] {
  const keys = samples.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []))
  return [
    writeFullBox('stts', 0, asUint32(1, samples.length, FRAME_TICKS)),
    writeFullBox('stss', 0, asUint32(keys.length, ...keys)),
    writeFullBox('stsc', 0, asUint32(1, 1, samples.length, 1)),
    writeFullBox('stsz', 0, asUint32(0, samples.length, ...samples.map(({ bytes }) => bytes.length))),
    writeFullBox('stco', 0, asUint32(1, offset)),
  ]
}

import type { Measured } from './png-header.ts'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Start of a frame, of whatever process; between them stand tables: DHT, JPG and DAC. */
const startsFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length: TEM and RST0 to RST7. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
/**
 * Maximum scans. Real encoders use about ten; each costs a few bytes but a full pass, so a small file could use minutes of CPU.
 */
const SCANS_MAX = 40

/**
 * Read the segments of a JPEG up to its end mark. Null: not a whole JPEG of one picture.
 * @throws RangeError when it ends too early
 */
export function readJpegHeader(bytes: Buffer): Measured | null {
  const frames: Measured[] = []
  let scans = 0
  for (let at = 2; ; ) {
    const marker = readMarker(bytes, at)
    if (marker === END_OF_IMAGE) return scans > 0 && frames.length === 1 ? (frames[0] ?? null) : null
    if (marker === null || scans > SCANS_MAX) return null
    if (startsFrame(marker)) {
      frames.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), frames: 1 })
    }
    at = afterSegment(bytes, at, marker)
    if (marker !== START_OF_SCAN) continue
    scans += 1
    at = afterScan(bytes, at)
  }
}

function readMarker(bytes: Buffer, at: number): number | null {
  return bytes.readUInt8(at) === 0xff ? bytes.readUInt8(at + 1) : null
}

function afterSegment(bytes: Buffer, at: number, marker: number): number {
  // Any number of 0xFF may stand before a marker.
  if (marker === 0xff) return at + 1
  return standsAlone(marker) ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2)
}

/** Within a scan 0xFF is followed by 0, and restart marks belong to it. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at
  }
  throw new RangeError('a scan without an end')
}

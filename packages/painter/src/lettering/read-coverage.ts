import { brotliDecompressSync } from 'node:zlib'

/** Order of the tags that a WOFF2 names by number; only those up to the last that is looked at matter. */
const CMAP_TAG = 0
const GLYF_TAGS = [10, 11]
const NAMED_TAG = 63
const HEADER_BYTES = 48

/** Code points that a WOFF2 font has a glyph for. The canvas library cannot tell, and would take what is missing from the system. */
export function readCoverage(file: Buffer): ReadonlySet<number> {
  const { at, length, from } = findCharacterMap(file)
  const tables = brotliDecompressSync(file.subarray(from, from + file.readUInt32BE(20)))
  return readCharacterMap(tables.subarray(at, at + length))
}

/** Where the character map lies in the tables, and where the tables begin in the file. */
function findCharacterMap(file: Buffer): { at: number; length: number; from: number } {
  let from = HEADER_BYTES
  const readNumber = (): number => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(from++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let [end, at, length] = [0, 0, 0]
  for (let table = file.readUInt16BE(12); table > 0; table--) {
    const flags = file.readUInt8(from++)
    const tag = flags & 63
    if (tag === NAMED_TAG) from += 4
    const whole = readNumber()
    const isTransformed = GLYF_TAGS.includes(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0
    const stored = isTransformed ? readNumber() : whole
    if (tag === CMAP_TAG) [at, length] = [end, stored]
    end += stored
  }
  return { at, length, from }
}

function readCharacterMap(map: Buffer): ReadonlySet<number> {
  const points = new Set<number>()
  for (let table = 0; table < map.readUInt16BE(2); table++) {
    const part = map.subarray(map.readUInt32BE(8 + table * 8))
    const format = part.readUInt16BE(0)
    if (format === 4) addSegments(points, part)
    if (format === 12) addGroups(points, part)
  }
  return points
}

/** Format 4: segments with a shift, or a list of glyphs each. */
function addSegments(points: Set<number>, part: Buffer): void {
  const twice = part.readUInt16BE(6)
  for (let segment = 0; segment < twice; segment += 2) {
    const last = part.readUInt16BE(14 + segment)
    const first = part.readUInt16BE(16 + twice + segment)
    const shift = part.readUInt16BE(16 + twice * 2 + segment)
    const listAt = 16 + twice * 3 + segment
    const list = part.readUInt16BE(listAt)
    for (let point = first; point <= last && point < 0xffff; point++) {
      const glyph = list === 0 ? (point + shift) & 0xffff : part.readUInt16BE(listAt + list + (point - first) * 2)
      if (glyph !== 0) points.add(point)
    }
  }
}

/** Format 12: runs of code points. */
function addGroups(points: Set<number>, part: Buffer): void {
  for (let group = 0; group < part.readUInt32BE(12); group++) {
    const last = part.readUInt32BE(20 + group * 12)
    for (let point = part.readUInt32BE(16 + group * 12); point <= last; point++) points.add(point)
  }
}

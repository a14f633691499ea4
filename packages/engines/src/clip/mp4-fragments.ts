import { MOST_FRAMES } from './clip-facts.ts'
import { ClipUnreadable } from './clip-unreadable.ts'
import { type Box, listBoxes, requireBox } from './mp4-boxes.ts'
import type { Samples } from './mp4-samples.ts'

/** What holds for each picture that says nothing of itself. */
interface Usual {
  units: number
  size: number
}

/** Which parts of a row a run has, by the bits of its flags. */
const ROW = { units: 0x100, size: 0x200, flags: 0x400, offset: 0x800 }

/**
 * The pictures of one track that come in fragments behind the index, each of which lies in the file.
 * @throws ClipUnreadable
 */
export function readFragments(
  bytes: Buffer,
  { moov, moofs, trackId }: { moov: Box; moofs: readonly Box[]; trackId: number },
): Samples {
  const usual = readUsual(bytes, moov, trackId)
  const all: Samples = { count: 0, units: 0 }
  for (const moof of moofs) {
    for (const part of listBoxes(bytes, moof).filter(({ kind }) => kind === 'traf')) {
      const head = readHead(bytes, requireBox(bytes, part, 'tfhd'), usual)
      if (head.trackId !== trackId) continue
      for (const run of listBoxes(bytes, part).filter(({ kind }) => kind === 'trun')) {
        const { count, units } = readRun(bytes, run, { ...head, base: head.base ?? moof.at })
        all.count += count
        all.units += units
        if (all.count > MOST_FRAMES) throw new ClipUnreadable('too_long')
      }
    }
  }
  return all
}

function readUsual(bytes: Buffer, moov: Box, trackId: number): Usual {
  const extended = listBoxes(bytes, moov).find(({ kind }) => kind === 'mvex')
  const rows = extended ? listBoxes(bytes, extended).filter(({ kind }) => kind === 'trex') : []
  const own = rows.find(({ from }) => bytes.readUInt32BE(from + 4) === trackId)
  return own
    ? { units: bytes.readUInt32BE(own.from + 12), size: bytes.readUInt32BE(own.from + 16) }
    : { units: 0, size: 0 }
}

interface Head extends Usual {
  trackId: number
  /** Where what the offsets count from lies; null: at the fragment's beginning. */
  base: number | null
}

function readHead(bytes: Buffer, { from }: Box, usual: Usual): Head {
  const flags = bytes.readUInt32BE(from)
  let at = from + 8
  const take = (bit: number, length: number) => {
    if ((flags & bit) === 0) return null
    at += length
    return length === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUInt32BE(at - 4)
  }
  const base = take(0x1, 8)
  take(0x2, 4)
  return {
    trackId: bytes.readUInt32BE(from + 4),
    base,
    units: take(0x8, 4) ?? usual.units,
    size: take(0x10, 4) ?? usual.size,
  }
}

function readRun(bytes: Buffer, { from, to }: Box, { base, ...usual }: Usual & { base: number }): Samples {
  const flags = bytes.readUInt32BE(from)
  const count = bytes.readUInt32BE(from + 4)
  if (count > MOST_FRAMES) throw new ClipUnreadable('too_long')
  const hasOffset = (flags & 0x1) !== 0
  const rowBytes = 4 * Object.values(ROW).filter((bit) => flags & bit).length
  const rowsAt = from + 8 + (hasOffset ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  if (rowsAt + count * rowBytes > to) throw new ClipUnreadable('index_lies')
  let [units, length] = [0, 0]
  for (let nth = 0; nth < count; nth++) {
    const at = rowsAt + nth * rowBytes
    units += flags & ROW.units ? bytes.readUInt32BE(at) : usual.units
    length += flags & ROW.size ? bytes.readUInt32BE(at + (flags & ROW.units ? 4 : 0)) : usual.size
  }
  if (base + (hasOffset ? bytes.readInt32BE(from + 8) : 0) + length > bytes.length) throw new ClipUnreadable('cut_off')
  return { count, units }
}

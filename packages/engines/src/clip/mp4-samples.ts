import { MOST_FRAMES } from './clip-facts.ts'
import { ClipUnreadable } from './clip-unreadable.ts'
import { type Box, countRows, findBox, requireBox } from './mp4-boxes.ts'

/** Pictures of a track, and how long they are together in units of its clock. */
export interface Samples {
  count: number
  units: number
}

/**
 * What the tables of a track tell, after each of its pictures was found to lie in the file.
 * @throws ClipUnreadable
 */
export function readSamples(bytes: Buffer, table: Box): Samples {
  const times = readTimes(bytes, requireBox(bytes, table, 'stts'))
  const sizes = readSizes(bytes, requireBox(bytes, table, 'stsz'))
  if (times.count !== sizes.length) throw new ClipUnreadable('index_lies')
  if (sizes.length > 0) requireInFile(bytes, table, sizes)
  return times
}

/** Runs of pictures of one length. */
function readTimes(bytes: Buffer, box: Box): Samples {
  const runCount = countRows(bytes, box, box.from + 4, 8)
  let [count, units] = [0, 0]
  for (let run = 0; run < runCount; run++) {
    const at = box.from + 8 + run * 8
    const length = bytes.readUInt32BE(at)
    count += length
    units += length * bytes.readUInt32BE(at + 4)
  }
  if (count > MOST_FRAMES) throw new ClipUnreadable('too_long')
  return { count, units }
}

function readSizes(bytes: Buffer, box: Box): number[] {
  const common = bytes.readUInt32BE(box.from + 4)
  const count = common > 0 ? bytes.readUInt32BE(box.from + 8) : countRows(bytes, box, box.from + 8, 4)
  if (count > MOST_FRAMES) throw new ClipUnreadable('too_long')
  return Array.from({ length: count }, (_, nth) => common || bytes.readUInt32BE(box.from + 12 + nth * 4))
}

/** Chunks lie one after the other or not, each with so many pictures in a row. */
function requireInFile(bytes: Buffer, table: Box, sizes: readonly number[]): void {
  const offsets = readOffsets(bytes, table)
  const runs = readRuns(bytes, requireBox(bytes, table, 'stsc'))
  let [run, nth] = [0, 0]
  for (const [index, offset] of offsets.entries()) {
    while ((runs[run + 1]?.firstChunk ?? Infinity) <= index + 1) run += 1
    const next = nth + (runs[run]?.count ?? 0)
    if (next > sizes.length || next === nth) throw new ClipUnreadable('index_lies')
    const length = sizes.slice(nth, next).reduce((sum, size) => sum + size, 0)
    if (offset + length > bytes.length) throw new ClipUnreadable('cut_off')
    nth = next
  }
  if (nth !== sizes.length) throw new ClipUnreadable('index_lies')
}

function readOffsets(bytes: Buffer, table: Box): number[] {
  const long = findBox(bytes, table, 'co64')
  const box = long ?? requireBox(bytes, table, 'stco')
  const rowBytes = long ? 8 : 4
  const count = countRows(bytes, box, box.from + 4, rowBytes)
  if (count > MOST_FRAMES) throw new ClipUnreadable('too_long')
  const read = (at: number) => (long ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at))
  return Array.from({ length: count }, (_, nth) => read(box.from + 8 + nth * rowBytes))
}

function readRuns(bytes: Buffer, box: Box): { firstChunk: number; count: number }[] {
  const count = countRows(bytes, box, box.from + 4, 12)
  if (count > MOST_FRAMES) throw new ClipUnreadable('too_long')
  return Array.from({ length: count }, (_, nth) => {
    const at = box.from + 8 + nth * 12
    return { firstChunk: bytes.readUInt32BE(at), count: bytes.readUInt32BE(at + 4) }
  })
}

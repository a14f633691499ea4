import { findBox, listBoxes } from './boxes.ts'
import { FRAME_TICKS, type Sample, type Track } from './track.ts'

/** Bytes of a sample entry before the boxes in it. */
const ENTRY_BYTES = 78
const KEY_UNIT = 5

/**
 * The pictures of an MP4 of ours, or of our encoder: one stream, in the order in which it is shown.
 * @throws RangeError where these bytes are no such file.
 */
export function readTrack(mp4: Uint8Array): Track {
  const media = findBox(mp4, 'moov', 'trak', 'mdia')
  const table = findBox(media, 'minf', 'stbl')
  const description = findBox(table, 'stsd')
  const entry = listBoxes(description.subarray(8)).find(({ name }) => name === 'avc1')?.body
  if (entry === undefined || entry.length < ENTRY_BYTES) throw new RangeError('This file has no H.264 in it.')
  const sets = readSets(findBox(entry.subarray(ENTRY_BYTES), 'avcC'))
  return {
    width: entry.readUInt16BE(24),
    height: entry.readUInt16BE(26),
    fps: findBox(media, 'mdhd').readUInt32BE(12) / FRAME_TICKS,
    ...sets,
    samples: readSamples(mp4, table),
  }
}

function readSets(decoder: Buffer): Pick<Track, 'sequence' | 'picture'> {
  const length = decoder.readUInt16BE(6)
  const sequence = decoder.subarray(8, 8 + length)
  const pictureLength = decoder.readUInt16BE(9 + length)
  const picture = decoder.subarray(11 + length, 11 + length + pictureLength)
  if (sequence.length !== length || picture.length !== pictureLength) {
    throw new RangeError('The parameters of the stream end too early.')
  }
  return { sequence, picture }
}

function readSamples(mp4: Uint8Array, table: Buffer): Sample[] {
  const sizes = readSizes(findBox(table, 'stsz'), mp4.length)
  const chunks = readChunks(table)
  const samples: Sample[] = []
  for (const { offset, count } of chunks) {
    let at = offset
    for (let index = 0; index < count; index++) {
      const size = sizes[samples.length]
      if (size === undefined || at + size > mp4.length) throw new RangeError('The index of this file is wrong.')
      const bytes = mp4.subarray(at, at + size)
      samples.push({ bytes, isKey: ((bytes[4] ?? 0) & 31) === KEY_UNIT })
      at += size
    }
  }
  if (samples.length !== sizes.length) throw new RangeError('The index of this file is wrong.')
  return samples
}

function readSizes(box: Buffer, fileBytes: number): number[] {
  const same = box.readUInt32BE(4)
  const count = box.readUInt32BE(8)
  const isTooMany = same === 0 ? box.length < 12 + count * 4 : same * count > fileBytes
  if (isTooMany) throw new RangeError('The index of this file is wrong.')
  return Array.from({ length: count }, (_, index) => (same === 0 ? box.readUInt32BE(12 + index * 4) : same))
}

/** Where each chunk begins, and how many samples it has. */
function readChunks(table: Buffer): { offset: number; count: number }[] {
  const places = findBox(table, 'stco')
  const runs = findBox(table, 'stsc')
  const runCount = runs.readUInt32BE(4)
  let run = -1
  return Array.from({ length: places.readUInt32BE(4) }, (_, chunk) => {
    while (run + 1 < runCount && runs.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run += 1
    return { offset: places.readUInt32BE(8 + chunk * 4), count: runs.readUInt32BE(12 + run * 12) }
  })
}

import { type ClipFacts, judgeFacts, judgeLength } from './clip-facts.ts'
import { ClipUnreadable } from './clip-unreadable.ts'
import { type Box, findBox, listBoxes, requireBox } from './mp4-boxes.ts'
import { readFragments } from './mp4-fragments.ts'
import { readSamples } from './mp4-samples.ts'

const MOST_TRACKS = 16

/**
 * Of an MP4 or a QuickTime file, with its index in one piece or in fragments.
 * @throws ClipUnreadable
 */
export function readMp4(bytes: Buffer): ClipFacts {
  const boxes = listBoxes(bytes, { from: 0, to: bytes.length })
  const moov = boxes.find(({ kind }) => kind === 'moov')
  if (!moov) throw new ClipUnreadable('cut_off')
  const moofs = boxes.filter(({ kind }) => kind === 'moof')
  const boxesOfTracks = listBoxes(bytes, moov).filter(({ kind }) => kind === 'trak')
  if (boxesOfTracks.length > MOST_TRACKS) throw new ClipUnreadable('index_lies')
  const tracks = boxesOfTracks.map((trak) => readTrack(bytes, { moov, moofs }, trak))
  const shown = tracks.find(({ size }) => size !== null)
  if (!shown?.size) throw new ClipUnreadable('no_picture')
  judgeLength(shown.saidMs, shown.durationMs)
  judgeLength(
    readLength(bytes, requireBox(bytes, moov, 'mvhd')),
    Math.max(...tracks.map(({ durationMs }) => durationMs)),
  )
  return judgeFacts({ mime: 'video/mp4', ...shown.size, durationMs: Math.round(shown.durationMs) })
}

interface Track {
  /** As it is shown; null: nothing to see. */
  size: { width: number; height: number } | null
  saidMs: number
  durationMs: number
}

function readTrack(bytes: Buffer, { moov, moofs }: { moov: Box; moofs: readonly Box[] }, trak: Box): Track {
  const head = requireBox(bytes, trak, 'tkhd')
  const clock = requireBox(bytes, trak, 'mdia', 'mdhd')
  const handler = requireBox(bytes, trak, 'mdia', 'hdlr')
  const isShown = bytes.toString('latin1', handler.from + 8, handler.from + 12) === 'vide'
  const table = findBox(bytes, trak, 'mdia', 'minf', 'stbl')
  // A track of chapters or of time codes is nobody's business.
  if (!table || (!isShown && !isSound(bytes, handler))) return { size: null, saidMs: 0, durationMs: 0 }
  const isFragmented = moofs.length > 0
  const inside = readSamples(bytes, table)
  const trackId = bytes.readUInt32BE(head.from + (bytes[head.from] === 1 ? 20 : 12))
  const behind = isFragmented ? readFragments(bytes, { moov, moofs, trackId }) : { count: 0, units: 0 }
  const hasFrames = inside.count + behind.count > 0
  const { scale } = readClock(bytes, clock)
  return {
    size: isShown && hasFrames ? readShownSize(bytes, head, requireBox(bytes, table, 'stsd')) : null,
    saidMs: isFragmented ? 0 : readLength(bytes, clock),
    durationMs: ((inside.units + behind.units) / scale) * 1_000,
  }
}

const isSound = (bytes: Buffer, { from }: Box) => bytes.toString('latin1', from + 8, from + 12) === 'soun'

/** `mvhd` and `mdhd` begin alike. */
function readClock(bytes: Buffer, { from }: Box): { scale: number; units: number } {
  const isLong = bytes[from] === 1
  const at = from + (isLong ? 20 : 12)
  const scale = bytes.readUInt32BE(at)
  if (scale === 0) throw new ClipUnreadable('index_lies')
  const units = isLong ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4)
  // All ones: nobody knows.
  return { scale, units: units >= (isLong ? 2 ** 64 : 2 ** 32 - 1) ? 0 : units }
}

/** Milliseconds. */
function readLength(bytes: Buffer, box: Box): number {
  const { scale, units } = readClock(bytes, box)
  return (units / scale) * 1_000
}

/** The head has the size with pixels made square, and how it is turned; without one, what is coded counts. */
function readShownSize(bytes: Buffer, head: Box, described: Box): { width: number; height: number } {
  const matrixAt = head.from + (bytes[head.from] === 1 ? 52 : 40)
  const [across, aside] = [bytes.readInt32BE(matrixAt), bytes.readInt32BE(matrixAt + 4)]
  const shown = [bytes.readUInt32BE(matrixAt + 36) / 65_536, bytes.readUInt32BE(matrixAt + 40) / 65_536].map(Math.round)
  const entry = described.from + 8
  const coded = [bytes.readUInt16BE(entry + 32), bytes.readUInt16BE(entry + 34)]
  const [width = 0, height = 0] = shown.every((side) => side > 0) ? shown : coded
  return Math.abs(aside) > Math.abs(across) ? { width: height, height: width } : { width, height }
}

import { ClipUnreadable } from './clip-unreadable.ts'

/** One box of an MP4: where it begins, and where what is in it lies. */
export interface Box {
  kind: string
  at: number
  from: number
  to: number
}

const MOST_BOXES = 20_000

/**
 * The boxes between two places, which they fill.
 * @throws ClipUnreadable
 */
export function listBoxes(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const box = readBox(bytes, at, to)
    if (boxes.push(box) > MOST_BOXES) throw new ClipUnreadable('index_lies')
    at = box.to
  }
  return boxes
}

function readBox(bytes: Buffer, at: number, end: number): Box {
  if (at + 8 > end) throw new ClipUnreadable('cut_off')
  const short = bytes.readUInt32BE(at)
  const isLong = short === 1
  if (isLong && at + 16 > end) throw new ClipUnreadable('cut_off')
  const from = at + (isLong ? 16 : 8)
  const to = short === 0 ? end : at + (isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short)
  if (to < from) throw new ClipUnreadable('index_lies')
  if (to > end) throw new ClipUnreadable('cut_off')
  return { kind: bytes.toString('latin1', at + 4, at + 8), at, from, to }
}

/** The box at the end of a path of kinds, the first of each; undefined: there is none. @throws ClipUnreadable */
export function findBox(bytes: Buffer, within: Box, ...path: readonly string[]): Box | undefined {
  let box: Box | undefined = within
  for (const kind of path) box = box && listBoxes(bytes, box).find((one) => one.kind === kind)
  return box
}

/** @throws ClipUnreadable also when there is none */
export function requireBox(bytes: Buffer, within: Box, ...path: readonly string[]): Box {
  const box = findBox(bytes, within, ...path)
  if (!box) throw new ClipUnreadable('index_lies')
  return box
}

/** How many rows a table has, all of which lie in its box. @throws ClipUnreadable */
export function countRows(bytes: Buffer, { to }: Box, at: number, rowBytes: number): number {
  const count = bytes.readUInt32BE(at)
  if (at + 4 + count * rowBytes > to) throw new ClipUnreadable('index_lies')
  return count
}

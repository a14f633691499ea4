import { type Box, listBoxes } from './mp4-boxes.ts'

/**
 * An MP4 whose index stands before what it names, so that it plays before all of it is there. One that is so already, comes in
 * fragments, or is no MP4, stays as it is.
 *
 * @param bytes Of a clip that was read without a complaint
 */
export function putIndexFirst(bytes: Uint8Array): Uint8Array {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (whole.toString('latin1', 4, 8) !== 'ftyp') return bytes
  const boxes = listBoxes(whole, { from: 0, to: whole.length })
  const moov = boxes.find(({ kind }) => kind === 'moov')
  const media = boxes.find(({ kind }) => kind === 'mdat')
  const [head, ...others] = boxes
  if (!moov || !media || !head || moov.at < media.at || boxes.some(({ kind }) => kind === 'moof')) return bytes
  const index = Buffer.from(whole.subarray(moov.at, moov.to))
  // A length of zero stands for all that comes, which is true of the last box only.
  if (index.readUInt32BE(0) === 0) index.writeUInt32BE(index.length)
  moveOffsets(index, { after: moov.at, by: index.length })
  const rest = others.filter((box) => box !== moov).map(({ at, to }) => whole.subarray(at, to))
  return new Uint8Array(Buffer.concat([whole.subarray(head.at, head.to), index, ...rest]))
}

/** Whatever lies before the index comes to lie behind it. */
function moveOffsets(index: Buffer, { after, by }: { after: number; by: number }): void {
  for (const box of listTables(index)) {
    const rowBytes = box.kind === 'co64' ? 8 : 4
    const count = index.readUInt32BE(box.from + 4)
    for (let at = box.from + 8; at < box.from + 8 + count * rowBytes; at += rowBytes) {
      const offset = rowBytes === 8 ? Number(index.readBigUInt64BE(at)) : index.readUInt32BE(at)
      if (offset >= after) continue
      if (rowBytes === 8) index.writeBigUInt64BE(BigInt(offset + by), at)
      else index.writeUInt32BE(offset + by, at)
    }
  }
}

const INTO = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

function listTables(index: Buffer): Box[] {
  const tables: Box[] = []
  const open: Pick<Box, 'from' | 'to'>[] = [{ from: 0, to: index.length }]
  for (let box = open.pop(); box !== undefined; box = open.pop()) {
    for (const inside of listBoxes(index, box)) {
      if (INTO.has(inside.kind)) open.push(inside)
      if (inside.kind === 'stco' || inside.kind === 'co64') tables.push(inside)
    }
  }
  return tables
}

/** A box of an MP4: a length, a name of four letters, and what is in it. */
export interface Box {
  name: string
  body: Buffer
}

const HEAD_BYTES = 8
/** A length of 1 says that a longer one follows. */
const LONG_HEAD_BYTES = 16

export function writeBox(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  const bytes = parts.reduce((sum, part) => sum + part.length, HEAD_BYTES)
  head.writeUInt32BE(bytes)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...parts], bytes)
}

/** A box with a version of 0 and flags. */
export function writeFullBox(name: string, flags: number, ...parts: readonly Uint8Array[]): Buffer {
  return writeBox(name, asUint32(flags), ...parts)
}

export function asUint32(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number >>> 0, index * 4)
  return bytes
}

export function asUint16(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, index * 2)
  return bytes
}

/** @throws RangeError where a length cannot be true. */
export function listBoxes(bytes: Uint8Array): Box[] {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: Box[] = []
  for (let at = 0; at < all.length; ) {
    const { length, head } = readLength(all, at)
    if (length < head || at + length > all.length) throw new RangeError('A box of this file lies about its length.')
    boxes.push({ name: all.toString('latin1', at + 4, at + 8), body: all.subarray(at + head, at + length) })
    at += length
  }
  return boxes
}

function readLength(all: Buffer, at: number): { length: number; head: number } {
  if (at + HEAD_BYTES > all.length) throw new RangeError('This file ends within a box.')
  const short = all.readUInt32BE(at)
  if (short === 0) return { length: all.length - at, head: HEAD_BYTES }
  if (short !== 1) return { length: short, head: HEAD_BYTES }
  if (at + LONG_HEAD_BYTES > all.length) throw new RangeError('This file ends within a box.')
  return { length: Number(all.readBigUInt64BE(at + HEAD_BYTES)), head: LONG_HEAD_BYTES }
}

/**
 * What is in the box at the end of a path of names, the first of each.
 * @throws RangeError where there is none.
 */
export function findBox(bytes: Uint8Array, ...path: readonly string[]): Buffer {
  let inside = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const name of path) {
    const box = listBoxes(inside).find((each) => each.name === name)
    if (box === undefined) throw new RangeError(`This file has no ${path.join('.')}.`)
    inside = box.body
  }
  return inside
}

import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableError } from '../../fields.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/**
 * The files of a ZIP archive, their names left out, for those are in anybody's encoding.
 * @throws UnreadableError when it is none, is broken, or would be larger than `maxBytes` unpacked
 */
export function unzip(archive: Uint8Array, maxBytes: number): Uint8Array[] {
  const bytes = Buffer.from(archive)
  try {
    const files = listEntries(bytes).map((entry) => unpack(bytes, entry, maxBytes))
    if (files.reduce((sum, { length }) => sum + length, 0) > maxBytes) throw new RangeError('too large')
    return files
  } catch (error) {
    throw new UnreadableError('the archive cannot be unpacked', { cause: error })
  }
}

interface Entry {
  method: number
  checksum: number
  packedBytes: number
  /** Of its local header. */
  at: number
}

function listEntries(bytes: Buffer): Entry[] {
  const end = findEnd(bytes)
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new RangeError('no entry where one should be')
    const [checksum, packedBytes] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20)]
    entries.push({ method: bytes.readUInt16LE(at + 10), checksum, packedBytes, at: bytes.readUInt32LE(at + 42) })
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - END_BYTES; at >= 0; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  throw new RangeError('no end')
}

function unpack(bytes: Buffer, { method, checksum, packedBytes, at }: Entry, maxBytes: number): Uint8Array {
  const from = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const packed = bytes.subarray(from, from + packedBytes)
  if (method !== STORED && method !== DEFLATED) throw new RangeError('packed in an unknown way')
  const unpacked = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: maxBytes })
  if (packed.length !== packedBytes || crc32(unpacked) !== checksum) throw new RangeError('a file is broken')
  return unpacked
}

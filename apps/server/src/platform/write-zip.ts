import { crc32 } from 'node:zlib'

export interface ZipEntry {
  /** In NFC, with `/` between folders. */
  name: string
  bytes: Uint8Array
  modifiedAt: Date
}

/**
 * A zip archive of files as they are, without compression: pictures are compressed already. It is made as fast as it is
 * read, and holds one file at a time. Larger than 4 GiB it is a zip64, where that is needed.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const file of entries) {
    const entry = { ...file, checksum: crc32(file.bytes) }
    const header = localHeader(entry)
    directory.push(directoryEntry(entry, offset))
    yield header
    yield entry.bytes
    offset += header.length + entry.bytes.length
  }
  const listed = Buffer.concat(directory)
  yield listed
  yield endOf({ count: directory.length, size: listed.length, offset })
}

type Measured = ZipEntry & { checksum: number }

// The numbers are those of APPNOTE.TXT 6.3.10, sections 4.3 to 4.5.
const LOCAL_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END = 0x06054b50
const END64 = 0x06064b50
const LOCATOR64 = 0x07064b50
const PLAIN = 10
const ZIP64 = 45
const NAMES_IN_UTF8 = 0x0800
const UNIX = 3 << 8
/** A file with mode 644. */
const READABLE = 0o100644 * 2 ** 16
/** Says: look into the zip64 fields. */
const MAX16 = 0xffff
const MAX32 = 0xffffffff

function localHeader(entry: Measured): Buffer {
  return Buffer.concat([u32(LOCAL_HEADER), factsOf(entry, { version: PLAIN, extraBytes: 0 }), nameOf(entry)])
}

function directoryEntry(entry: Measured, offset: number): Buffer {
  const isFar = offset >= MAX32
  const extra = isFar ? Buffer.concat([u16(1), u16(8), u64(offset)]) : Buffer.alloc(0)
  const version = isFar ? ZIP64 : PLAIN
  return Buffer.concat([
    u32(DIRECTORY_ENTRY),
    // Made as if on Unix: elsewhere some readers take the names for those of DOS, whatever is said of UTF-8.
    u16(UNIX | version),
    factsOf(entry, { version, extraBytes: extra.length }),
    // No comment, the first disk, nothing known of the content.
    Buffer.alloc(6),
    u32(READABLE),
    u32(Math.min(offset, MAX32)),
    nameOf(entry),
    extra,
  ])
}

/** What a file's own header and the directory say alike. */
function factsOf(entry: Measured, { version, extraBytes }: { version: number; extraBytes: number }): Buffer {
  const { bytes, modifiedAt, checksum } = entry
  const [method, size] = [u16(0), u32(bytes.length)]
  const facts = [u16(version), u16(NAMES_IN_UTF8), method, dosTime(modifiedAt), u32(checksum), size, size]
  return Buffer.concat([...facts, u16(nameOf(entry).length), u16(extraBytes)])
}

function nameOf({ name }: ZipEntry): Buffer {
  return Buffer.from(name, 'utf8')
}

/** To two seconds, from 1980 on. The format knows no time zone: it is UTC. */
function dosTime(at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return Buffer.concat([u16(time), u16(date)])
}

interface Directory {
  count: number
  size: number
  offset: number
}

function endOf({ count, size, offset }: Directory): Buffer {
  const short = Math.min(count, MAX16)
  const disks = u16(0)
  const end = [u32(END), disks, disks, u16(short), u16(short), u32(Math.min(size, MAX32)), u32(Math.min(offset, MAX32))]
  const isLarge = count >= MAX16 || size >= MAX32 || offset >= MAX32
  return Buffer.concat([...(isLarge ? [endOfLarge({ count, size, offset })] : []), ...end, u16(0)])
}

function endOfLarge({ count, size, offset }: Directory): Buffer {
  const BYTES_THAT_FOLLOW = 44
  return Buffer.concat([
    ...[u32(END64), u64(BYTES_THAT_FOLLOW), u16(ZIP64), u16(ZIP64), u32(0), u32(0)],
    ...[u64(count), u64(count), u64(size), u64(offset)],
    ...[u32(LOCATOR64), u32(0), u64(offset + size), u32(1)],
  ])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

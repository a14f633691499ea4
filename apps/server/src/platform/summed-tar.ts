import { createHash, type Hash } from 'node:crypto'

/*
 * Archives that `tar` reads, of files only, whose last one holds the SHA-256 of all bytes before it. What is written here is read strictly:
 * a header that we would not have written, padding that is not empty, anything behind the end is a fault, so that no
 * changed byte goes unnoticed.
 */

export interface TarFile {
  /** At most 100 bytes of ASCII. */
  name: string
  bytes: Uint8Array
}

export interface TarEntry {
  name: string
  size: number
  /** May be read once, before the next entry is asked for; what is left of it is read and dropped then. */
  bytes: AsyncIterable<Uint8Array>
}

/** The archive is cut, changed or none. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault'
}

const BLOCK = 512
const END_BYTES = 2 * BLOCK
const SUM_NAME = 'SHA256'
const SUM_BYTES = 65
const NAME_MAX_BYTES = 100
const PLAIN_FILE = '0'

/** One file is in memory at a time; it is made as fast as it is read. */
export async function* writeSummedTar(files: AsyncIterable<TarFile>, at: Date): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const file of files) {
    for (const piece of piecesOf(file, at)) {
      hash.update(piece)
      yield piece
    }
  }
  yield* piecesOf({ name: SUM_NAME, bytes: Buffer.from(`${hash.digest('hex')}\n`) }, at)
  yield Buffer.alloc(END_BYTES)
}

/**
 * The files of such an archive, but for the sum.
 * @throws ArchiveFault as soon as it is noticed, at the latest behind the last file
 */
export async function* readSummedTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new ByteSource(bytes)
  try {
    for (;;) {
      const sum = source.hash.copy()
      const { name, size } = parseHeader(await source.take(BLOCK))
      if (name === SUM_NAME) return await requireEnd(source, { size, sum })
      const body = source.part(size)
      yield { name, size, bytes: body }
      for await (const _rest of body);
      requireEmpty(await source.take(paddingOf(size)))
    }
  } finally {
    await source.close()
  }
}

function piecesOf({ name, bytes }: TarFile, at: Date): Uint8Array[] {
  return [writeHeader({ name, size: bytes.length, at: Math.floor(at.getTime() / 1000) }), bytes, padding(bytes.length)]
}

function padding(size: number): Uint8Array {
  return Buffer.alloc(paddingOf(size))
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

/** Of ustar; the places are those of POSIX.1-2001. */
function writeHeader({ name, size, at }: { name: string; size: number; at: number }): Buffer {
  if (Buffer.byteLength(name) > NAME_MAX_BYTES) throw new Error('the name is too long for the archive')
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000600\0' + '0000000\0' + '0000000\0', 100)
  header.write(`${octal(size, 11)}\0${octal(at, 11)}\0`, 124)
  header.write(`        ${PLAIN_FILE}`, 148)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const end = header.indexOf(0)
  const name = header.toString('latin1', 0, end)
  const [size, at] = [readOctal(header, 124), readOctal(header, 136)]
  if (end < 1 || end > NAME_MAX_BYTES || !writeHeader({ name, size, at }).equals(header)) {
    throw new ArchiveFault('a heading in it is damaged')
  }
  return { name, size }
}

function readOctal(header: Buffer, place: number): number {
  const text = header.toString('latin1', place, place + 11)
  return /^[0-7]{11}$/.test(text) ? Number.parseInt(text, 8) : 0
}

async function requireEnd(source: ByteSource, { size, sum }: { size: number; sum: Hash }): Promise<void> {
  const told = size === SUM_BYTES ? (await source.take(size)).toString('latin1') : ''
  if (told !== `${sum.digest('hex')}\n`) throw new ArchiveFault('its checksum is wrong')
  requireEmpty(await source.take(paddingOf(size) + END_BYTES))
  if (await source.next(1)) throw new ArchiveFault('something follows its end')
}

function requireEmpty(bytes: Buffer): void {
  if (bytes.some((byte) => byte !== 0)) throw new ArchiveFault('something stands between its files')
}

/** Bytes in the portions in which they are wanted, and their sum up to the last one that was handed out. */
class ByteSource {
  readonly hash = createHash('sha256')
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest: Uint8Array = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** What is at hand, up to so many bytes; undefined: it is over. */
  async next(atMost: number): Promise<Uint8Array | undefined> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#chunks.next()
      if (done) return undefined
      this.#rest = value
    }
    const piece = this.#rest.subarray(0, atMost)
    this.#rest = this.#rest.subarray(piece.length)
    this.hash.update(piece)
    return piece
  }

  async take(count: number): Promise<Buffer> {
    const pieces: Uint8Array[] = []
    for await (const piece of this.part(count)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  async *part(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      const piece = await this.next(left)
      if (!piece) throw new ArchiveFault('it ends too early')
      left -= piece.length
      yield piece
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return?.()
  }
}

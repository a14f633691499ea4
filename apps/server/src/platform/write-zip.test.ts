import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import { readZip } from '../testing/read-zip.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const AT = new Date('2026-03-04T05:06:08Z')

async function* listed(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}

const zipOf = (entries: readonly ZipEntry[]) => buffer(Readable.from(writeZip(listed(entries))))

test('what is put in comes out, with names of every script and times in UTC', async () => {
  const entries = ['a fox.png', '一只狐狸-1.png', 'лиса.png', 'ثعلب.png', '🦊.png', 'empty.txt'].map((name, nth) => ({
    ...{ name, modifiedAt: AT },
    bytes: Buffer.alloc(nth === 5 ? 0 : 1000 + nth, nth),
  }))
  expect(await readZip(await zipOf(entries))).toEqual(entries)
  expect(await readZip(await zipOf([]))).toEqual([])
})

test('no more of it is made than somebody reads, and who stops reading ends it', async () => {
  let [made, hasEnded] = [0, false]
  async function* endless(): AsyncGenerator<ZipEntry> {
    try {
      for (;;) yield { name: `${(made += 1)}.png`, bytes: Buffer.alloc(1_000_000), modifiedAt: AT }
    } finally {
      hasEnded = true
    }
  }
  const stream = Readable.from(writeZip(endless()), { objectMode: false })
  const reading = stream[Symbol.asyncIterator]()
  for (let time = 0; time < 6; time += 1) await reading.next()
  expect(made).toBeLessThan(8)
  await reading.return?.()
  expect([made < 8, hasEnded]).toEqual([true, true])
})

/** Pieces of bytes as one large file; the same piece may lie in it many times. */
class Pieces extends RandomAccessReader {
  readonly #starts: number[] = []
  readonly #pieces: readonly Uint8Array[]
  length = 0

  constructor(pieces: readonly Uint8Array[]) {
    super()
    this.#pieces = pieces
    for (const piece of pieces) {
      this.#starts.push(this.length)
      this.length += piece.length
    }
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end), { objectMode: false })
  }

  *#read(start: number, end: number): Generator<Uint8Array> {
    for (const [nth, piece] of this.#pieces.entries()) {
      const begin = this.#starts[nth] ?? 0
      if (begin + piece.length <= start || begin >= end) continue
      yield piece.subarray(Math.max(0, start - begin), Math.min(piece.length, end - begin))
    }
  }
}

test('an archive of more than 4 GiB is read to its end', async () => {
  const bytes = Buffer.alloc(256 * 1024 * 1024)
  const entries = Array.from({ length: 18 }, (_, nth) => ({ name: `${nth}.png`, bytes, modifiedAt: AT }))
  const last = { name: 'last.txt', bytes: Buffer.from('the end'), modifiedAt: AT }
  const made: Uint8Array[] = []
  for await (const piece of writeZip(listed([...entries, last]))) made.push(piece)
  const pieces = new Pieces(made)
  expect(pieces.length).toBeGreaterThan(4 * 1024 ** 3)

  const zip = await fromRandomAccessReaderPromise(pieces, pieces.length)

  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName)
    if (entry.fileName === 'last.txt') {
      expect(String(await buffer(await zip.openReadStreamPromise(entry)))).toBe('the end')
    }
  }
  expect(names).toEqual([...entries, last].map(({ name }) => name))
})

test('an archive of more files than the short form counts is read to its end', async () => {
  const entries = Array.from({ length: 65_536 }, (_, nth) => ({
    name: `${nth}`,
    bytes: Buffer.alloc(0),
    modifiedAt: AT,
  }))
  const zip = await zipOf(entries)
  const read = await fromRandomAccessReaderPromise(new Pieces([zip]), zip.length)
  expect(read.entryCount).toBe(65_536)
})

import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { splitLines } from '../db/backup/backup-lines.ts'
import { holdFiles } from '../db/backup/hold-files.ts'
import { openSnapshot, type Snapshot } from '../db/backup/open-snapshot.ts'
import type { DbOptions } from '../db/open.ts'
import { encryptWith } from '../platform/age.ts'
import { BlobDamaged, BlobMissing, type BlobStore } from '../platform/blobs.ts'
import { readFreeBytes } from '../platform/disk-space.ts'
import type { Secret } from '../platform/secret.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { type TarFile, writeSummedTar } from '../platform/summed-tar.ts'
import {
  listPart,
  MANIFEST,
  type Manifest,
  missingName,
  PARTS_BYTES,
  pictureName,
  rowsPart,
  SECRET_KEY,
} from './archive-format.ts'
import { readAhead } from './read-ahead.ts'

export interface ArchiveWish {
  file: string
  pictures: Manifest['pictures']
  /** Null: not encrypted, and without the secret key. */
  passphrase: Secret | null
  secretKey: Secret | null
  /** Of the passphrase, as a power of 2; tests take less. */
  workFactor?: number
  /** What the disk must have left. */
  minFreeBytes: number
  signal?: AbortSignal
  /** No other backup of this database is under way, and none begins before this one has ended. */
  onBegin?: () => Promise<void>
}

export interface Written {
  bytes: number
  pictures: number
  /** Named by rows, and damaged or gone in the storage. */
  missing: number
}

const READS_AT_ONCE = 8

/**
 * Write rows and pictures of one instant while servers go on: rows from one snapshot, and each picture that they name, since nobody
 * removes files meanwhile. The file appears when it is whole.
 *
 * @throws StartupProblem when the database is empty, another backup is under way, or there is no room
 */
export async function writeArchive(
  { server, blobs }: { server: DbOptions['server']; blobs: BlobStore },
  wish: ArchiveWish,
): Promise<Written> {
  const hold = await holdFiles(server)
  const draft = `${wish.file}.part`
  try {
    await wish.onBegin?.()
    const signal = wish.signal ? AbortSignal.any([hold.lost, wish.signal]) : hold.lost
    const written: Written = { bytes: 0, pictures: 0, missing: 0 }
    const files = listFiles({ server, blobs }, { ...wish, draft }, written)
    const archive = writeSummedTar(files, new Date())
    const { passphrase, workFactor } = wish
    const bytes = passphrase ? encryptWith({ passphrase: passphrase.reveal(), workFactor }, archive) : archive
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }), { signal })
    await hold.requireHeld()
    written.bytes = await moveIntoPlace(draft, wish.file)
    return written
  } catch (error) {
    throw hold.lost.aborted
      ? new StartupProblem('The database went away during the backup: repeat it.', { cause: error })
      : error
  } finally {
    await rm(draft, { force: true })
    await rm(listOf(draft), { force: true })
    await hold.release()
  }
}

async function* listFiles(
  { server, blobs }: { server: DbOptions['server']; blobs: BlobStore },
  wish: ArchiveWish & { draft: string },
  written: Written,
): AsyncGenerator<TarFile> {
  const snapshot = await openSnapshot(server)
  try {
    if (wish.pictures === 'copied') requireRoom(wish, snapshot.pictures.bytes)
    yield { name: MANIFEST, bytes: describe(snapshot, wish.pictures) }
    if (wish.passphrase && wish.secretKey) yield { name: SECRET_KEY, bytes: Buffer.from(wish.secretKey.reveal()) }
    yield* inParts(compress(snapshot.readRows()), rowsPart)
    if (wish.pictures === 'listed') {
      written.pictures = snapshot.pictures.count
      return yield* inParts(writeList(snapshot), listPart)
    }
    // Aside, so that the snapshot need not last as long as pictures are copied.
    await pipeline(writeList(snapshot), createWriteStream(listOf(wish.draft), { mode: 0o600 }))
  } finally {
    await snapshot.close()
  }
  yield* copyPictures(blobs, readNames(listOf(wish.draft)), written)
}

async function* copyPictures(
  blobs: BlobStore,
  names: AsyncIterable<string>,
  written: Written,
): AsyncGenerator<TarFile> {
  const read = async (sha256: string) => ({ sha256, bytes: await readUnlessGone(blobs, sha256) })
  for await (const { sha256, bytes } of readAhead(names, READS_AT_ONCE, read)) {
    written[bytes ? 'pictures' : 'missing'] += 1
    yield bytes ? { name: pictureName(sha256), bytes } : { name: missingName(sha256), bytes: Buffer.alloc(0) }
  }
}

async function readUnlessGone(blobs: BlobStore, sha256: string): Promise<Buffer | null> {
  try {
    return await blobs.read(sha256)
  } catch (error) {
    // Nobody removes files now: it was gone or damaged before.
    if (error instanceof BlobMissing || error instanceof BlobDamaged) return null
    throw error
  }
}

function describe({ migrations, pictures: { count, bytes } }: Snapshot, pictures: Manifest['pictures']): Buffer {
  const madeAt = new Date().toISOString()
  const told: Manifest = { easelArchive: 1, madeAt, migrations, pictures, pictureCount: count, pictureBytes: bytes }
  return Buffer.from(`${JSON.stringify(told, null, 2)}\n`)
}

function compress(rows: AsyncIterable<string | Buffer>): AsyncIterable<Buffer> {
  const gzip = createGzip()
  pipeline(rows, gzip).catch(() => undefined) // whoever reads it hears of it
  return gzip
}

/** Parts of such a size that a tar can say it before them, and memory can hold them. */
async function* inParts(bytes: AsyncIterable<Uint8Array>, nameOf: (number: number) => string): AsyncGenerator<TarFile> {
  let [number, held, size] = [1, [] as Uint8Array[], 0]
  for await (const piece of bytes) {
    held.push(piece)
    size += piece.length
    if (size < PARTS_BYTES) continue
    yield { name: nameOf(number), bytes: Buffer.concat(held) }
    ;[number, held, size] = [number + 1, [], 0]
  }
  if (size > 0) yield { name: nameOf(number), bytes: Buffer.concat(held) }
}

async function* writeList(snapshot: Snapshot): AsyncGenerator<Buffer> {
  for await (const { sha256, bytes } of snapshot.listPictures()) yield Buffer.from(`${sha256} ${bytes}\n`)
}

async function* readNames(list: string): AsyncGenerator<string> {
  for await (const line of splitLines(createReadStream(list))) yield line.split(' ')[0] ?? ''
}

function listOf(draft: string): string {
  return `${draft}.list`
}

function requireRoom({ file, minFreeBytes }: ArchiveWish, wantedBytes: number): void {
  const folder = path.dirname(path.resolve(file))
  const free = readFreeBytes(folder)
  if (free === null || free >= wantedBytes + minFreeBytes) return
  const inMb = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`
  throw new StartupProblem(
    `There is no room for a backup in ${folder}: it needs ${inMb(wantedBytes)} and leaves MIN_FREE_MB free, and there are ${inMb(free)}.`,
  )
}

/** Returns its size. */
async function moveIntoPlace(draft: string, file: string): Promise<number> {
  await rename(draft, file)
  const folder = await open(path.dirname(path.resolve(file)), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
  const written = await open(file, 'r')
  try {
    return (await written.stat()).size
  } finally {
    await written.close()
  }
}

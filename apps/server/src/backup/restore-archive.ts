import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type DbOptions, openDb } from '../db/open.ts'
import { findMark } from '../db/storage-mark.ts'
import { requireKnown, requireUnused, restoreRows } from '../db/backup/restore-rows.ts'
import type { BlobStore } from '../platform/blobs.ts'
import type { Secret } from '../platform/secret.ts'
import { ArchiveFault, type TarEntry } from '../platform/summed-tar.ts'
import { isListPart, isRowsPart, readPictureName, SECRET_KEY } from './archive-format.ts'
import { gunzip, nextOf, readArchive, readWhole, unpackRows } from './open-archive.ts'
import { readAhead } from './read-ahead.ts'
import { readList, type Verified, verifyArchive } from './verify-archive.ts'

export interface Target {
  server: DbOptions['server']
  blobs: BlobStore
  /** Where the secret key goes; null: the settings say one. */
  secretKeyFile: string | null
}

export interface Restored extends Verified {
  /** Pictures that are listed, and not whole in the storage. */
  notStored: number
  /** `kept`: there was one already. */
  secretKey: 'written' | 'kept' | 'not in it'
}

const WRITES_AT_ONCE = 8

/**
 * Restore a backup of any release into an empty database and any storage. First all of it is read and compared, so that a damaged one
 * changes nothing; then come pictures, under names that say what they are, then the key, and the rows last and in
 * one transaction: whoever is cut off in between repeats it.
 *
 * @throws StartupProblem when the database holds accounts, or the backup is damaged or of a newer release
 */
export async function restoreArchive(
  source: { file: string; passphrase: Secret | null },
  { server, blobs, secretKeyFile }: Target,
): Promise<Restored> {
  await requireUnused(server)
  const verified = await readArchive(source, verifyArchive)
  requireKnown(verified.migrations)
  const notStored = await readArchive(source, async (archive) =>
    archive.manifest ? restorePictures(archive.entries, blobs) : 0,
  )
  const secretKey = await readArchive(source, async (archive): Promise<Restored['secretKey']> => {
    if (!archive.manifest) {
      await gunzip(archive.rows, (bytes) => restoreRows(server, bytes))
      return 'not in it'
    }
    const { entries } = archive
    const first = await nextOf(entries)
    if (first?.name !== SECRET_KEY) return restoreFrom(server, { first, entries }, 'not in it')
    const kept = restoreKey(secretKeyFile, await readWhole(first.bytes))
    return restoreFrom(server, { first: await nextOf(entries), entries }, kept)
  })
  await markStorage(server, blobs)
  return { ...verified, notStored, secretKey }
}

/** A storage that belongs to nobody is this database's from now on; of another one the start says so. */
async function markStorage(server: DbOptions['server'], blobs: BlobStore): Promise<void> {
  const db = openDb({ server, maxConnections: 1 })
  try {
    const mark = await findMark(db)
    if (mark !== null && (await blobs.readMark()) === null) await blobs.writeMark(mark)
  } finally {
    await db.destroy()
  }
}

async function restoreFrom(
  server: DbOptions['server'],
  from: { first: TarEntry | undefined; entries: AsyncGenerator<TarEntry> },
  secretKey: Restored['secretKey'],
): Promise<Restored['secretKey']> {
  await unpackRows(from, (bytes) => restoreRows(server, bytes))
  return secretKey
}

/** Returns how many are listed and not stored. */
async function restorePictures(entries: AsyncGenerator<TarEntry>, blobs: BlobStore): Promise<number> {
  let notStored = 0
  const store = async (picture: Picture) => {
    if (picture.bytes === null) return (await blobs.glance(picture.sha256, picture.size)) === 'whole'
    if ((await blobs.put(picture.bytes)) !== picture.sha256) throw new ArchiveFault('a picture in it is damaged')
    // The rows that name it are written soon, and no server sweeps an empty database.
    await blobs.release(picture.sha256)
    return true
  }
  for await (const isStored of readAhead(listPictures(entries), WRITES_AT_ONCE, store)) if (!isStored) notStored += 1
  return notStored
}

interface Picture {
  sha256: string
  size: number
  /** Null: it is only listed. */
  bytes: Buffer | null
}

async function* listPictures(entries: AsyncGenerator<TarEntry>): AsyncGenerator<Picture> {
  for (let entry = await nextOf(entries); entry; entry = await nextOf(entries)) {
    const { name, bytes } = entry
    if (isRowsPart(name)) continue
    if (isListPart(name))
      for await (const { sha256, bytes: size } of readList(bytes)) yield { sha256, size, bytes: null }
    const picture = readPictureName(name)
    if (picture?.isThere) yield { sha256: picture.sha256, size: entry.size, bytes: await readWhole(bytes) }
  }
}

function restoreKey(file: string | null, key: Buffer): 'written' | 'kept' {
  if (file === null || existsSync(file)) return 'kept'
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, key, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return 'written'
}

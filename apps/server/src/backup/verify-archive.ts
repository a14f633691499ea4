import { createHash } from 'node:crypto'
import { checkRows } from '../db/backup/check-rows.ts'
import { splitLines } from '../db/backup/backup-lines.ts'
import { ArchiveFault, type TarEntry } from '../platform/summed-tar.ts'
import { isListPart, type Manifest, readPictureName, SECRET_KEY } from './archive-format.ts'
import { type Archive, gunzip, nextOf, unpackRows } from './open-archive.ts'
import { PictureNames } from './picture-names.ts'

export interface Verified {
  /** Null: it is of a release before archives, and has rows alone. */
  manifest: Manifest | null
  migrations: string[]
  rows: number
  pictures: number
  pictureBytes: number
  /** Named by rows; the storage did not have them whole when the backup was made. */
  missing: number
  hasSecretKey: boolean
}

/**
 * Read all of a backup: each byte by its sum, each table by its count, each picture by its name, and that each picture that rows
 * name is there or was told to lack.
 *
 * @throws ArchiveFault, RowsFault and what else `readArchive` turns into a sentence
 */
export async function verifyArchive(archive: Archive): Promise<Verified> {
  const named = new PictureNames()
  if (!archive.manifest) {
    const { migrations, counts } = await gunzip(archive.rows, (bytes) =>
      checkRows(bytes, (sha256) => named.add(sha256)),
    )
    const nothing = { manifest: null, pictures: 0, pictureBytes: 0, missing: 0, hasSecretKey: false }
    return { ...nothing, migrations, rows: sumOf(counts) }
  }
  const { manifest, entries } = archive
  const first = await nextOf(entries)
  const hasSecretKey = first?.name === SECRET_KEY
  const { result, next } = await unpackRows({ first: hasSecretKey ? await nextOf(entries) : first, entries }, (bytes) =>
    checkRows(bytes, (sha256) => named.add(sha256)),
  )
  const found = await checkPictures({ first: next, entries }, named)
  if (found.pictures + found.missing !== manifest.pictureCount) throw new ArchiveFault('its pictures do not add up')
  const { migrations } = result
  return { manifest, migrations, rows: sumOf(result.counts), ...found, hasSecretKey }
}

async function checkPictures(
  { first, entries }: { first: TarEntry | undefined; entries: AsyncGenerator<TarEntry> },
  named: PictureNames,
): Promise<Pick<Verified, 'pictures' | 'pictureBytes' | 'missing'>> {
  const told = new PictureNames()
  const found = { pictures: 0, pictureBytes: 0, missing: 0 }
  for (let entry = first; entry; entry = await nextOf(entries)) {
    for await (const { sha256, bytes, isThere } of listTold(entry)) {
      told.add(sha256)
      found[isThere ? 'pictures' : 'missing'] += 1
      found.pictureBytes += bytes
    }
  }
  const lacking = told.countLacking(named)
  if (lacking > 0) throw new ArchiveFault(`it lacks ${lacking} pictures that its rows name`)
  return found
}

/** The pictures that an entry is or lists. */
async function* listTold(entry: TarEntry): AsyncGenerator<{ sha256: string; bytes: number; isThere: boolean }> {
  if (isListPart(entry.name)) return yield* readList(entry.bytes)
  const picture = readPictureName(entry.name)
  if (!picture) throw new ArchiveFault(`it holds ${entry.name}, which no backup has`)
  if (picture.isThere && (await sumOfBytes(entry.bytes)) !== picture.sha256) {
    throw new ArchiveFault(`the picture ${entry.name} is damaged`)
  }
  yield { ...picture, bytes: entry.size }
}

export async function* readList(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ sha256: string; bytes: number; isThere: true }> {
  for await (const line of splitLines(bytes)) {
    const [, sha256, size] = /^([0-9a-f]{64}) (\d+)$/.exec(line) ?? []
    if (sha256 === undefined) throw new ArchiveFault('its list of pictures is damaged')
    yield { sha256, bytes: Number(size), isThere: true }
  }
}

async function sumOfBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

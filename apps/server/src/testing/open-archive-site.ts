import path from 'node:path'
import sharp from 'sharp'
import { readArchive } from '../backup/open-archive.ts'
import { verifyArchive } from '../backup/verify-archive.ts'
import { type ArchiveWish, writeArchive } from '../backup/write-archive.ts'
import type { Db } from '../db/open.ts'
import { removePictures } from '../features/media/gate.ts'
import { storeUpload } from '../features/media/store-upload.ts'
import { openBlobClaims } from '../platform/blob-claims.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { openBlobsOnDisk } from '../platform/blobs-on-disk.ts'
import { createTestDatabase } from './open-test-database.ts'
import { openTestDeps } from './open-test-deps.ts'
import { aMember } from './seed.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

type Wish = Partial<ArchiveWish> & { blobs?: BlobStore }

export type ArchiveSite = Awaited<ReturnType<typeof openArchiveSite>>

/** A site with five pictures, and what its backups are made and read with. */
export async function openArchiveSite() {
  const site = await openTestDeps()
  const person = await aMember(site.deps)
  let shade = 0
  /** Never the same bytes twice. */
  async function upload(): Promise<{ id: string; sha256: string }> {
    shade += 1
    const color = { width: 8 + shade, height: 8, channels: 3 as const, background: '#c63' }
    const file = await sharp({ create: color }).png().toBuffer()
    const { id } = await storeUpload(site.deps, person.actor, { purpose: 'base', file })
    const row = site.deps.db.selectFrom('images').select('sha256').where('id', '=', id)
    return { id, ...(await row.executeTakeFirstOrThrow()) }
  }
  for (let count = 0; count < 5; count += 1) await upload()
  return {
    ...site,
    upload,
    /** Its row; its file is for `removeFiles`. */
    remove: (id: string) => site.deps.db.transaction().execute((tx) => removePictures(tx, [id])),
    /** As after a start: nobody will write rows for what was stored before. */
    restarted: () => ({ ...site.deps, blobs: openBlobsOnDisk(site.files, openBlobClaims()) }),
    async write({ blobs = site.deps.blobs, ...more }: Wish = {}) {
      const file = more.file ?? newFile()
      const usual = { pictures: 'copied', passphrase: null, secretKey: null, minFreeBytes: 0, workFactor: 4 } as const
      return { file, written: await writeArchive({ server: site.server, blobs }, { ...usual, ...more, file }) }
    },
  }
}

export function newFile(): string {
  return path.join(openTemporaryFolder(), 'easel.tar')
}

export function verify(file: string, passphrase: ArchiveWish['passphrase'] = null) {
  return readArchive({ file, passphrase }, verifyArchive)
}

export async function anotherMachine(open = createTestDatabase) {
  const folder = openTemporaryFolder()
  const files = path.join(folder, 'files')
  const blobs = openBlobsOnDisk(files, openBlobClaims())
  return { ...(await open()), files, blobs, secretKeyFile: path.join(folder, 'secret-key') }
}

export async function listStored(blobs: BlobStore): Promise<string[]> {
  const names: string[] = []
  for await (const some of blobs.list()) names.push(...some)
  return names.sort()
}

export async function listNamed({ db }: { db: Db }): Promise<string[]> {
  const rows = await db.selectFrom('images').select('sha256').distinct().orderBy('sha256').execute()
  return rows.map(({ sha256 }) => sha256)
}

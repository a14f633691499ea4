import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { removeFiles, sweepPictures } from '../features/media/jobs.ts'
import { openBlobClaims } from '../platform/blob-claims.ts'
import { openBlobsOnDisk } from '../platform/blobs-on-disk.ts'
import { wrapSecret } from '../platform/secret.ts'
import { createBareDatabase } from '../testing/create-bare-database.ts'
import { fingerprintRows } from '../testing/fingerprint-rows.ts'
import {
  anotherMachine,
  type ArchiveSite,
  listNamed,
  listStored,
  openArchiveSite,
  verify,
} from '../testing/open-archive-site.ts'
import { openBucketStore } from '../testing/open-bucket-store.ts'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { restoreArchive } from './restore-archive.ts'

let site: ArchiveSite
beforeAll(async () => {
  site = await openArchiveSite()
})

const PASSPHRASE = wrapSecret('seven quiet herons')
const OLD_BACKUP = path.join(import.meta.dirname, '../db/backup/testing/rows-of-0039.backup')

test('database and pictures are in one file, and the same on another machine', async () => {
  const { file, written } = await site.write()
  const other = await anotherMachine(createBareDatabase)
  const restored = await restoreArchive({ file, passphrase: null }, other)

  const named = await listNamed(site.deps)
  expect(written).toMatchObject({ pictures: named.length, missing: 0 })
  expect(restored).toMatchObject({ pictures: named.length, missing: 0, notStored: 0, secretKey: 'not in it' })
  expect(await listStored(other.blobs)).toEqual(named)
  for (const sha256 of named) expect(await other.blobs.examine(sha256)).toBe('whole')
  const [here, there] = [await fingerprintRows(site.deps.db), await fingerprintRows(other.db)]
  delete there['public.kysely_migration']
  for (const [table, print] of Object.entries(there)) expect({ table, print }).toEqual({ table, print: here[table] })
})

test('what it is read back as is what went into it', async () => {
  const { file, written } = await site.write()
  const found = await verify(file)
  expect(found).toMatchObject({ pictures: written.pictures, missing: 0, hasSecretKey: false })
  expect(found.manifest).toMatchObject({ pictures: 'copied', pictureCount: written.pictures })
})

test('a picture that is deleted while a backup is under way is in it, and its file goes afterwards', async () => {
  const { id, sha256 } = await site.upload()
  const deps = site.restarted()
  let first = true
  const blobs = {
    ...deps.blobs,
    async read(name: string) {
      if (first) {
        first = false
        await site.remove(id)
        await removeFiles(deps, { sha256s: [sha256] })
        await sweepPictures(deps)
      }
      return deps.blobs.read(name)
    },
  }

  const { file, written } = await site.write({ blobs })

  expect(written.missing).toBe(0)
  expect(await verify(file)).toMatchObject({ missing: 0 })
  expect(await deps.blobs.examine(sha256)).toBe('whole')
  await sweepPictures(deps)
  expect(await deps.blobs.examine(sha256)).toBe('missing')
})

test('while people send and delete pictures, each that rows name is in it', async () => {
  const deps = site.restarted()
  let isOver = false
  const load = async () => {
    while (!isOver) {
      const { id, sha256 } = await site.upload()
      await site.remove(id)
      await removeFiles(deps, { sha256s: [sha256] })
    }
  }
  const loads = [load(), load(), load()]
  try {
    for (let round = 0; round < 8; round += 1) {
      const { file, written } = await site.write({ blobs: deps.blobs })
      expect(written.missing).toBe(0)
      expect(await verify(file)).toMatchObject({ missing: 0, pictures: written.pictures })
    }
  } finally {
    isOver = true
    await Promise.all(loads)
  }
})

test('a picture that is gone or damaged before is told, and the rest is whole', async () => {
  const files = path.join(openTemporaryFolder(), 'files')
  cpSync(site.files, files, { recursive: true })
  const [gone = '', damaged = ''] = await listNamed(site.deps)
  rmSync(path.join(files, gone.slice(0, 2), gone.slice(2)))
  truncateSync(path.join(files, damaged.slice(0, 2), damaged.slice(2)), 10)

  const { file, written } = await site.write({ blobs: openBlobsOnDisk(files, openBlobClaims()) })
  const other = await anotherMachine()

  expect(written.missing).toBe(2)
  expect(await restoreArchive({ file, passphrase: null }, other)).toMatchObject({
    missing: 2,
    pictures: written.pictures,
  })
  expect(await listStored(other.blobs)).not.toContain(gone)
})

test('a list of pictures is restored beside a storage of its own, and what that lacks is told', async () => {
  const { file, written } = await site.write({ pictures: 'listed' })
  const other = await anotherMachine()
  cpSync(site.files, other.files, { recursive: true })
  const [gone = ''] = await listNamed(site.deps)
  rmSync(path.join(other.files, gone.slice(0, 2), gone.slice(2)))

  expect(await verify(file)).toMatchObject({ pictures: written.pictures, missing: 0 })
  expect(await restoreArchive({ file, passphrase: null }, other)).toMatchObject({
    pictures: written.pictures,
    notStored: 1,
  })
  expect(await listNamed(other)).toEqual(await listNamed(site.deps))
})

test('pictures go from a folder into a bucket and back', async () => {
  const { file } = await site.write()
  const bucket = { ...(await anotherMachine()), blobs: (await openBucketStore({ claims: openBlobClaims() })).blobs }
  await restoreArchive({ file, passphrase: null }, bucket)
  expect(await listStored(bucket.blobs)).toEqual(await listNamed(site.deps))

  const again = await site.write({ blobs: bucket.blobs })
  expect(await verify(again.file)).toMatchObject({ missing: 0, pictures: again.written.pictures })
  const listed = await site.write({ pictures: 'listed' })
  const other = { ...(await anotherMachine()), blobs: bucket.blobs }
  expect(await restoreArchive({ file: listed.file, passphrase: null }, other)).toMatchObject({ notStored: 0 })
})

test('under a passphrase it holds the secret key, which is restored where there is none', async () => {
  const secretKey = wrapSecret('k'.repeat(64))
  const { file } = await site.write({ passphrase: PASSPHRASE, secretKey })
  const [fresh, used] = [await anotherMachine(), await anotherMachine()]
  writeFileSync(used.secretKeyFile, 'another')

  const source = { file, passphrase: PASSPHRASE }
  expect(await restoreArchive(source, fresh)).toMatchObject({ hasSecretKey: true, secretKey: 'written' })
  expect(await restoreArchive(source, used)).toMatchObject({ secretKey: 'kept' })

  expect(readFileSync(fresh.secretKeyFile, 'utf8')).toBe(secretKey.reveal())
  expect(readFileSync(used.secretKeyFile, 'utf8')).toBe('another')
  expect(await listStored(fresh.blobs)).toEqual(await listNamed(site.deps))
})

test('without a passphrase the secret key is not in it', async () => {
  const { file } = await site.write({ secretKey: wrapSecret('k'.repeat(64)) })
  expect(readFileSync(file, 'latin1')).not.toContain('k'.repeat(64))
  expect(await verify(file)).toMatchObject({ hasSecretKey: false })
})

test('a backup of a release before archives is read back and restored', async () => {
  const other = await anotherMachine(createBareDatabase)

  expect(await verify(OLD_BACKUP)).toMatchObject({ manifest: null, pictures: 0 })
  expect(await restoreArchive({ file: OLD_BACKUP, passphrase: null }, other)).toMatchObject({ manifest: null })

  const people = await other.db.selectFrom('users').select('phone').execute()
  expect(people).toEqual([{ phone: '+8613900000001' }])
  expect(await listNamed(other)).toHaveLength(1)
})

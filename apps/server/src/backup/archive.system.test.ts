import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { openDb } from '../db/open.ts'
import { openBlobClaims } from '../platform/blob-claims.ts'
import { openBlobsOnDisk } from '../platform/blobs-on-disk.ts'
import { startDebianPostgres } from '../testing/start-debian-postgres.ts'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { restoreArchive } from './restore-archive.ts'
import { writeArchive } from './write-archive.ts'

function openSite(connectionString: string) {
  const db = openDb({ server: { connectionString }, maxConnections: 2 })
  onTestFinished(() => db.destroy())
  const blobs = openBlobsOnDisk(path.join(openTemporaryFolder(), 'files'), openBlobClaims())
  return { db, blobs, server: { connectionString }, secretKeyFile: null }
}

test("a backup of Debian's PostgreSQL 15 is restored into another database of its own", async () => {
  const url = await startDebianPostgres()
  const site = openSite(url)
  await migrate(site.db)
  const sha256 = await site.blobs.put(Buffer.from('a picture'))
  await sql`insert into users (id, phone, created_at) values (gen_random_uuid(), '+8613900000001', now())`.execute(
    site.db,
  )
  await sql`
    insert into images (id, owner_id, sha256, width, height, bytes, mime, thumbhash, created_at)
    select gen_random_uuid(), id, ${sha256}, 1, 1, 9, 'image/png', '', now() from users
  `.execute(site.db)
  const file = path.join(openTemporaryFolder(), 'easel.tar')
  const plain = { pictures: 'copied', passphrase: null, secretKey: null, minFreeBytes: 0 } as const
  await writeArchive(site, { file, ...plain })

  await sql`create database restored`.execute(site.db)
  const other = openSite(url.replace(/\/postgres$/, '/restored'))
  const restored = await restoreArchive({ file, passphrase: null }, other)

  expect(restored).toMatchObject({ pictures: 1, missing: 0 })
  expect(await other.blobs.examine(sha256)).toBe('whole')
  const { rows } = await sql`select phone, sha256 from users join images on owner_id = users.id`.execute(other.db)
  expect(rows).toEqual([{ phone: '+8613900000001', sha256 }])
})

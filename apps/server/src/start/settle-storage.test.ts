import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Db } from '../db/open.ts'
import { findMark } from '../db/storage-mark.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { openCounts } from '../platform/counts.ts'
import { wrapSecret } from '../platform/secret.ts'
import { markOfMove } from '../platform/storage/marks.ts'
import { openStoreBeside } from '../platform/storage/open-store.ts'
import type { FolderPlace } from '../platform/storage/places.ts'
import { openMovingClock } from '../testing/moving-clock.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { openRememberingLog } from '../testing/remembering-log.ts'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { acceptStorage } from '../storage-move/accept-storage.ts'
import { settleStorage } from './settle-storage.ts'

interface House {
  db: Db
  blobs: BlobStore
  files: FolderPlace
}

const tools = () => ({ clock: openMovingClock(), counts: openCounts(), log: openRememberingLog().log })

async function aHouse(): Promise<House> {
  const { db } = await createTestDatabase()
  return { db, ...aStorage() }
}

function aStorage(): Pick<House, 'blobs' | 'files'> {
  const files = { kind: 'folder', folder: openTemporaryFolder(), isShared: true } as const
  return { files, blobs: openStoreBeside(files, tools()).blobs }
}

/** Someone draws there. */
async function draws({ db, blobs }: House): Promise<void> {
  const owner_id = randomUUID()
  await db
    .insertInto('users')
    .values({
      id: owner_id,
      phone: owner_id,
      email: null,
      avatar_id: null,
      password_hash: null,
      banned_at: null,
      created_at: new Date(),
    })
    .execute()
  const sha256 = await blobs.put(Buffer.from(randomUUID()))
  const about = { width: 1, height: 1, bytes: 36, mime: 'image/png' as const, thumbhash: '', created_at: new Date() }
  await db
    .insertInto('images')
    .values({ id: randomUUID(), owner_id, sha256, ...about })
    .execute()
}

const settle = ({ db, blobs, files }: House, databaseUrl: string | null = 'postgres://somewhere') =>
  settleStorage({ db, blobs, config: { files, databaseUrl: databaseUrl === null ? null : wrapSecret(databaseUrl) } })

/** As a version before there were marks left it. */
async function forgetMarks({ db, files }: House): Promise<void> {
  await db.deleteFrom('storage_marks').execute()
  rmSync(join(files.folder, 'belongs-to'), { force: true })
}

test('an empty database and an empty storage belong together from the first start on', async () => {
  const house = await aHouse()
  await settle(house)
  expect(await house.blobs.readMark()).toBe(await findMark(house.db))
  await settle(house)
  await draws(house)
  await settle(house)
})

test('pictures of another database are refused, whether this one has any or not, and nothing is changed', async () => {
  const [one, other] = [await aHouse(), await aHouse()]
  await settle(one)
  await draws(one)
  const mark = await one.blobs.readMark()
  await expect(settle({ ...other, files: one.files, blobs: one.blobs })).rejects.toThrow(/belong to another database/)
  expect(await findMark(other.db)).toBeNull()
  await settle(other)
  await draws(other)
  await expect(settle({ ...other, files: one.files, blobs: one.blobs })).rejects.toThrow(/belong to another database/)
  expect(await one.blobs.readMark()).toBe(mark)
})

test('a server that is given an empty storage where its pictures are elsewhere is refused', async () => {
  const house = await aHouse()
  await settle(house)
  await draws(house)
  const empty = aStorage()
  await expect(settle({ ...house, ...empty })).rejects.toThrow(/are not in .*storage:move -- accept/)
  expect(await empty.blobs.readMark()).toBeNull()
})

test('the same, where neither was ever marked', async () => {
  const house = await aHouse()
  await draws(house)
  const empty = aStorage()
  await expect(settle({ ...house, ...empty })).rejects.toThrow(/are not in/)
  expect(await findMark(house.db)).toBeNull()
})

test('an installation of a version without marks goes on, and is marked', async () => {
  const house = await aHouse()
  await draws(house)
  await settle(house)
  expect(await house.blobs.readMark()).toBe(await findMark(house.db))
})

test('pictures that were copied without their mark are known by themselves', async () => {
  const house = await aHouse()
  await settle(house)
  await draws(house)
  rmSync(join(house.files.folder, 'belongs-to'))
  await settle(house)
  expect(await house.blobs.readMark()).toBe(await findMark(house.db))
})

test('a backup of before there were marks takes that of its pictures', async () => {
  const house = await aHouse()
  await settle(house)
  await draws(house)
  const mark = await house.blobs.readMark()
  await house.db.deleteFrom('storage_marks').execute()
  await settle(house)
  expect(await findMark(house.db)).toBe(mark)
})

test('a second server with an empty storage of its own is refused before anything is drawn, and accepted when it is meant', async () => {
  const house = await aHouse()
  await settle(house)
  const own = { ...house, ...aStorage() }
  await expect(settle(own)).rejects.toThrow(/keeps its pictures elsewhere than in .*storage:move -- accept/)
  expect(await own.blobs.readMark()).toBeNull()
  await acceptStorage(own.db, own.blobs)
  await settle(own)
})

test('an empty database takes a storage whose pictures are all gone', async () => {
  const [one, other] = [await aHouse(), await aHouse()]
  await settle(one)
  await settle({ ...other, files: one.files, blobs: one.blobs })
  expect(await findMark(other.db)).toBe(await findMark(one.db))
})

test('processes with folders of their own go on without the pictures of the others', async () => {
  const house = await aHouse()
  await settle(house)
  await draws(house)
  const own = aStorage()
  await settle({ ...house, blobs: own.blobs, files: { ...own.files, isShared: false } })
  expect(await own.blobs.readMark()).toBe(await findMark(house.db))
  await forgetMarks(house)
  const embedded = { ...house, ...aStorage() }
  await expect(settle({ ...embedded, files: { ...embedded.files, isShared: false } }, null)).rejects.toThrow(
    /are not in/,
  )
})

test('a storage that pictures are still being copied to is not used yet', async () => {
  const house = await aHouse()
  await settle(house)
  const goal = aStorage()
  await goal.blobs.writeMark(markOfMove((await findMark(house.db)) ?? ''))
  await expect(settle({ ...house, ...goal })).rejects.toThrow(/still being copied/)
})

test.each([
  ['marked', true],
  ['new', false],
])(
  'of servers with %s storages of their own that meet an empty database at once, one starts',
  async (_which, marked) => {
    const house = await aHouse()
    const others = await Promise.all(
      Array.from({ length: 4 }, async (_, nth) => {
        const storage = aStorage()
        if (marked) await storage.blobs.writeMark(`of-${nth}`)
        return { ...house, ...storage }
      }),
    )
    const ends = await Promise.allSettled(others.map((other) => settle(other)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  },
)

import { createHash } from 'node:crypto'
import { submitImagine } from '@easel/contract/drawing'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Deps } from '../../deps.ts'
import { openBlobsOnDisk } from '../../platform/blobs-on-disk.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { aMember, type SeededPerson } from '../../testing/seed.ts'
import { listJobHandlers } from '../../start/work.ts'
import { findOwnUpload, insertImage, storePicture, whileStored } from './gate.ts'
import { sweepPictures } from './jobs.ts'
import { storeUpload } from './store-upload.ts'

let server: TestServer
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  person = await aMember(server.deps)
})

const DAY = 24 * 60 * 60
let shade = 0
/** Never the same bytes twice, unless asked for. */
const aPicture = (width = 8 + ++shade) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()

async function upload(purpose: 'base' | 'avatar' | 'mask', file?: Buffer): Promise<string> {
  const { id } = await storeUpload(server.deps, person.actor, { purpose, file: file ?? (await aPicture()) })
  return id
}

/** As after a start: nobody who had put bytes before will name them any more. */
const restarted = (): Deps => ({ ...server.deps, blobs: openBlobsOnDisk(server.files) })

async function sweep(): Promise<void> {
  const deps = restarted()
  await sweepPictures(deps)
  await runDueJobs(server.server, listJobHandlers(deps))
}

const get = async (id: string) => (await server.app.inject({ url: `/api/files/${id}` })).statusCode

async function listFiles(): Promise<string[]> {
  const names: string[] = []
  for await (const some of server.deps.blobs.list()) names.push(...some)
  return names
}

async function shaOf(id: string): Promise<string> {
  const row = await server.deps.db.selectFrom('images').select('sha256').where('id', '=', id).executeTakeFirstOrThrow()
  return row.sha256
}

const setAvatar = (avatarId: string) =>
  server.deps.db.transaction().execute(async (tx) => {
    const wanted = { imageId: avatarId, ownerId: person.userId, purpose: 'avatar' as const }
    const found = await findOwnUpload(tx, wanted)
    if (!found) return false
    await nextTurn()
    await tx.updateTable('users').set({ avatar_id: avatarId }).where('id', '=', person.userId).execute()
    return true
  })

async function aTaskFrom(imageId: string): Promise<void> {
  const { token, channelId } = person
  const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' }
  await server.call(submitImagine, { token, params: { channelId }, body })
  const change = { base_image_ids: [imageId] }
  await server.deps.db.updateTable('tasks').set(change).where('user_id', '=', person.userId).execute()
}

test('an upload that nothing uses is gone after a day, its copies too, and its address answers 404', async () => {
  const ids = [await upload('base'), await upload('avatar'), await upload('mask')]
  const [first = ''] = ids
  const sha256 = await shaOf(first)
  await server.app.inject({ url: `/api/files/${first}?w=320` })
  server.clock.moveSeconds(DAY - 60)
  await sweep()
  expect(await Promise.all(ids.map(get))).toEqual([200, 200, 200])
  server.clock.moveSeconds(120)
  await sweep()
  expect(await Promise.all(ids.map(get))).toEqual([404, 404, 404])
  expect(await listFiles()).not.toContain(sha256)
})

test('what someone shows or draws from stays', async () => {
  const [shown, drawnFrom] = [await upload('avatar'), await upload('base')]
  await setAvatar(shown)
  await aTaskFrom(drawnFrom)
  server.clock.moveSeconds(2 * DAY)
  await sweep()
  expect([await get(shown), await get(drawnFrom)]).toEqual([200, 200])
})

test('a drawn picture is nobody’s upload and stays', async () => {
  const picture = await storePicture(server.deps, person.userId, await aPicture())
  await server.deps.db.transaction().execute((tx) => insertImage(tx, picture))
  server.clock.moveSeconds(2 * DAY)
  await sweep()
  expect(await get(picture.id)).toBe(200)
})

test('a file that two uploads share stays as long as one of them', async () => {
  const same = await aPicture()
  const [first, second] = [await upload('base', same), await upload('base', same)]
  expect(await shaOf(first)).toBe(await shaOf(second))
  await aTaskFrom(second)
  server.clock.moveSeconds(2 * DAY)
  await sweep()
  expect([await get(first), await get(second)]).toEqual([404, 200])
})

test('a file without a row is found and removed after a start', async () => {
  const sha256 = await server.deps.blobs.put(await aPicture())
  await sweep()
  expect(await listFiles()).not.toContain(sha256)
})

test('a picture that is being stored is not swept, though no row names it yet', async () => {
  const png = await aPicture()
  const left = await server.deps.blobs.put(png)
  const deps = restarted()
  const picture = await storePicture(deps, person.userId, png)
  expect(picture.sha256).toBe(left)
  await sweepPictures(deps)
  await deps.db.transaction().execute((tx) => insertImage(tx, picture))
  expect(await get(picture.id)).toBe(200)
})

test('pictures whose drawing was cancelled meanwhile leave no file behind', async () => {
  const [kept, dropped] = [await aPicture(), await aPicture()]
  for (const [png, isWritten] of [
    [kept, true],
    [dropped, false],
  ] as const) {
    const picture = await storePicture(server.deps, person.userId, png)
    await whileStored(server.deps, [picture], async () => {
      if (!isWritten) return null
      await server.deps.db.transaction().execute((tx) => insertImage(tx, picture))
      return picture
    })
  }
  await server.runJobs()
  const files = await listFiles()
  expect([kept, dropped].map((png) => files.includes(createHash('sha256').update(png).digest('hex')))).toEqual([
    true,
    false,
  ])
})

test('whoever sweeps while pictures are stored, no row is ever without its file', async () => {
  for (let round = 0; round < Math.ceil(15 * inject('scale')); round += 1) {
    const pngs = await Promise.all([aPicture(), aPicture(), aPicture()])
    for (const png of pngs) await server.deps.blobs.put(png)
    const deps = restarted()
    const stored = pngs.map(async (png) => {
      const picture = await storePicture(deps, person.userId, png)
      await deps.db.transaction().execute((tx) => insertImage(tx, picture))
      return picture.id
    })
    const [ids] = await Promise.all([Promise.all(stored), sweepPictures(deps), sweepPictures(deps)])
    expect(await Promise.all(ids.map(get))).toEqual([200, 200, 200])
  }
})

test('an avatar that is set while its upload is swept is either kept or was never set', async () => {
  for (let round = 0; round < Math.ceil(15 * inject('scale')); round += 1) {
    const id = await upload('avatar')
    server.clock.moveSeconds(2 * DAY)
    const [isSet] = await Promise.all([setAvatar(id), sweepPictures(restarted())])
    await server.runJobs()
    expect(await get(id)).toBe(isSet ? 200 : 404)
  }
})

test('only its owner finds an upload, and only for what it was sent for', async () => {
  const id = await upload('avatar')
  const stranger = await aMember(server.deps)
  const find = (ownerId: string, purpose: 'avatar' | 'base', imageId = id) =>
    server.deps.db.transaction().execute((tx) => findOwnUpload(tx, { imageId, ownerId, purpose }))
  expect((await find(person.userId, 'avatar'))?.id).toBe(id)
  expect(await find(stranger.userId, 'avatar')).toBeUndefined()
  expect(await find(person.userId, 'base')).toBeUndefined()
  expect(await find(person.userId, 'avatar', server.deps.newId())).toBeUndefined()
})

test('a database that knows next to none of the files costs nobody a picture', async () => {
  const strangers = await Promise.all(Array.from({ length: 40 }, async () => server.deps.blobs.put(await aPicture())))
  await sweep()
  expect(await listFiles()).toEqual(expect.arrayContaining(strangers))
})

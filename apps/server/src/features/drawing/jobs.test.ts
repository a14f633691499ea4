import { submitAction, submitImagine, type Task, tasks } from '@easel/contract/drawing'
import { storeUpload } from '@easel/contract/upload'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseAccount } from '../../account-data/erase-account.ts'
import type { Deps } from '../../deps.ts'
import { listJobHandlers, startDrawing } from '../../start/work.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { deleteChannel } from '../channel/delete-channel.ts'
import { removeMember } from '../channel/remove-member.ts'
import { readGallery } from './gallery/read-gallery.ts'
import { clearChannel } from './jobs.ts'
import { submitShow } from './submit-show.ts'

let server: TestServer
let creator: SeededPerson
let member: SeededPerson
let channelId: string
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  creator = await aMember(server.deps)
  member = await aMember(server.deps)
  channelId = await aChannel(server.deps, creator.userId, { members: [member.userId] })
})

let shade = 0
async function uploads({ token }: SeededPerson): Promise<string> {
  const background = { r: ++shade, g: 3, b: 77 }
  const file = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  return storeUpload.data.parse((await server.call(storeUpload, { token, body: { purpose: 'base' }, file })).data).id
}

async function finishDrawings(): Promise<void> {
  const workers = startDrawing(server.deps)
  await eventually(async () => {
    const open = server.deps.db.selectFrom('tasks').select('id').where('finish_time', 'is', null)
    expect(await open.execute()).toEqual([])
  })
  await workers.stop()
}

/** A finished grid; no two prompts are alike, and so are no two pictures. */
async function draws({ token }: SeededPerson, where: string, images: string[] = []): Promise<string> {
  const body = { botType: 'MID_JOURNEY', prompt: `a red fox ${(shade += 1)}`, images }
  const answer = await server.call(submitImagine, { token, params: { channelId: where }, body })
  await finishDrawings()
  return tasks.parse(answer.data).tasks[0]?.id ?? ''
}

/** What is stored of a task: the ids of its pictures, those it began from too, and the names of their files. */
async function partsOf(taskId: string): Promise<{ ids: string[]; files: string[] }> {
  const row = await server.deps.db.selectFrom('tasks').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow()
  const ids = [row.grid_id ?? '', ...row.image_ids, ...row.base_image_ids].filter((id) => id !== '')
  const images = await server.deps.db.selectFrom('images').select('sha256').where('id', 'in', ids).execute()
  return { ids, files: images.map(({ sha256 }) => sha256) }
}

const statusesOf = (ids: readonly string[], query = '') =>
  Promise.all(ids.map(async (id) => (await server.app.inject({ url: `/api/files/${id}${query}` })).statusCode))
const allAre = (status: number, { length }: readonly string[]) => Array.from({ length }, () => status)
/** Copies count as well. */
async function storedAmong(files: readonly string[]): Promise<string[]> {
  const stored = new Set<string>()
  for await (const names of server.deps.blobs.list()) for (const name of names) stored.add(name)
  return files.filter((name) => stored.has(name))
}
const idsInGallery = async ({ actor }: SeededPerson) =>
  (await readGallery(server.deps, actor, {})).items.map(({ id }: Task) => id)

test('what its creator drew in a channel that ends is gone with its files and thumbnails; what others drew or use stays', async () => {
  const upload = await uploads(creator)
  const drawn = await draws(creator, channelId, [upload])
  const shown = await draws(creator, channelId)
  const ofMember = await draws(member, channelId)
  const { actor, channelId: elsewhere } = creator
  await submitShow(server.deps, actor, elsewhere, { body: { taskId: shown }, idempotencyKey: null })
  const [gone, used, members] = [await partsOf(drawn), await partsOf(shown), await partsOf(ofMember)]
  expect(gone.ids).toContain(upload)
  await statusesOf(gone.ids, '?w=320')
  expect(await storedAmong(gone.files)).toHaveLength(gone.files.length)

  await deleteChannel(server.deps, creator.actor, channelId)
  await server.runJobs()

  expect(await storedAmong(gone.files)).toEqual([])
  expect(await statusesOf(gone.ids)).toEqual(allAre(404, gone.ids))
  expect(await statusesOf(gone.ids, '?w=320')).toEqual(allAre(404, gone.ids))
  for (const { ids } of [used, members]) expect(await statusesOf(ids)).toEqual(allAre(200, ids))
  expect(await idsInGallery(member)).toEqual([ofMember])
  expect(await idsInGallery(creator)).not.toContain(drawn)
})

test('a picture that a member picked stays in their gallery when the grid that it came from goes', async () => {
  const grid = await draws(creator, channelId)
  const { ids } = await partsOf(grid)
  const { token } = member
  const { buttons } = (await readGallery(server.deps, creator.actor, {})).items[0] as Task
  const u2 = buttons.find(({ label }) => label === 'U2')?.customId ?? ''
  const picked = await server.call(submitAction, { token, params: { taskId: grid }, body: { customId: u2 } })
  const [{ images } = { images: [] }] = tasks.parse(picked.data).tasks
  const pickedIds = images.map(({ id }) => id)

  await deleteChannel(server.deps, creator.actor, channelId)
  await server.runJobs()

  expect(await statusesOf(pickedIds)).toEqual([200])
  const others = ids.filter((id) => !pickedIds.includes(id))
  expect(await statusesOf(others)).toEqual(allAre(404, others))
})

test('done again it does nothing, and a channel that has not ended loses nothing by it', async () => {
  const [drawn, kept] = [await draws(creator, channelId), await draws(creator, creator.channelId)]
  const { ids } = await partsOf(kept)
  await clearChannel(server.deps, { channelId })
  expect(await idsInGallery(creator)).toContain(drawn)
  await deleteChannel(server.deps, creator.actor, channelId)
  await Promise.all([clearChannel(server.deps, { channelId }), clearChannel(server.deps, { channelId })])
  await clearChannel(server.deps, { channelId })
  await server.runJobs()
  expect(await idsInGallery(creator)).toEqual([kept])
  expect(await statusesOf(ids)).toEqual(allAre(200, ids))
})

test('who dies in the middle of it, with or without the last file removed, is followed by one who finishes it', async () => {
  const drawn = [await draws(creator, channelId), await draws(creator, channelId)]
  const parts = await Promise.all(drawn.map(partsOf))
  const files = parts.flatMap((part) => part.files)
  await deleteChannel(server.deps, creator.actor, channelId)
  const { blobs, clock } = server.deps
  let left = 3
  const dies = () => {
    throw new Error('killed')
  }
  const inTheRows: Deps = { ...server.deps, clock: { now: dies } }
  const inTheFiles: Deps = {
    ...server.deps,
    blobs: { ...blobs, remove: (...wanted) => (left-- > 0 ? blobs.remove(...wanted) : dies()) },
  }
  for (const deps of [inTheRows, inTheFiles, inTheFiles]) {
    await runDueJobs(server.server, listJobHandlers({ ...deps, clock: deps.clock ?? clock }))
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.deps.db)
  }
  expect(await storedAmong(files)).toHaveLength(files.length - 3)

  await server.runJobs()
  expect(await storedAmong(files)).toEqual([])
})

test('what somebody drew whose account was erased goes with the channel in which others saw it', async () => {
  const guests = await draws(member, channelId)
  const { ids, files } = await partsOf(guests)
  expect(await eraseAccount(server.deps, member.phone)).toMatchObject({ state: 'erased' })
  await server.runJobs()
  expect(await statusesOf(ids)).toEqual(allAre(200, ids))
  await deleteChannel(server.deps, creator.actor, channelId)
  await server.runJobs()
  expect([await statusesOf(ids), await storedAmong(files)]).toEqual([allAre(404, ids), []])
})

test('of an erased account nothing is stored where nobody else uses it, however fresh it is', async () => {
  const { userId, channelId: own, actor, phone } = member
  const [alone, forOthers] = [await draws(member, own, [await uploads(member)]), await draws(member, own)]
  await submitShow(server.deps, actor, channelId, { body: { taskId: forOthers }, idempotencyKey: null })
  const [gone, used] = [await partsOf(alone), await partsOf(forOthers)]
  const { actor: owner } = creator
  await removeMember(server.deps, owner, { channelId, userId })

  expect(await eraseAccount(server.deps, phone)).toMatchObject({ state: 'erased' })
  await server.runJobs()
  expect(await eraseAccount(server.deps, phone)).toEqual({ state: 'unknown' })
  await server.runJobs()

  expect(await storedAmong(gone.files)).toEqual([])
  expect(await statusesOf(used.ids)).toEqual(allAre(200, used.ids))
})

import type { Task } from '@easel/contract/drawing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
import { aGrid, anUpload, drawNext } from '../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, joins, openDrawing } from '../../testing/open-drawing.ts'
import { drawAtOnce } from '../../testing/scripted-engine.ts'
import { availableCredits } from '../ledger/gate.ts'
import { findImages } from '../media/gate.ts'
import { deleteUnusedUploads } from '../media/queries.ts'
import { deleteTask } from './delete-task.ts'
import { submitAction } from './submit-action.ts'
import { submitBlend } from './submit-blend.ts'
import { submitImagine } from './submit-imagine.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>
let actor: Person

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
  actor = await aPerson(deps)
})

const imagineFrom = (who: Person, images: string[], prompt = 'a red fox') =>
  submitImagine(deps, who, who.channelId, {
    body: { botType: 'MID_JOURNEY', prompt, images, confirmed: true },
    idempotencyKey: null,
  })

const rowOf = (task: Task | undefined) =>
  deps.db
    .selectFrom('tasks')
    .select(['base_image_ids', 'parameters'])
    .where('id', '=', task?.id ?? '')
    .executeTakeFirstOrThrow()

async function refusesPicture(who: Person, imageId: string): Promise<void> {
  const before = await deps.db.selectFrom('tasks').select('id').execute()
  const credits = await availableCredits(deps.db, who.userId, deps.clock.now())
  const own = await anUpload(deps, who)
  await expect(imagineFrom(who, [own, imageId])).rejects.toEqual(
    new Refusal('not_found', { fields: { images: 'unknown_picture' } }),
  )
  expect(await deps.db.selectFrom('tasks').select('id').execute()).toEqual(before)
  expect(await availableCredits(deps.db, who.userId, deps.clock.now())).toBe(credits)
}

test('up to five pictures go with a prompt, in their order, the same one twice if wanted', async () => {
  const [first, second] = [await anUpload(deps, actor), await anUpload(deps, actor)]
  const images = [second, first, second, first, first]

  const { tasks } = await imagineFrom(actor, images)

  expect(tasks[0]?.baseImages.map(({ id }) => id)).toEqual(images)
  const row = await rowOf(tasks[0])
  expect(row.base_image_ids).toEqual(images)
  expect(row.parameters.references).toEqual([null, null, null, null, null])
})

test('every drawing of a prompt starts from them', async () => {
  const image = await anUpload(deps, actor)
  const { tasks } = await imagineFrom(actor, [image], 'a {red, grey} fox')
  expect(tasks.map(({ baseImages }) => baseImages.map(({ id }) => id))).toEqual([[image], [image]])
})

test('without pictures nothing is said of them', async () => {
  const { tasks } = await imagineFrom(actor, [])
  expect(await rowOf(tasks[0])).toEqual({
    base_image_ids: [],
    parameters: { words: 'a red fox', without: [], stylize: 100, chaos: 0, weird: 0 },
  })
})

test("a drawn picture comes with its engine's memory of it, a grid and an upload without", async () => {
  const [grid, foreign] = [await aGrid(deps, actor), await aGrid(deps, actor)]
  await deps.db.updateTable('tasks').set({ engine: 'another' }).where('id', '=', foreign.id).execute()
  const images = [
    grid.images[2]?.id ?? '',
    grid.grid?.id ?? '',
    foreign.images[0]?.id ?? '',
    await anUpload(deps, actor),
  ]

  const { tasks } = await imagineFrom(actor, images)

  const { parameters } = await rowOf(tasks[0])
  const seedOf = ({ seed }: Task, nth: number) => ({ seed: (Number(seed) + nth) % 2 ** 32 })
  expect(parameters.references).toEqual([seedOf(grid, 2), null, seedOf(foreign, 0), null])
  expect(parameters.referencesOf).toEqual(['scripted', null, 'another', null])
})

test('the engine gets the pictures, what it remembers of them, and how much they count', async () => {
  const grid = await aGrid(deps, actor)
  await imagineFrom(actor, [grid.images[1]?.id ?? '', await anUpload(deps, actor)], 'a fox --iw 2.5')
  let order: Parameters<typeof drawAtOnce>[0] | undefined
  deps.engine.script = (asked) => {
    order = asked
    return drawAtOnce(asked)
  }

  await drawNext(deps, actor)

  expect(order).toMatchObject({ prompt: 'a fox', referenceWeight: 2.5, verb: { kind: 'imagine' } })
  expect(order?.references.map(({ recipe }) => recipe)).toEqual([{ seed: (Number(grid.seed) + 1) % 2 ** 32 }, null])
  expect(order?.references.map(({ png }) => Buffer.from(png).toString('latin1', 1, 4))).toEqual(['PNG', 'PNG'])
})

test('a picture of another member is anybody’s to draw from, also one that was picked from a grid', async () => {
  const guest = await aPerson(deps)
  await joins(deps, guest, actor.channelId)
  const grid = await aGrid(deps, actor)
  const customId = grid.buttons.find(({ label }) => label === 'U2')?.customId ?? ''
  const picked = await submitAction(deps, actor, grid.id, { body: { customId }, idempotencyKey: null })
  const images = [grid.grid?.id ?? '', grid.images[0]?.id ?? '', picked.tasks[0]?.images[0]?.id ?? '']
  const { tasks } = await imagineFrom(guest, images)
  expect(tasks[0]?.baseImages).toHaveLength(3)
})

test('a picture of a channel that one is not in, has left, or that has ended, is none', async () => {
  const [stranger, formerMember] = [await aPerson(deps), await aPerson(deps)]
  const grid = await aGrid(deps, actor)
  await joins(deps, formerMember, actor.channelId)
  await deps.db
    .deleteFrom('channel_members')
    .where('user_id', '=', formerMember.userId)
    .where('channel_id', '=', actor.channelId)
    .execute()
  for (const picture of [grid.grid?.id ?? '', grid.images[0]?.id ?? '']) {
    await refusesPicture(stranger, picture)
    await refusesPicture(formerMember, picture)
  }
  await joins(deps, actor, stranger.channelId)
  const change = { deleted_at: deps.clock.now() }
  await deps.db.updateTable('channels').set(change).where('id', '=', actor.channelId).execute()
  await refusesPicture({ ...actor, channelId: stranger.channelId }, grid.images[0]?.id ?? '')
})

test("another person's upload is none, also one that they have drawn from before one's eyes", async () => {
  const guest = await aPerson(deps)
  await joins(deps, guest, actor.channelId)
  const theirs = await anUpload(deps, actor)
  await imagineFrom(actor, [theirs])
  await refusesPicture(guest, theirs)
})

test.each(['avatar', 'mask'] as const)(
  "one's own upload for another purpose (%s) is none, nor is one that never was",
  async (purpose) => {
    await refusesPicture(actor, await anUpload(deps, actor, { purpose }))
    await refusesPicture(actor, newId())
  },
)

test('what the sweep takes while a prompt names it was never named, or stays', async () => {
  for (let round = 0; round < 15; round += 1) {
    const image = await anUpload(deps, actor)
    deps.clock.moveSeconds(2 * 24 * 60 * 60)
    const swept = deps.db.transaction().execute((tx) => deleteUnusedUploads(tx, deps.clock.now()))
    const [submitted] = await Promise.allSettled([imagineFrom(actor, [image]), swept])
    const isThere = (await findImages(deps.db, [image])).has(image)
    expect(isThere).toBe(submitted.status === 'fulfilled')
  }
})

test('of a drawing that is deleted while a prompt names its picture, the picture stays or was never named', async () => {
  for (let round = 0; round < 8; round += 1) {
    const grid = await aGrid(deps, actor)
    const picture = grid.images[0]?.id ?? ''
    const [submitted, deleted] = await Promise.allSettled([
      imagineFrom(actor, [picture]),
      deleteTask(deps, actor, grid.id),
    ])
    expect(deleted.status).toBe('fulfilled')
    expect((await findImages(deps.db, [picture])).has(picture)).toBe(submitted.status === 'fulfilled')
    if (submitted.status === 'rejected') expect(submitted.reason).toMatchObject({ reason: 'not_found' })
    await deps.db.deleteFrom('tasks').execute()
  }
})

test('what is deleted while a blend names it was never named, or is named', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [kept, gone] = [await anUpload(deps, actor), await anUpload(deps, actor)]
    const body = { botType: 'MID_JOURNEY' as const, images: [kept, gone] }
    const [submitted] = await Promise.allSettled([
      submitBlend(deps, actor, actor.channelId, { body, idempotencyKey: null }),
      deps.db.deleteFrom('images').where('id', '=', gone).execute(),
    ])
    if (submitted.status === 'rejected') expect(submitted.reason).toMatchObject({ reason: 'not_found' })
    else expect(submitted.value.tasks[0]?.baseImages.length).toBeGreaterThan(0)
  }
})

test('a picture that goes after it was named fails the drawing, with its reason and without cost', async () => {
  const image = await anUpload(deps, actor)
  await imagineFrom(actor, [image])
  await deps.db.deleteFrom('images').where('id', '=', image).execute()
  expect(await drawNext(deps, actor)).toMatchObject({ status: 'FAILURE', failReason: 'picture_gone' })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(1000)
})

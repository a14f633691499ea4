import type { Task } from '@easel/contract/drawing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { BlobMissing } from '../../platform/blobs.ts'
import { newId } from '../../platform/ids.ts'
import { draws } from '../../testing/draws.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  framesOf,
  imagines,
  joins,
  openDrawing,
  violations,
} from '../../testing/open-drawing.ts'
import { listChat } from '../chat/list-chat.ts'
import { availableCredits } from '../ledger/gate.ts'
import { removeFiles } from '../media/jobs.ts'
import { cancelTask } from './cancel-task.ts'
import { deleteTask } from './delete-task.ts'
import { readInfo } from './info/read-info.ts'
import { likeTask } from './likes/like-task.ts'
import { listTasks } from './list-tasks.ts'
import { readTask } from './read-task.ts'
import { submitAction } from './submit-action.ts'
import { submitBlend } from './submit-blend.ts'
import { submitShow } from './submit-show.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  await sql`delete from graphile_worker._private_jobs`.execute(deps.db)
})

type Person = Awaited<ReturnType<typeof aPerson>>

const imageRows = async () => (await deps.db.selectFrom('images').select('id').execute()).map(({ id }) => id)
const idsOf = ({ grid, images }: Pick<Task, 'grid' | 'images'>) =>
  [...(grid ? [grid] : []), ...images].map(({ id }) => id)
/** Names of the bytes that are to be removed. */
async function removals(): Promise<string[]> {
  const { rows } = await sql<{ payload: { sha256s: string[] } }>`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as kinds on kinds.id = jobs.task_id
    where kinds.identifier = 'remove-files'`.execute(deps.db)
  return rows.flatMap(({ payload }) => payload.sha256s)
}

async function press(person: Person, { id, buttons }: Task, label: string): Promise<Task> {
  const customId = buttons.find((button) => button.label === label)?.customId ?? ''
  const { tasks } = await submitAction(deps, person, id, { body: { customId }, idempotencyKey: null })
  if (!tasks[0]) throw new Error('no task')
  return tasks[0]
}

test('the task, its pictures and its likes are gone, the channel hears of it, and the books keep what was paid', async () => {
  const [author, member] = [await aPerson(deps, { credits: 40 }), await aPerson(deps)]
  await joins(deps, member, author.channelId)
  const [kept, grid] = [await draws(deps, author), await draws(deps, author)]
  await likeTask(deps, member, grid.id, { liked: true })

  expect(await deleteTask(deps, author, grid.id)).toBeNull()

  for (const person of [author, member]) {
    await expect(readTask(deps, person, grid.id)).rejects.toThrow(new Refusal('not_found'))
    const reader = { ...person, channelId: author.channelId }
    expect((await listTasks(deps, reader, author.channelId, {})).items.map(({ id }) => id)).toEqual([kept.id])
    expect((await listChat(deps, reader, author.channelId, {})).items.map(({ id }) => id)).toEqual([kept.id])
  }
  const { channelId } = author
  const frames = await framesOf(deps, `channel:${channelId}`)
  expect(frames.at(-1)).toEqual({ t: 'task.gone', channelId, taskId: grid.id })
  expect((await readInfo(deps, author, channelId, 'en-US')).totals).toEqual({ tasks: 1, images: 4 })
  expect(await imageRows()).toEqual(expect.arrayContaining(idsOf(kept)))
  expect((await imageRows()).filter((id) => idsOf(grid).includes(id))).toEqual([])
  expect(await removals()).toHaveLength(5)
  expect(await availableCredits(deps.db, author.userId, deps.clock.now())).toBe(32)
  expect(await violations(deps)).toEqual([])
  const booked = await deps.db.selectFrom('ledger_transactions').select('kind').where('task_id', '=', grid.id).execute()
  expect(booked.map(({ kind }) => kind).sort()).toEqual(['capture', 'hold'])
})

test('a second time it is not there, also when it is asked for twice at once', async () => {
  const author = await aPerson(deps)
  const { id } = await draws(deps, author)
  const tries = await Promise.allSettled([1, 2, 3].map(() => deleteTask(deps, author, id)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const attempt of tries)
    if (attempt.status === 'rejected') expect(attempt.reason).toEqual(new Refusal('not_found'))
  await expect(deleteTask(deps, author, id)).rejects.toThrow(new Refusal('not_found'))
  const gone = (await framesOf(deps, `channel:${author.channelId}`)).filter(({ t }) => t === 'task.gone')
  expect(gone).toHaveLength(1)
})

test('only its author may, only when it has ended, and a stranger does not learn that it is there', async () => {
  const [creator, author, stranger] = [await aPerson(deps), await aPerson(deps), await aPerson(deps)]
  await joins(deps, author, creator.channelId)
  const grid = await draws(deps, { ...author, channelId: creator.channelId })
  const open = await imagines(deps, author)
  const tries: [Person, string, Refusal][] = [
    [creator, grid.id, new Refusal('not_author')],
    [stranger, grid.id, new Refusal('not_found')],
    [stranger, newId(), new Refusal('not_found')],
    [author, open.id, new Refusal('conflict')],
  ]
  for (const [who, id, refusal] of tries) await expect(deleteTask(deps, who, id)).rejects.toThrow(refusal)
  expect(await readTask(deps, author, grid.id)).toMatchObject({ status: 'SUCCESS' })
  await cancelTask(deps, author, open.id)
  expect(await deleteTask(deps, author, open.id)).toBeNull()
  await deps.db.deleteFrom('channel_members').where('user_id', '=', author.userId).execute()
  // It stays one's own after one has left.
  expect(await deleteTask(deps, author, grid.id)).toBeNull()
})

test('what was made from it lives on, with its pictures, and forgets it', async () => {
  const author = await aPerson(deps)
  const grid = await draws(deps, author)
  const chosen = await press(author, grid, 'U2')
  const varied = await press(author, grid, 'V1')
  const { tasks } = await submitShow(deps, author, author.channelId, {
    body: { taskId: grid.id },
    idempotencyKey: null,
  })
  const shown = tasks[0]?.id ?? ''

  await deleteTask(deps, author, grid.id)

  expect(await readTask(deps, author, chosen.id)).toMatchObject({ parentId: null, images: chosen.images })
  expect(await readTask(deps, author, varied.id)).toMatchObject({ parentId: null, status: 'NOT_START' })
  expect(await readTask(deps, author, shown)).toMatchObject({ parentId: null, grid: grid.grid, images: grid.images })
  expect(await removals()).toEqual([])

  await deleteTask(deps, author, shown)
  expect((await imageRows()).filter((id) => idsOf(grid).includes(id))).toEqual([chosen.images[0]?.id])
  await deleteTask(deps, author, chosen.id)
  expect((await imageRows()).filter((id) => idsOf(grid).includes(id))).toEqual([])
  expect(await removals()).toHaveLength(5)
})

test('bytes go with the last picture that has them', async () => {
  const author = await aPerson(deps)
  const grid = await draws(deps, author)
  const rows = await deps.db.selectFrom('images').selectAll().where('id', 'in', idsOf(grid)).execute()
  const [twin] = rows
  if (!twin) throw new Error('no picture')
  await deps.db
    .insertInto('images')
    .values({ ...twin, id: newId() })
    .execute()
  await deleteTask(deps, author, grid.id)

  await removeFiles(deps, { sha256s: await removals() })

  for (const { sha256 } of rows) {
    const read = async () => deps.blobs.read(sha256)
    if (sha256 === twin.sha256) expect(await read()).toHaveLength(twin.bytes)
    else await expect(read()).rejects.toThrow(BlobMissing)
  }
})

test.each([
  ['begins from it', (imageId: string) => ({ base_image_ids: [imageId] })],
  ['has it as a mask', (imageId: string) => ({ mask_id: imageId })],
  ['works on it', (imageId: string) => ({ parameters: JSON.stringify({ work: { imageId } }) })],
  ['asks its author about it', (imageId: string) => ({ modal: JSON.stringify({ kind: 'ZOOM', imageId }) })],
])('a picture stays as long as another task %s', async (_how, naming) => {
  const author = await aPerson(deps)
  const [grid, other] = [await draws(deps, author), await imagines(deps, author)]
  const used = grid.images[1]?.id ?? ''
  await deps.db.updateTable('tasks').set(naming(used)).where('id', '=', other.id).execute()
  await deleteTask(deps, author, grid.id)
  expect((await imageRows()).filter((id) => idsOf(grid).includes(id))).toEqual([used])
})

test('a picture that shows a person stays', async () => {
  const author = await aPerson(deps)
  const grid = await draws(deps, author)
  const avatar_id = grid.images[0]?.id ?? ''
  await deps.db.updateTable('users').set({ avatar_id }).where('id', '=', author.userId).execute()
  await deleteTask(deps, author, grid.id)
  expect(await imageRows()).toContain(avatar_id)
  await deps.db.updateTable('users').set({ avatar_id: null }).where('id', '=', author.userId).execute()
})

test.each(['U1', 'V1'])('raced with %s, either there was nothing to press, or what came of it lives', async (label) => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const author = await aPerson(deps)
    const grid = await draws(deps, author)
    const [pressed, deleted] = await Promise.allSettled([
      press(author, grid, label),
      round % 2 === 0 ? deleteTask(deps, author, grid.id) : later(() => deleteTask(deps, author, grid.id)),
    ])
    expect(deleted.status).toBe('fulfilled')
    outcomes.add(pressed.status)
    if (pressed.status === 'rejected') expect(pressed.reason).toEqual(new Refusal('not_found'))
    else {
      const made = await readTask(deps, author, pressed.value.id)
      expect(made).toMatchObject({ parentId: null, images: pressed.value.images })
      if (made.status === 'NOT_START') await cancelTask(deps, author, made.id)
    }
    await expect(readTask(deps, author, grid.id)).rejects.toThrow(new Refusal('not_found'))
  }
  expect(await violations(deps)).toEqual([])
})

/** A few turns of the loop behind. */
async function later<T>(act: () => Promise<T>): Promise<T> {
  await deps.db.selectFrom('users').select('id').limit(1).execute()
  return act()
}

test('raced with showing it again, the pictures that are shown are there', async () => {
  for (let round = 0; round < 12; round += 1) {
    const author = await aPerson(deps)
    const grid = await draws(deps, author)
    const once = { body: { taskId: grid.id }, idempotencyKey: null }
    const [shown] = await Promise.allSettled([
      submitShow(deps, author, author.channelId, once),
      deleteTask(deps, author, grid.id),
    ])
    if (shown.status === 'rejected') expect(shown.reason).toEqual(new Refusal('not_found'))
    else expect((await readTask(deps, author, shown.value.tasks[0]?.id ?? '')).images).toEqual(grid.images)
  }
})

test('raced with a blend of its pictures, either they are gone for it, or they stay for it', async () => {
  for (let round = 0; round < 12; round += 1) {
    const author = await aPerson(deps)
    const [grid, other] = [await draws(deps, author), await draws(deps, author)]
    const images = [grid.images[0]?.id ?? '', other.images[0]?.id ?? '']
    const body = { botType: 'MID_JOURNEY' as const, images }
    const [blended, deleted] = await Promise.allSettled([
      submitBlend(deps, author, author.channelId, { body, idempotencyKey: null }),
      deleteTask(deps, author, grid.id),
    ])
    expect(deleted.status).toBe('fulfilled')
    if (blended.status === 'rejected') expect(blended.reason).toMatchObject({ reason: 'not_found' })
    else {
      const [task] = blended.value.tasks
      expect((await readTask(deps, author, task?.id ?? '')).baseImages.map(({ id }) => id)).toEqual(images)
      await cancelTask(deps, author, task?.id ?? '')
    }
  }
})

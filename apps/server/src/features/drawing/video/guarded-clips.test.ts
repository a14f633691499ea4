import type { Task } from '@easel/contract/drawing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { aGrid, drawNext } from '../../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, imagines, openDrawing } from '../../../testing/open-drawing.ts'
import { aPicture, answer, press } from '../../../testing/press-buttons.ts'
import { drawAtOnce } from '../../../testing/scripted-engine.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { deleteTask } from '../delete-task.ts'
import { readTask } from '../read-task.ts'
import { submitImagine } from '../submit-imagine.ts'
import { submitVideo } from './submit-video.ts'

let deps: DrawingDeps
let actor: Awaited<ReturnType<typeof aPerson>>

const setMedia = (media: 'video'[]) => deps.db.updateTable('companies').set({ media }).execute()
beforeAll(async () => {
  deps = await openDrawing()
  const words = { name: 'Easel', description: '', keywords: '', logo: null, contact: null }
  await deps.db
    .insertInto('companies')
    .values({ id: 1, ...words, is_show_chatgpt: true, is_show_discord: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
  await setMedia(['video'])
  actor = await aPerson(deps, { credits: 5000 })
})

const left = () => availableCredits(deps.db, actor.userId, deps.clock.now())
const emojis = ({ buttons }: Task) => buttons.map(({ emoji }) => emoji)
const begin = (image: string, parentId: string) =>
  submitVideo(deps, actor, actor.channelId, {
    body: { botType: 'MID_JOURNEY', image, parentId },
    idempotencyKey: null,
  })
async function makeClip(prompt: string): Promise<Task> {
  await imagines(deps, actor, `${prompt} --video`)
  return drawNext(deps, actor)
}
/** How many of these clips are kept. */
async function countKept(...tasks: Task[]): Promise<number> {
  const ids = tasks.flatMap(({ media }) => media.map(({ id }) => id))
  return (await deps.db.selectFrom('images').select('id').where('id', 'in', ids).execute()).length
}

test('a prompt makes no more clips than it could make grids, however its parameters multiply', async () => {
  const body = { botType: 'MID_JOURNEY' as const, prompt: 'a fox --video --bs 4 --repeat 11', confirmed: true }
  const made = submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })
  const note = { problem: 'too_many_drawings' as const, at: '--bs', options: ['40', '44'] }
  await expect(made).rejects.toEqual(new Refusal('invalid_input', { fields: { prompt: note } }))
  expect(await left()).toBe(5000)
  const fitting = { ...body, prompt: 'a fox --video --bs 4 --repeat 10' }
  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body: fitting, idempotencyKey: null })
  expect(tasks).toHaveLength(40)
})

test('where the operator has video off no clip is made again, and none offers it', async () => {
  const clip = await makeClip('waves')
  const picture = await aPicture(deps, actor)
  await setMedia([])
  expect(emojis(await readTask(deps, actor, clip.id))).toEqual(['❤️'])
  await expect(press(deps, actor, clip, '🔄')).rejects.toEqual(new Refusal('medium_off'))
  expect(emojis(await readTask(deps, actor, picture.id))).toContain('❤️')
  await setMedia(['video'])
  expect(await press(deps, actor, clip, '🔄')).toMatchObject({ action: 'VIDEO' })
})

test('an answer about a picture asks for a picture: parameters of clips are refused, and it waits on', async () => {
  const asked = await press(deps, actor, await aPicture(deps, actor), 'Custom Zoom')
  const before = await left()
  for (const said of ['--video', '--motion high', '--loop', '--bs 4'])
    await expect(
      answer(deps, actor, asked, { body: { prompt: `a fox ${said}` }, idempotencyKey: null }),
    ).rejects.toMatchObject({ reason: 'invalid_input' })
  expect(await readTask(deps, actor, asked.id)).toMatchObject({ status: 'MODAL' })
  expect(await left()).toBe(before)
})

test('a deleted clip stays while others go on from it, and goes with the last of them', async () => {
  const clip = await makeClip('waves')
  await press(deps, actor, clip, 'Extend (Low motion)')
  const longer = await drawNext(deps, actor)
  await deleteTask(deps, actor, clip.id)
  expect(await countKept(clip, longer)).toBe(2)
  await press(deps, actor, longer, '🔄')
  const again = await drawNext(deps, actor)
  await deleteTask(deps, actor, longer.id)
  expect(await countKept(clip)).toBe(1)
  await deleteTask(deps, actor, again.id)
  expect(await countKept(clip, longer, again)).toBe(0)
})

test('raced with its deletion, a picture is set in motion or is not there, and neither act fails for the other', async () => {
  for (let round = 0; round < 8; round += 1) {
    const grid = await aGrid(deps, actor)
    const outcomes = await Promise.allSettled([
      begin(grid.images[1]?.id ?? '', grid.id),
      begin(grid.images[2]?.id ?? '', grid.id),
      deleteTask(deps, actor, grid.id),
    ])
    expect(outcomes[2]?.status).toBe('fulfilled')
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'not_found' })
    await forgetTasks(deps)
  }
})

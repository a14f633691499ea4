import type { Engine } from '@easel/engines/engine'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aGrid } from '../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, framesOf, openDrawing } from '../../testing/open-drawing.ts'
import { press } from '../../testing/press-buttons.ts'
import { deleteTask } from './delete-task.ts'
import { enlargePick } from './enlarge-pick.ts'
import { readTask } from './read-task.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(() => forgetTasks(deps))

/** The same, with an engine that gives this for a picked picture. */
function withEngine(enlarge: NonNullable<Engine['enlargePick']>): DrawingDeps {
  const find: DrawingDeps['engines']['find'] = (id) => {
    const found = deps.engines.find(id)
    return found && { ...found, engine: { ...found.engine, enlargePick: enlarge } }
  }
  return { ...deps, engines: { ...deps.engines, find } }
}

const twice: NonNullable<Engine['enlargePick']> = async ({ recipe, width, height }) => {
  const size = { width: 2 * width, height: 2 * height }
  const png = await sharp({ create: { ...size, channels: 3, background: '#c42' } })
    .png()
    .toBuffer()
  return { png, ...size, recipe: { ...recipe, larger: true } }
}

test('a picked picture is there at once, and a larger painting of it takes its place', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const grid = await aGrid(deps, actor, 'a fox')
  const able = withEngine(twice)
  const picked = await press(able, actor, grid, 'U2')
  expect(picked).toMatchObject({ status: 'SUCCESS', images: [grid.images[1]] })
  const jobs = await deps.db
    .selectFrom('graphile_worker.jobs' as never)
    .selectAll()
    .execute()
  expect(jobs).toContainEqual(expect.objectContaining({ task_identifier: 'enlarge-pick' }))

  await enlargePick(able, { taskId: picked.id })
  const larger = await readTask(deps, actor, picked.id)
  expect(larger.version).toBeGreaterThan(picked.version)
  const { width = 0, height = 0 } = grid.images[1] ?? {}
  expect(larger.images).toMatchObject([{ width: 2 * width, height: 2 * height }])
  expect((await framesOf(deps, `channel:${actor.channelId}`)).at(-1)).toMatchObject({ task: { images: larger.images } })
  expect((await readTask(deps, actor, grid.id)).images).toEqual(grid.images)
})

test('one that is deleted meanwhile, or as large already, stays as it is', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const grid = await aGrid(deps, actor, 'a fox')
  const picked = await press(deps, actor, grid, 'U2')
  await enlargePick(
    withEngine(async () => null),
    { taskId: picked.id },
  )
  expect(await readTask(deps, actor, picked.id)).toMatchObject({ version: picked.version, images: picked.images })

  const images = await deps.db.selectFrom('images').select('id').execute()
  await enlargePick(
    withEngine(async (...asked) => {
      await deleteTask(deps, actor, picked.id)
      return twice(...asked)
    }),
    { taskId: picked.id },
  )
  expect(await deps.db.selectFrom('images').select('id').execute()).toHaveLength(images.length)
})

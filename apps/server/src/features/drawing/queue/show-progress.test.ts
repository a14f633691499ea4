import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { PREVIEW_CHANNEL } from '../../../live/hub.ts'
import { drawNext, shownStates } from '../../../testing/draw-next.ts'
import { aPerson, type DrawingDeps, forgetTasks, imagines, openDrawing } from '../../../testing/open-drawing.ts'
import { drawAtOnce, fourPictures } from '../../../testing/scripted-engine.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
})

test('shown progress stands until it is overtaken', async () => {
  const actor = await aPerson(deps)
  const { id } = await imagines(deps, actor)
  await deps.db
    .updateTable('tasks')
    .set({ status: 'IN_PROGRESS', progress: 60, ticket: '{}' })
    .where('id', '=', id)
    .execute()
  deps.engine.script = async function* (order) {
    for (const progress of [10, 60, 70, 65, 90]) {
      deps.clock.moveSeconds(1)
      yield { state: 'drawing', progress, preview: null }
    }
    yield { state: 'done', pictures: await fourPictures(order.seed), notDrawn: [] }
  }

  await drawNext(deps)

  expect((await shownStates(deps, actor.channelId)).slice(1)).toEqual([
    'IN_PROGRESS 70',
    'IN_PROGRESS 90',
    'SUCCESS 100',
  ])
})

test('progress is told at most four times a second', async () => {
  const actor = await aPerson(deps)
  await imagines(deps, actor)
  deps.engine.script = async function* (order) {
    for (let progress = 1; progress < 99; progress += 1) yield { state: 'drawing', progress, preview: null }
    yield { state: 'done', pictures: await fourPictures(order.seed), notDrawn: [] }
  }
  await drawNext(deps)
  expect(await shownStates(deps, actor.channelId)).toEqual([
    'NOT_START 0',
    'SUBMITTED 0',
    'IN_PROGRESS 1',
    'SUCCESS 100',
  ])
})

test('a preview that comes after its progress was told is shown, and nothing is written for it', async () => {
  const actor = await aPerson(deps)
  await imagines(deps, actor)
  const previews: unknown[] = []
  const stop = deps.bus.listen(PREVIEW_CHANNEL, (payload) => previews.push(JSON.parse(payload)))
  deps.engine.script = async function* (order) {
    for (const progress of [25, 50]) {
      deps.clock.moveSeconds(1)
      yield { state: 'drawing', progress, preview: null }
      yield { state: 'drawing', progress, preview: new Uint8Array([progress]) }
      yield { state: 'drawing', progress, preview: new Uint8Array([progress, 1]) }
    }
    yield { state: 'done', pictures: await fourPictures(order.seed), notDrawn: [] }
  }

  await drawNext(deps)
  await expect.poll(() => previews).toMatchObject([{ progress: 25 }, { progress: 50 }])
  stop()

  expect((await shownStates(deps, actor.channelId)).slice(2)).toEqual([
    'IN_PROGRESS 25',
    'IN_PROGRESS 50',
    'SUCCESS 100',
  ])
})

test('a preview that cannot be kept does not stop the drawing', async () => {
  const { id } = await imagines(deps, await aPerson(deps))
  const full = { ...deps, blobs: { ...deps.blobs, putPreview: () => Promise.reject(new Refusal('storage_full')) } }
  await drawNext(full)
  expect(await readStatus(id)).toBe('SUCCESS')
})

async function readStatus(id: string): Promise<string> {
  const row = await deps.db.selectFrom('tasks').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return row.status
}

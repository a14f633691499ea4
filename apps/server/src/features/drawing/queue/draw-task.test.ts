import { EngineUnreachable } from '@easel/engines/engine'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TaskRow } from '../../../db/tables.ts'
import { PREVIEW_CHANNEL } from '../../../live/hub.ts'
import { claimNext, drawNext, OWNER, shownStates } from '../../../testing/draw-next.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  framesOf,
  imagines,
  openDrawing,
  violations,
} from '../../../testing/open-drawing.ts'
import { openRememberingLog } from '../../../testing/remembering-log.ts'
import { drawAtOnce, drawForever, fourPictures } from '../../../testing/scripted-engine.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { cancelTask } from '../cancel-task.ts'
import { readTask } from '../read-task.ts'
import { submitAction } from '../submit-action.ts'
import { claimTask } from './claim-task.ts'
import { drawTask } from './draw-task.ts'
import { EngineFault } from './follow-engine.ts'
import { LEASE_MS } from './rules.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
  deps.engine.onStart = () => undefined
  deps.engine.started = []
})

const read = (id: string): Promise<TaskRow> =>
  deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('what was not drawn is told of each picture, of all of them together, and of the one that is picked', async () => {
  const actor = await aPerson(deps, { credits: 40 })
  const { id } = await imagines(deps, actor, 'kites and a horse --ar 3:1')
  deps.engine.script = async function* (order) {
    const pictures = (await fourPictures(order.seed)).map((one, nth) => ({
      ...one,
      notDrawn: nth === 1 ? ['kites'] : [],
    }))
    yield { state: 'done', pictures, notDrawn: ['sky'] }
  }
  await drawNext(deps)
  const task = await readTask(deps, actor, id)
  expect(task.images[0]).toMatchObject({ notDrawn: ['sky', '--ar 3:1'] })
  expect(new Set(task.notDrawn)).toEqual(new Set(['sky', 'kites', '--ar 3:1']))
  const customId = task.buttons.find(({ label }) => label === 'U2')?.customId ?? ''
  const { tasks } = await submitAction(deps, actor, id, { body: { customId }, idempotencyKey: null })
  expect(tasks).toMatchObject([
    { notDrawn: task.images[1]?.notDrawn, images: [{ notDrawn: task.images[1]?.notDrawn }] },
  ])
})

test('a task is handed over, shows its progress, and ends with four pictures, a grid and its price', async () => {
  const actor = await aPerson(deps, { credits: 40 })
  const { id } = await imagines(deps, actor, 'a unicorn --seed 7')
  const previews: unknown[] = []
  const stop = deps.bus.listen(PREVIEW_CHANNEL, (payload) => previews.push(JSON.parse(payload)))

  await drawNext(deps)
  stop()

  const task = await read(id)
  expect(task).toMatchObject({ status: 'SUCCESS', progress: 100, not_drawn: ['unicorn'], lease_owner: null })
  expect(task.recipes).toEqual([{ seed: 7 }, { seed: 8 }, { seed: 9 }, { seed: 10 }])
  expect(await shownStates(deps, actor.channelId)).toEqual([
    'NOT_START 0',
    'SUBMITTED 0',
    'IN_PROGRESS 50',
    'SUCCESS 100',
  ])
  const [last] = (await framesOf(deps, `channel:${actor.channelId}`)).slice(-1)
  expect(last).toMatchObject({ task: { grid: { width: 16, height: 16 }, version: 4 } })
  expect((last?.['task'] as { images: unknown[] }).images).toMatchObject(Array(4).fill({ width: 8, mime: 'image/png' }))
  expect((last?.['task'] as { buttons: unknown[] }).buttons).toHaveLength(9)
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(36)
  expect(await violations(deps)).toEqual([])
})

test('the engine is asked for what the task says, and told the ticket again after a restart', async () => {
  const actor = await aPerson(deps)
  const { id } = await imagines(deps, actor, 'a fox --ar 3:2 --no snow --seed 9 --c 30 --w 5 --s 0 --niji 5')
  const orders: unknown[] = []
  deps.engine.script = (order) => {
    orders.push(order)
    return drawAtOnce(order)
  }
  await deps.db
    .updateTable('tasks')
    .set({ status: 'SUBMITTED', ticket: JSON.stringify({ job: 'x' }) })
    .where('id', '=', id)
    .execute()

  await drawNext(deps)

  expect(deps.engine.started).toEqual([])
  expect(orders).toEqual([
    {
      verb: { kind: 'imagine' },
      prompt: 'a fox',
      without: ['snow'],
      bot: 'NIJI_JOURNEY',
      modelVersion: '5',
      aspectRatio: { width: 3, height: 2 },
      seed: 9,
      stylize: 0,
      chaos: 30,
      weird: 5,
      references: [],
      referenceWeight: 1,
    },
  ])
})

const refuse = async function* () {
  yield { state: 'refused' as const, reason: 'blocked_words' }
}
const unreachable = async function* () {
  yield { state: 'drawing' as const, progress: 5, preview: null }
  throw new EngineUnreachable('gone')
}
const fewPictures = async function* () {
  yield { state: 'done' as const, pictures: (await fourPictures(1)).slice(1), notDrawn: [] }
}
const noPictures = async function* () {
  const [picture] = await fourPictures(1)
  if (!picture) return
  yield { state: 'done' as const, pictures: Array(4).fill({ ...picture, png: new Uint8Array([1]) }), notDrawn: [] }
}

test.each([
  ['refuses', refuse, 'engine_refused', 'blocked_words'],
  ['cannot be reached', unreachable, 'engine_unreachable', null],
  ['gives three pictures', fewPictures, 'engine_bad_reply', null],
  ['gives bytes that are no picture', noPictures, 'engine_bad_reply', null],
])('an engine that %s: FAILURE, and the credits are back', async (_what, script, reason, detail) => {
  const actor = await aPerson(deps, { credits: 4 })
  const { id } = await imagines(deps, actor)
  deps.engine.script = script

  await drawNext(deps)

  expect(await read(id)).toMatchObject({ status: 'FAILURE', fail_reason: reason, fail_detail: detail, image_ids: [] })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(4)
  expect(
    (await framesOf(deps, `user:${actor.userId}`)).map(({ user }) => (user as { credits: number }).credits),
  ).toEqual([0, 4])
  expect(await violations(deps)).toEqual([])
})

test('what an engine says of a fault of its own is for the log and its operator, and for nobody who draws', async () => {
  const noted: unknown[] = []
  const said = openRememberingLog()
  const engines = { ...deps.engines, note: async (...what: unknown[]) => void noted.push(what) }
  const actor = await aPerson(deps)
  const { id } = await imagines(deps, actor)
  deps.engine.script = async function* () {
    yield { state: 'refused', reason: 'engine_failed', said: 'CUDA out of memory' }
  }
  await drawNext({ ...deps, engines, log: said.log })

  expect(noted).toMatchObject([[deps.engine.id, { failed: 'engine_failed: CUDA out of memory' }]])
  expect(said.facts('an engine told of a fault of its own')).toMatchObject([{ taskId: id, said: 'CUDA out of memory' }])
  expect(await read(id)).toMatchObject({ status: 'FAILURE', fail_reason: 'engine_failed', fail_detail: null })
  expect(JSON.stringify(await framesOf(deps, `channel:${actor.channelId}`))).not.toContain('CUDA')
})

test('an engine that was away for a moment is asked again', async () => {
  const actor = await aPerson(deps)
  const { id } = await imagines(deps, actor)
  let refusals = 2
  deps.engine.onStart = () => {
    refusals -= 1
    if (refusals >= 0) throw new EngineUnreachable('busy')
  }
  await drawNext(deps)
  expect(await read(id)).toMatchObject({ status: 'SUCCESS' })
  expect(deps.engine.started).toEqual(['a red fox'])
})

test('pictures that cannot be kept are not paid for', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const { id } = await imagines(deps, actor)
  const full = { ...deps, blobs: { ...deps.blobs, put: () => Promise.reject(new Error('EIO')) } }

  await drawNext(full)

  expect(await read(id)).toMatchObject({ status: 'FAILURE', fail_reason: 'storage_unavailable', grid_id: null })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(4)
})

test.each([
  [
    'throws',
    async function* () {
      throw new TypeError('oops')
    },
  ],
  ['ends without a result', async function* () {}],
])('an engine that %s leaves the task open for another try', async (_what, script) => {
  const { id } = await imagines(deps, await aPerson(deps))
  deps.engine.script = script
  await expect(drawNext(deps)).rejects.toThrow(EngineFault)
  expect(await read(id)).toMatchObject({ status: 'SUBMITTED', lease_owner: OWNER })
})

test('a worker that slept past its lease writes nothing when it wakes', async () => {
  const actor = await aPerson(deps)
  const { id } = await imagines(deps, actor)
  deps.engine.script = async function* (order) {
    yield { state: 'drawing', progress: 10, preview: null }
    deps.clock.moveSeconds(LEASE_MS / 1000 + 1)
    yield { state: 'drawing', progress: 50, preview: null }
    yield { state: 'done', pictures: await fourPictures(order.seed), notDrawn: [] }
  }

  await drawNext(deps)
  expect(await read(id)).toMatchObject({ status: 'IN_PROGRESS', progress: 10 })

  deps.engine.script = drawAtOnce
  const [stale, fresh] = [await read(id), await claimTask(deps, 'other:2:0')]
  await drawTask(
    deps,
    { task: stale, lease: { owner: OWNER, epoch: stale.epoch } },
    { signal: new AbortController().signal },
  )
  expect(await read(id)).toMatchObject({ status: 'IN_PROGRESS', progress: 10, lease_owner: 'other:2:0', epoch: 2 })
  expect(fresh).toMatchObject({ id, attempts: 1 })
})

test('a task cancelled on the way stays cancelled, and its late pictures are not kept', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const { id } = await imagines(deps, actor)
  deps.engine.script = async function* (order) {
    await cancelTask(deps, actor, id)
    yield { state: 'done', pictures: await fourPictures(order.seed), notDrawn: [] }
  }
  const images = () => deps.db.selectFrom('images').select('id').execute()
  const before = await images()

  await drawNext(deps)

  expect(await read(id)).toMatchObject({ status: 'CANCEL', image_ids: [] })
  expect(await images()).toEqual(before)
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(4)
})

test('whether cancelled or drawn first, a task is settled once', async () => {
  for (let round = 0; round < 15; round += 1) {
    const actor = await aPerson(deps, { credits: 4 })
    const { id } = await imagines(deps, actor)
    const task = await claimNext(deps)
    await Promise.all([drawNext(deps, { task }), cancelTask(deps, actor, id)])
    const { status } = await read(id)
    expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(status === 'CANCEL' ? 4 : 0)
    expect(['CANCEL', 'SUCCESS']).toContain(status)
  }
  expect(await violations(deps)).toEqual([])
})

test('the signal ends a drawing and leaves the task as it stands', async () => {
  const { id } = await imagines(deps, await aPerson(deps))
  const controller = new AbortController()
  deps.engine.script = async function* (order, signal) {
    for await (const report of drawForever(order, signal)) {
      yield report
      controller.abort()
    }
  }
  await expect(drawNext(deps, { signal: controller.signal })).rejects.toThrow()
  expect(await read(id)).toMatchObject({ status: 'IN_PROGRESS', progress: 10 })
  expect(deps.engine.running.size).toBe(0)
})

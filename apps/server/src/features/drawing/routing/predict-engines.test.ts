import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import { aGrid, anUpload, drawNext } from '../../../testing/draw-from.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { aPicture, answer, press, remixes } from '../../../testing/press-buttons.ts'
import { connectRemote, drawAtOnce, type ScriptedRemote, scriptedRemote } from '../../../testing/scripted-engine.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { readInfo } from '../info/read-info.ts'
import { readOrder } from '../queue/read-order.ts'
import { readQuote } from '../read-quote.ts'
import { countSlots } from './can-draw.ts'
import { readTask } from '../read-task.ts'
import { submitBlend } from '../submit-blend.ts'
import { submitImagine } from '../submit-imagine.ts'

let deps: DrawingDeps
let actor: Awaited<ReturnType<typeof aPerson>>
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  actor = await aPerson(deps, { credits: 100, concurrency: 9 })
})

const remote = (id: string, change: Partial<ConnectedEngine> = {}, more: Partial<ScriptedRemote> = {}) =>
  connectRemote(Object.assign(scriptedRemote(drawAtOnce, id), more), change)
const withAll = (...all: ConnectedEngine[]) => withEngines(deps, deps.engine, ...all)
const aside = { setAsideUntil: new Date('2030-01-01T00:00:00Z') }
const rowOf = (id: string) => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const credits = () => availableCredits(deps.db, actor.userId, deps.clock.now())
const quote = (at: DrawingDeps) => {
  const body = { action: 'IMAGINE', botType: 'MID_JOURNEY', prompt: 'a fox' } as const
  return readQuote(at, actor, actor.channelId, { body, language: 'en-US' })
}

test('a task names the engine that it would be given now: by weight and free slots', async () => {
  const at = withAll(remote('big', { slots: 2, weight: 2 }), remote('small', { slots: 3 }))
  const engines: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { id, engine } = await imagines(at, actor)
    engines.push(engine)
    await deps.db.updateTable('tasks').set({ ticket: '{}' }).where('id', '=', id).execute()
  }
  expect(engines).toEqual(['big', 'small', 'big'])
})

test('the one that stands by is named only while no other that is well can do it, and counts for the waiting time only then', async () => {
  const standBy = remote('painter', { weight: 0, slots: 50 })
  const named = async (...all: ConnectedEngine[]) => (await imagines(withAll(standBy, ...all), actor)).engine
  expect(await named(remote('real', { slots: 1 }))).toBe('real')
  expect(await named(remote('real', { slots: 0 }))).toBe('real')
  expect(await named(remote('real', aside))).toBe('painter')
  expect(await named(remote('real', { verbs: new Set(['pan']) }))).toBe('painter')
  expect(countSlots(withAll(standBy, remote('real', { slots: 1 })).engines)).toBe(1)
  expect(countSlots(withAll(standBy, remote('real', aside)).engines)).toBe(50)
})

test.each([
  ['is on', [remote('off', { isOn: false })], 'engine_limit'],
  ['can do it', [remote('a', { verbs: new Set(['shorten']) })], 'engine_limit'],
  ['knows the bot', [remote('a', { bots: ['NIJI_JOURNEY'] })], 'engine_limit'],
  ['is well', [remote('a', aside), remote('b', { isOn: false })], 'upstream_unavailable'],
] as const)('when no engine %s, nothing is charged and the quote says the same', async (_what, all, reason) => {
  const at = withAll(...all)
  await expect(imagines(at, actor)).rejects.toEqual(new Refusal(reason))
  expect(await credits()).toBe(100)
  expect(await quote(at)).toMatchObject({ cost: 0, problems: [{ reason }] })
  expect(await quote(withAll(...all, remote('well')))).toMatchObject({ cost: 4, problems: [] })
})

test('as many pictures are blended as the engine joins that joins most', async () => {
  const at = withAll(remote('two', {}, { mostBlended: 2 }), remote('five', {}, { mostBlended: 5 }))
  const images = await Promise.all([1, 2, 3, 4, 5, 6].map(() => anUpload(deps, actor)))
  const blend = (count: number) =>
    submitBlend(at, actor, actor.channelId, {
      body: { botType: 'MID_JOURNEY', images: images.slice(0, count) },
      idempotencyKey: null,
    })
  await expect(blend(6)).rejects.toEqual(new Refusal('engine_limit'))
  expect((await blend(5)).tasks).toMatchObject([{ engine: 'five' }])
})

test('all engines that are on are told of; one that is well is enough', async () => {
  const info = async (...all: ConnectedEngine[]) =>
    (await readInfo(withAll(...all), actor, actor.channelId, 'en-US')).engine
  expect(await info(remote('a', aside), remote('b'))).toEqual({ name: 'a, b', healthy: true })
  expect(await info(remote('a', aside), remote('b', { isOn: false }))).toEqual({ name: 'a', healthy: false })
  expect(await info()).toEqual({ name: 'scripted', healthy: true })
})

test('a wait is told by the slots of all engines that are well', async () => {
  const start_time = deps.clock.now()
  const at = withAll(remote('a', { slots: 1 }), remote('b', { slots: 2 }), remote('c', { slots: 7, ...aside }))
  const { id } = await imagines(at, actor)
  const finish_time = new Date(start_time.getTime() + 10_000)
  await deps.db.updateTable('tasks').set({ status: 'SUCCESS', start_time, finish_time }).where('id', '=', id).execute()
  for (let count = 0; count < 3; count += 1) await imagines(at, actor)
  expect(await quote(at)).toMatchObject({ queueAhead: 3, etaSeconds: 20 })
})

test('what is made of a picture is for the engine that drew it, and for no other', async () => {
  const drew = remote('drew', {}, { worksBySight: true })
  const alone = withAll(drew)
  const picture = await aPicture(alone, actor)
  const at = withAll(remote('other', { weight: 100 }, { worksBySight: true }), drew)
  for (const name of ['Zoom Out 2x', 'Vary (Subtle)', 'Upscale (Subtle)'])
    expect(await rowOf((await press(at, actor, picture, name)).id)).toMatchObject({ engine: 'drew', pinned: true })
  await expect(press(withAll(remote('drew', aside), remote('other')), actor, picture, '➡️')).rejects.toEqual(
    new Refusal('upstream_unavailable'),
  )
})

test.each([
  ['is gone', []],
  ['is off', [remote('drew', { isOn: false })]],
])(
  'when the engine that drew a picture %s, one that needs only to see it goes on, and no other',
  async (_what, drew) => {
    const picture = await aPicture(withAll(remote('drew')), actor)
    const blind = withAll(...drew, remote('blind'))
    await expect(press(blind, actor, picture, 'Zoom Out 2x')).rejects.toEqual(new Refusal('conflict'))
    const seeing = withAll(...drew, remote('blind', { weight: 100 }), remote('seeing', {}, { worksBySight: true }))
    for (const name of ['Zoom Out 2x', 'Vary (Strong)']) {
      const made = await press(seeing, actor, picture, name)
      expect(await rowOf(made.id)).toMatchObject({ engine: 'seeing', pinned: false })
      const { verb } = await readOrder(seeing, await rowOf(made.id))
      const seen = verb.kind === 'variation' ? { recipe: verb.parent, png: verb.png } : 'parent' in verb && verb.parent
      expect(seen).toMatchObject({ recipe: {}, png: expect.any(Uint8Array) })
      expect(await drawNext(seeing, actor)).toMatchObject({ id: made.id, status: 'SUCCESS', engine: 'seeing' })
      const again = await press(seeing, actor, await readTask(seeing, actor, made.id), '🔄')
      expect(await rowOf(again.id)).toMatchObject({ engine: 'seeing', pinned: false })
      await drawNext(seeing, actor)
    }
  },
)

test('an engine that went while the author was asked is asked for no more', async () => {
  const drew = remote('drew')
  await remixes(deps, actor)
  const asked = await press(withAll(drew), actor, await aPicture(withAll(drew), actor), 'Vary (Subtle)')
  expect(asked).toMatchObject({ status: 'MODAL', engine: 'drew' })
  const body = { prompt: 'a blue fox' }
  await expect(answer(withAll(remote('blind')), actor, asked, { body })).rejects.toEqual(new Refusal('conflict'))
  const seeing = withAll(remote('seeing', {}, { worksBySight: true }))
  expect(await answer(seeing, actor, asked, { body })).toMatchObject({ status: 'NOT_START', engine: 'seeing' })
  expect(await rowOf(asked.id)).toMatchObject({ pinned: false, parameters: { variation: { parent: {} } } })
})

test('a memory of a base image is told to the engine that has it, and to no other', async () => {
  const [one, other] = [remote('one'), remote('other')]
  const grid = await aGrid(withAll(one), actor)
  const body = { botType: 'MID_JOURNEY' as const, prompt: 'an owl', images: [grid.images[0]?.id ?? ''] }
  const at = withAll(one, other)
  const { tasks } = await submitImagine(at, actor, actor.channelId, { body, idempotencyKey: null })
  const row = await rowOf(tasks[0]?.id ?? '')
  expect((await readOrder(deps, { ...row, engine: 'one' })).references).toMatchObject([{ recipe: { seed: grid.seed } }])
  expect((await readOrder(deps, { ...row, engine: 'other' })).references).toMatchObject([{ recipe: null }])
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
import { aGrid, anUpload, drawNext } from '../../testing/draw-from.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  framesOf,
  openDrawing,
  violations,
  withEngines,
} from '../../testing/open-drawing.ts'
import { drawAtOnce } from '../../testing/scripted-engine.ts'
import { availableCredits } from '../ledger/gate.ts'
import type { BlendBody } from './plan-blend.ts'
import { saveSettings } from './settings/save-settings.ts'
import { submitBlend } from './submit-blend.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
})

const uploads = (actor: Person, count: number) =>
  Promise.all(Array.from({ length: count }, () => anUpload(deps, actor)))

function blend(actor: Person, body: Partial<BlendBody>, idempotencyKey: string | null = null) {
  const asked = { botType: 'MID_JOURNEY' as const, images: [], ...body }
  return submitBlend(deps, actor, actor.channelId, { body: asked, idempotencyKey })
}

const countTasks = async ({ userId }: Person) =>
  (await deps.db.selectFrom('tasks').select('id').where('user_id', '=', userId).execute()).length

test('two pictures become one grid in line that costs what a grid does, and channel and author hear of it', async () => {
  const actor = await aPerson(deps, { credits: 40 })
  const images = await uploads(actor, 2)

  const { tasks } = await blend(actor, { images })

  expect(tasks).toMatchObject([
    {
      action: 'BLEND',
      status: 'NOT_START',
      prompt: '',
      finalPrompt: '--ar 1:1 --v 7',
      aspectRatio: '1:1',
      modelVersion: '7',
      mode: 'FAST',
      cost: 4,
      queuePlace: 1,
    },
  ])
  expect(tasks[0]?.baseImages.map(({ id }) => id)).toEqual(images)
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(36)
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual([{ t: 'task', task: tasks[0] }])
  expect(await framesOf(deps, `user:${actor.userId}`)).toMatchObject([{ t: 'user', user: { credits: 36 } }])
  expect(await violations(deps)).toEqual([])
})

test.each([
  ['PORTRAIT', '2:3'],
  ['SQUARE', '1:1'],
  ['LANDSCAPE', '3:2'],
] as const)('%s is %s', async (dimensions, aspectRatio) => {
  const actor = await aPerson(deps)
  const { tasks } = await blend(actor, { images: await uploads(actor, 2), dimensions })
  expect(tasks).toMatchObject([{ aspectRatio, finalPrompt: `--ar ${aspectRatio} --v 7` }])
})

test('the engine gets them in their order, with what it remembers of its own, and four pictures come back', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(deps, actor)
  const drawn = grid.images[3]?.id ?? ''
  await blend(actor, { images: [await anUpload(deps, actor), drawn, drawn] })
  let order: Parameters<typeof drawAtOnce>[0] | undefined
  deps.engine.script = (asked) => {
    order = asked
    return drawAtOnce(asked)
  }

  const done = await drawNext(deps, actor)

  const memory = { seed: (Number(grid.seed) + 3) % 2 ** 32 }
  expect(order).toMatchObject({ prompt: '', references: [], verb: { kind: 'blend' } })
  expect(order?.verb.kind === 'blend' && order.verb.pictures.map(({ recipe }) => recipe)).toEqual([
    null,
    memory,
    memory,
  ])
  expect(done).toMatchObject({ status: 'SUCCESS', action: 'BLEND' })
  expect(done.images).toHaveLength(4)
})

test('what a person keeps for the bot counts, but for their suffix: there are no words to put it behind', async () => {
  const actor = await aPerson(deps)
  const kept = { version: '6', stylize: 250, mode: 'TURBO' as const, aspectRatio: '9:16', suffix: 'in ink --seed 4' }
  await saveSettings(deps, actor, 'NIJI_JOURNEY', kept)
  const { tasks } = await blend(actor, { botType: 'NIJI_JOURNEY', images: await uploads(actor, 2) })
  expect(tasks).toMatchObject([
    { botType: 'NIJI_JOURNEY', finalPrompt: '--ar 1:1 --s 250 --turbo --niji 6', mode: 'TURBO', cost: 8 },
  ])
})

test('RELAX by the settings is free where the plan has it, and refused where it has it no longer', async () => {
  const rich = await aPerson(deps, { credits: 0, concurrency: 3, relax: true })
  await saveSettings(deps, rich, 'MID_JOURNEY', { mode: 'RELAX' })
  expect((await blend(rich, { images: await uploads(rich, 2) })).tasks).toMatchObject([{ mode: 'RELAX', cost: 0 }])
  await deps.db.deleteFrom('plans').where('user_id', '=', rich.userId).execute()
  await expect(blend(rich, { images: await uploads(rich, 2) })).rejects.toEqual(new Refusal('plan_required'))
})

test('more than the engine joins are refused before anything is charged', async () => {
  const actor = await aPerson(deps)
  const modest = withEngines(deps, { ...deps.engine, mostBlended: 5 })
  const six = await uploads(actor, 6)
  const blendModestly = (images: string[]) =>
    submitBlend(modest, actor, actor.channelId, { body: { botType: 'MID_JOURNEY', images }, idempotencyKey: null })
  await expect(blendModestly(six)).rejects.toEqual(new Refusal('engine_limit'))
  expect([await countTasks(actor), await availableCredits(deps.db, actor.userId, deps.clock.now())]).toEqual([0, 1000])
  expect((await blendModestly(six.slice(1))).tasks).toHaveLength(1)
})

test("with a stranger's picture, or one that is none, nothing happens", async () => {
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  const own = await anUpload(deps, actor)
  for (const other of [await anUpload(deps, stranger), newId()]) {
    await expect(blend(actor, { images: [own, other] })).rejects.toMatchObject({ reason: 'not_found' })
  }
  expect([await countTasks(actor), await availableCredits(deps.db, actor.userId, deps.clock.now())]).toEqual([0, 1000])
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual([])
})

test("a stranger's channel is not found", async () => {
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  const images = await uploads(stranger, 2)
  await expect(blend({ ...stranger, channelId: actor.channelId }, { images })).rejects.toEqual(new Refusal('not_found'))
})

test('of twenty at once with credits for three, three are drawn', async () => {
  const actor = await aPerson(deps, { credits: 14 })
  const images = await uploads(actor, 3)
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => blend(actor, { images })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const attempt of tries) {
    if (attempt.status === 'rejected') expect(attempt.reason).toEqual(new Refusal('insufficient_credits'))
  }
  expect([await countTasks(actor), await availableCredits(deps.db, actor.userId, deps.clock.now())]).toEqual([3, 2])
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toHaveLength(3)
  expect(await violations(deps)).toEqual([])
})

test('the same key gives the same answer, however many ask at once; with other pictures it is a mistake', async () => {
  const actor = await aPerson(deps, { credits: 40 })
  const images = await uploads(actor, 2)
  const answers = await Promise.all(Array.from({ length: 6 }, () => blend(actor, { images }, 'once')))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  await expect(blend(actor, { images: images.toReversed() }, 'once')).rejects.toEqual(
    new Refusal('idempotency_mismatch'),
  )
  expect([await countTasks(actor), await availableCredits(deps.db, actor.userId, deps.clock.now())]).toEqual([1, 36])
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { aGrid, anUpload, drawNext } from '../../testing/draw-from.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  framesOf,
  openDrawing,
  violations,
} from '../../testing/open-drawing.ts'
import { drawAtOnce } from '../../testing/scripted-engine.ts'
import { availableCredits } from '../ledger/gate.ts'
import { listTasks } from './list-tasks.ts'
import { saveSettings } from './settings/save-settings.ts'
import { submitDescribe } from './submit-describe.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
})

const describes = (actor: Person, image: string, idempotencyKey: string | null = null) =>
  submitDescribe(deps, actor, actor.channelId, { body: { botType: 'MID_JOURNEY', image }, idempotencyKey })

test('a picture becomes a task in line that costs one credit, and channel and author hear of it', async () => {
  const actor = await aPerson(deps, { credits: 40 })
  const image = await anUpload(deps, actor, { width: 20, height: 30 })

  const { tasks } = await describes(actor, image)

  expect(tasks).toMatchObject([
    {
      action: 'DESCRIBE',
      status: 'NOT_START',
      prompt: '/describe',
      finalPrompt: '/describe --ar 2:3 --v 7',
      aspectRatio: '2:3',
      modelVersion: '7',
      mode: 'FAST',
      cost: 1,
      baseImages: [{ id: image }],
    },
  ])
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(39)
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual([{ t: 'task', task: tasks[0] }])
  expect(await framesOf(deps, `user:${actor.userId}`)).toMatchObject([{ t: 'user', user: { credits: 39 } }])
  expect((await listTasks(deps, actor, actor.channelId, { q: '/describe' })).items).toHaveLength(1)
  expect(await violations(deps)).toEqual([])
})

test('the engine gets the picture and its memory of it; what it says stands in the task', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(deps, actor)
  await describes(actor, grid.images[1]?.id ?? '')
  const prompts = ['a fox', 'a dog', 'a cat', 'an owl']
  let recipe: unknown
  deps.engine.script = async function* (order) {
    if (order.verb.kind === 'describe') recipe = order.verb.picture.recipe
    yield await Promise.resolve({ state: 'done' as const, pictures: [], notDrawn: [], prompts })
  }

  const done = await drawNext(deps, actor)

  expect(recipe).toEqual({ seed: (Number(grid.seed) + 1) % 2 ** 32 })
  expect(done).toMatchObject({ status: 'SUCCESS', prompts, images: [], grid: null, cost: 1 })
})

test("a stranger's picture is none, and a stranger's channel neither", async () => {
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  const image = await anUpload(deps, stranger)
  const attempt = describes(actor, image)
  await expect(attempt).rejects.toEqual(new Refusal('not_found', { fields: { image: 'unknown_picture' } }))
  const elsewhere = describes({ ...stranger, channelId: actor.channelId }, image)
  await expect(elsewhere).rejects.toEqual(new Refusal('not_found'))
  expect(await deps.db.selectFrom('tasks').select('id').execute()).toEqual([])
})

test('RELAX by the settings needs a plan that has it', async () => {
  const actor = await aPerson(deps, { concurrency: 3, relax: true })
  await saveSettings(deps, actor, 'MID_JOURNEY', { mode: 'RELAX', suffix: 'in ink' })
  const image = await anUpload(deps, actor)
  expect((await describes(actor, image)).tasks).toMatchObject([{ mode: 'RELAX', cost: 1 }])
  await deps.db.deleteFrom('plans').where('user_id', '=', actor.userId).execute()
  await expect(describes(actor, image)).rejects.toEqual(new Refusal('plan_required'))
})

test('without a credit nothing is described, and the last one is spent once', async () => {
  const actor = await aPerson(deps, { credits: 1 })
  const image = await anUpload(deps, actor)
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => describes(actor, image)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(describes(actor, image)).rejects.toEqual(new Refusal('insufficient_credits'))
  expect(await violations(deps)).toEqual([])
})

test('the same key gives the same answer', async () => {
  const actor = await aPerson(deps)
  const image = await anUpload(deps, actor)
  const [first, second] = [await describes(actor, image, 'once'), await describes(actor, image, 'once')]
  expect(second).toEqual(first)
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(999)
})

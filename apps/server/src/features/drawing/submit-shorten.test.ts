import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { drawNext } from '../../testing/draw-from.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  framesOf,
  openDrawing,
  violations,
} from '../../testing/open-drawing.ts'
import { availableCredits } from '../ledger/gate.ts'
import { saveSettings } from './settings/save-settings.ts'
import { submitShorten } from './submit-shorten.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(() => forgetTasks(deps))

const shortens = (actor: Person, prompt: string, idempotencyKey: string | null = null) =>
  submitShorten(deps, actor, actor.channelId, { body: { botType: 'MID_JOURNEY', prompt }, idempotencyKey })

const countTasks = async () => (await deps.db.selectFrom('tasks').select('id').execute()).length

test('a prompt becomes a task in line that costs one credit, and channel and author hear of it', async () => {
  const actor = await aPerson(deps, { credits: 40 })

  const { tasks } = await shortens(actor, 'a very, very red fox --ar 3:2')

  expect(tasks).toMatchObject([
    {
      action: 'SHORTEN',
      prompt: 'a very, very red fox --ar 3:2',
      finalPrompt: 'a very, very red fox --ar 3:2 --v 7',
      aspectRatio: '3:2',
      cost: 1,
      baseImages: [],
    },
  ])
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(39)
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual([{ t: 'task', task: tasks[0] }])
  expect(await violations(deps)).toEqual([])
})

test('the engine gets its words; what it says of them stands in the task', async () => {
  const actor = await aPerson(deps)
  await saveSettings(deps, actor, 'MID_JOURNEY', { suffix: 'in ink' })
  await shortens(actor, 'a very red fox --no snow')
  const [prompts, weights] = [['red fox'], [{ text: 'red', weight: 0.7 }]]
  let asked: unknown
  deps.engine.script = async function* ({ verb, prompt, without }) {
    asked = { verb, prompt, without }
    yield await Promise.resolve({ state: 'done' as const, pictures: [], notDrawn: [], prompts, weights })
  }

  const done = await drawNext(deps, actor)

  expect(asked).toEqual({ verb: { kind: 'shorten' }, prompt: 'a very red fox', without: ['snow'] })
  expect(done).toMatchObject({ status: 'SUCCESS', prompts, weights })
})

test.each([
  ['a fox --chaos 400', [{ problem: 'out_of_range', at: '--chaos' }]],
  ['a {red, grey} fox', { problem: 'one_drawing_only', at: '{', start: 2, end: 3 }],
  ['a fox --repeat 2', { problem: 'one_drawing_only', at: '--repeat' }],
  ['--ar 3:2', 'no_words'],
])('%s is refused by name, and nothing changes', async (prompt, note) => {
  const actor = await aPerson(deps)
  await expect(shortens(actor, prompt)).rejects.toMatchObject({ reason: 'invalid_input', fields: { prompt: note } })
  expect([await countTasks(), await availableCredits(deps.db, actor.userId, deps.clock.now())]).toEqual([0, 1000])
})

test('one drawing it is, whatever signs stand in it', async () => {
  const { tasks } = await shortens(await aPerson(deps), 'a fox \\{here, there\\} --repeat 1')
  expect(tasks).toMatchObject([{ prompt: 'a fox \\{here, there\\}' }])
})

test('RELAX needs a plan that has it', async () => {
  await expect(shortens(await aPerson(deps), 'a fox --relax')).rejects.toEqual(new Refusal('plan_required'))
})

test("a stranger's channel is not found", async () => {
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  const attempt = shortens({ ...stranger, channelId: actor.channelId }, 'a fox')
  await expect(attempt).rejects.toEqual(new Refusal('not_found'))
})

test('the last credit is spent once, and the same key gives the same answer', async () => {
  const actor = await aPerson(deps, { credits: 1 })
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => shortens(actor, 'a red fox', 'once')))
  expect(new Set(tries.map((attempt) => attempt.status === 'fulfilled' && attempt.value.tasks[0]?.id)).size).toBe(1)
  await expect(shortens(actor, 'a red fox')).rejects.toEqual(new Refusal('insufficient_credits'))
  expect(await countTasks()).toBe(1)
})

import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
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
import { availableCredits } from '../ledger/gate.ts'
import { type ImagineBody, submitImagine } from './submit-imagine.ts'

let deps: DrawingDeps
const aFox: ImagineBody = { botType: 'MID_JOURNEY', prompt: 'a red fox' }

beforeAll(async () => {
  deps = await openDrawing()
})

const countTasks = async (userId: string) =>
  (await deps.db.selectFrom('tasks').select('id').where('user_id', '=', userId).execute()).length

test('a prompt becomes a task in line, its price is held, and channel and author hear of it', async () => {
  await forgetTasks(deps)
  const actor = await aPerson(deps, { credits: 40 })

  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body: aFox, idempotencyKey: null })

  expect(tasks).toMatchObject([
    {
      channelId: actor.channelId,
      author: { id: actor.userId },
      action: 'IMAGINE',
      status: 'NOT_START',
      progress: 0,
      prompt: 'a red fox',
      finalPrompt: 'a red fox --ar 1:1 --v 7',
      mode: 'FAST',
      modelVersion: '7',
      aspectRatio: '1:1',
      cost: 4,
      queuePlace: 1,
      etaSeconds: null,
      buttons: [],
      version: 1,
    },
  ])
  expect(await availableCredits(deps.db, actor.userId)).toBe(36)
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual([{ t: 'task', task: tasks[0] }])
  expect(await framesOf(deps, `user:${actor.userId}`)).toMatchObject([{ t: 'user', user: { credits: 36 } }])
  expect(await violations(deps)).toEqual([])
})

test('what the prompt says beats what was chosen beside it', async () => {
  const actor = await aPerson(deps)
  const body = { ...aFox, mode: 'FAST' as const, prompt: 'a fox --ar 3:2 --seed 7 --turbo --niji 6 --no snow --s 250' }

  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })

  expect(tasks).toMatchObject([
    { botType: 'NIJI_JOURNEY', modelVersion: '6', aspectRatio: '3:2', seed: 7, mode: 'TURBO', cost: 8 },
  ])
  const row = await deps.db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', tasks[0]?.id ?? '')
    .executeTakeFirst()
  expect(row?.parameters).toEqual({ words: 'a fox', without: ['snow'], stylize: 250, chaos: 0, weird: 0 })
})

test.each([
  ['a fox --chaos 400', { prompt: [{ problem: 'out_of_range', at: '--chaos', options: ['0', '100'] }] }],
  ['a fox --shiny yes', { prompt: [{ problem: 'unknown_parameter', at: '--shiny' }] }],
  ['--ar 3:2', { prompt: 'no_words' }],
])('a prompt that cannot be drawn is refused before anything is charged: %s', async (prompt, fields) => {
  const actor = await aPerson(deps, { credits: 4 })
  const attempt = submitImagine(deps, actor, actor.channelId, { body: { ...aFox, prompt }, idempotencyKey: null })
  await expect(attempt).rejects.toMatchObject({ reason: 'invalid_input', fields })
  expect([await countTasks(actor.userId), await availableCredits(deps.db, actor.userId)]).toEqual([0, 4])
})

test('pictures to start from are refused rather than left out', async () => {
  const actor = await aPerson(deps)
  const body = { ...aFox, images: [newId()] }
  const attempt = submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })
  await expect(attempt).rejects.toMatchObject({ reason: 'invalid_input', fields: { images: 'not_supported' } })
})

test('RELAX needs a plan that has it, and costs nothing then', async () => {
  const [poor, rich] = [await aPerson(deps), await aPerson(deps, { credits: 0, concurrency: 3, relax: true })]
  const body = { ...aFox, mode: 'RELAX' as const }
  const submit = (actor: typeof poor) => submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })

  await expect(submit(poor)).rejects.toEqual(new Refusal('plan_required'))
  expect((await submit(rich)).tasks).toMatchObject([{ mode: 'RELAX', cost: 0 }])
})

test("a stranger's channel is not found, and nothing is written", async () => {
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  const attempt = submitImagine(deps, stranger, actor.channelId, { body: aFox, idempotencyKey: null })
  await expect(attempt).rejects.toEqual(new Refusal('not_found'))
  expect(await countTasks(stranger.userId)).toBe(0)
})

test('of two tabs that spend the last credits one draws', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const tries = await Promise.allSettled(
    ['a cat', 'a dog'].map((prompt) =>
      submitImagine(deps, actor, actor.channelId, { body: { ...aFox, prompt }, idempotencyKey: null }),
    ),
  )
  expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1)
  expect(tries.find((attempt) => attempt.status === 'rejected')?.reason).toEqual(new Refusal('insufficient_credits'))
  expect(await countTasks(actor.userId)).toBe(1)
})

test('the same key gives the same answer, however many ask at once', async () => {
  const actor = await aPerson(deps, { credits: 40 })
  const submit = () => submitImagine(deps, actor, actor.channelId, { body: aFox, idempotencyKey: 'once' })

  const answers = await Promise.all(Array.from({ length: 8 }, submit))
  deps.clock.moveSeconds(23 * 3600)
  answers.push(await submit())

  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect([await countTasks(actor.userId), await availableCredits(deps.db, actor.userId)]).toEqual([1, 36])
})

test('a key may be used again after a day, and after a refusal', async () => {
  const actor = await aPerson(deps, { credits: 8 })
  const submit = (prompt: string) =>
    submitImagine(deps, actor, actor.channelId, { body: { ...aFox, prompt }, idempotencyKey: 'again' })

  await expect(submit('a fox --ar 0:0')).rejects.toMatchObject({ reason: 'invalid_input' })
  await submit('a fox')
  await expect(submit('a dog')).rejects.toEqual(new Refusal('idempotency_mismatch'))
  deps.clock.moveSeconds(25 * 3600)
  await submit('a dog')

  expect(await countTasks(actor.userId)).toBe(2)
})

test("one person's key is nothing to another", async () => {
  const [actor, guest] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, guest, actor.channelId)
  const submit = (who: typeof actor) =>
    submitImagine(deps, who, actor.channelId, { body: aFox, idempotencyKey: 'shared' })
  const [ours, theirs] = [await submit(actor), await submit(guest)]
  expect(ours.tasks[0]?.id).not.toBe(theirs.tasks[0]?.id)
})

test('places in line go round the people', async () => {
  await forgetTasks(deps)
  const [many, one] = [await aPerson(deps), await aPerson(deps)]
  for (let count = 0; count < 3; count += 1) await imagines(deps, many)
  expect((await imagines(deps, one)).queuePlace).toBe(2)
})

import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
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
import { aGrid } from '../../testing/draw-from.ts'
import { availableCredits } from '../ledger/gate.ts'
import type { ImagineBody } from './plan-imagine.ts'
import { claimTask } from './queue/claim-task.ts'
import { submitAction } from './submit-action.ts'
import { submitImagine } from './submit-imagine.ts'
import { submitModal } from './submit-modal.ts'

let deps: DrawingDeps
const aFox: ImagineBody = { botType: 'MID_JOURNEY', prompt: 'a red fox' }

beforeAll(async () => {
  deps = await openDrawing()
})

const creditsOf = (userId: string) => availableCredits(deps.db, userId, deps.clock.now())
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
  expect(await creditsOf(actor.userId)).toBe(36)
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
  expect([await countTasks(actor.userId), await creditsOf(actor.userId)]).toEqual([0, 4])
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
  expect([await countTasks(actor.userId), await creditsOf(actor.userId)]).toEqual([1, 36])
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

const forty = { ...aFox, prompt: 'a {red, grey} {fox, dog} --repeat 10', confirmed: true }

test('a prompt with choices becomes a task for each, held together and told one by one', async () => {
  await forgetTasks(deps)
  const actor = await aPerson(deps, { credits: 40 })
  const body = { ...aFox, prompt: 'a {red, grey} fox --{turbo, ar 3:2}', confirmed: true }

  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })

  expect(
    tasks.map(({ prompt, mode, aspectRatio, cost, queuePlace }) => [prompt, mode, aspectRatio, cost, queuePlace]),
  ).toEqual([
    ['a red fox --turbo', 'TURBO', '1:1', 8, 1],
    ['a red fox --ar 3:2', 'FAST', '3:2', 4, 3],
    ['a grey fox --turbo', 'TURBO', '1:1', 8, 2],
    ['a grey fox --ar 3:2', 'FAST', '3:2', 4, 4],
  ])
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(4)
  expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(4)
  expect(await creditsOf(actor.userId)).toBe(16)
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual(tasks.map((task) => ({ t: 'task', task })))
  expect(await framesOf(deps, `user:${actor.userId}`)).toMatchObject([{ t: 'user', user: { credits: 16 } }])
  expect(await violations(deps)).toEqual([])
})

test.each([{}, { confirmed: false }])('several are asked about first: %o', async (said) => {
  const actor = await aPerson(deps, { credits: 1000 })
  const body = { ...aFox, prompt: forty.prompt, mode: 'TURBO' as const, ...said }
  const attempt = submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })
  await expect(attempt).rejects.toMatchObject({ reason: 'needs_confirmation', values: { count: 40, cost: 320 } })
  expect([await countTasks(actor.userId), await creditsOf(actor.userId)]).toEqual([0, 1000])
})

test('one drawing is asked about by nobody, whatever signs it has', async () => {
  const actor = await aPerson(deps)
  const body = { ...aFox, prompt: 'a \\{red, grey\\} {fox} --repeat 1' }
  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })
  expect(tasks.map(({ prompt }) => prompt)).toEqual(['a \\{red, grey\\} fox'])
})

test.each([
  ['a fox {1,2,3,4,5,6,7} --repeat 6', 'too_many_drawings', ['40', '42']],
  ['{0,1,2,3,4,5,6,7,8,9}'.repeat(9), 'too_many_drawings', ['40', '1000000000']],
  ['a {fox --ar 0:1, dog}', 'bad_ratio', []],
])('confirmed or not, %s is refused and nothing is charged', async (prompt, problem, options) => {
  const actor = await aPerson(deps)
  const body = { ...aFox, prompt, confirmed: true }
  const attempt = submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })
  await expect(attempt).rejects.toMatchObject({ reason: 'invalid_input', fields: { prompt: [{ problem, options }] } })
  expect([await countTasks(actor.userId), await creditsOf(actor.userId)]).toEqual([0, 1000])
})

test('with credits for all but one nothing is drawn, held or told', async () => {
  const actor = await aPerson(deps, { credits: 159 })
  const attempt = submitImagine(deps, actor, actor.channelId, { body: forty, idempotencyKey: null })
  await expect(attempt).rejects.toEqual(new Refusal('insufficient_credits'))
  expect([await countTasks(actor.userId), await creditsOf(actor.userId)]).toEqual([0, 159])
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toEqual([])
  expect(await violations(deps)).toEqual([])
})

test('of two times forty with credits for forty, one is drawn whole and the other not at all', async () => {
  const actor = await aPerson(deps, { credits: 160 })
  const guest = await aPerson(deps, { credits: 0 })
  const submit = (channelId: string) => submitImagine(deps, actor, channelId, { body: forty, idempotencyKey: null })
  await joins(deps, actor, guest.channelId)

  const tries = await Promise.allSettled([submit(actor.channelId), submit(guest.channelId)])

  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find((attempt) => attempt.status === 'rejected')?.reason).toEqual(new Refusal('insufficient_credits'))
  expect([await countTasks(actor.userId), await creditsOf(actor.userId)]).toEqual([40, 0])
  const told = [
    ...(await framesOf(deps, `channel:${actor.channelId}`)),
    ...(await framesOf(deps, `channel:${guest.channelId}`)),
  ]
  expect(told).toHaveLength(40)
  expect(await violations(deps)).toEqual([])
})

test('the same key gives all forty again and charges once; an unconfirmed try leaves the key free', async () => {
  const actor = await aPerson(deps, { credits: 160 })
  const submit = (confirmed: boolean) =>
    submitImagine(deps, actor, actor.channelId, { body: { ...forty, confirmed }, idempotencyKey: 'forty' })

  await expect(submit(false)).rejects.toMatchObject({ reason: 'needs_confirmation' })
  const answers = await Promise.all([submit(true), submit(true), submit(true)])

  for (const answer of answers) expect(answer).toEqual(answers[0])
  await expect(submit(false)).rejects.toEqual(new Refusal('idempotency_mismatch'))
  expect([await countTasks(actor.userId), await creditsOf(actor.userId)]).toEqual([40, 0])
})

test('of several drawings one that is RELAX needs a plan for all', async () => {
  const [poor, rich] = [await aPerson(deps), await aPerson(deps, { credits: 4, concurrency: 3, relax: true })]
  const body = { ...aFox, prompt: 'a fox --{relax, fast}', confirmed: true }
  const submit = (actor: typeof poor) => submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })

  await expect(submit(poor)).rejects.toEqual(new Refusal('plan_required'))
  expect(await countTasks(poor.userId)).toBe(0)
  expect((await submit(rich)).tasks.map(({ mode, cost }) => [mode, cost])).toEqual([
    ['RELAX', 0],
    ['FAST', 4],
  ])
})

test('of forty tasks of one person no more run at once than the plan allows', async () => {
  await forgetTasks(deps)
  const [poor, rich] = [await aPerson(deps), await aPerson(deps, { concurrency: 3 })]
  for (const actor of [poor, rich]) {
    await submitImagine(deps, actor, actor.channelId, { body: forty, idempotencyKey: null })
  }
  const claimed: { user_id: string }[] = []
  for (let task = await claimTask(deps, 'node:1:0'); task; task = await claimTask(deps, 'node:1:0')) claimed.push(task)
  const runs = (who: typeof poor) => claimed.filter((task) => task.user_id === who.userId).length
  expect([runs(poor), runs(rich)]).toEqual([1, 3])
})

const keepOptions = (userId: string, options: Record<string, string>) =>
  deps.db
    .insertInto('draw_options')
    .values(
      Object.entries(options).map(([name, value]) => ({
        user_id: userId,
        bot_type: 'MID_JOURNEY' as const,
        name,
        value,
      })),
    )
    .execute()

test("a person's named options stand for what they were set to, and another's for nothing", async () => {
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  await keepOptions(actor.userId, { mine: 'in ink --ar 7:4', soft: '--no snow, ice' })
  const submit = (who: typeof actor, botType: ImagineBody['botType'] = 'MID_JOURNEY') =>
    submitImagine(deps, who, who.channelId, {
      body: { botType, prompt: 'a fox --mine {--soft, --tile}', confirmed: true },
      idempotencyKey: null,
    })

  expect((await submit(actor)).tasks.map(({ prompt, finalPrompt }) => [prompt, finalPrompt])).toEqual([
    ['a fox in ink --ar 7:4 --no snow, ice', 'a fox in ink --ar 7:4 --no snow, ice --v 7'],
    ['a fox in ink --ar 7:4 --tile', 'a fox in ink --ar 7:4 --tile --v 7'],
  ])

  const unknown = { fields: { prompt: [{ problem: 'unknown_parameter', at: '--mine', start: 6, end: 12 }, {}] } }
  await expect(submit(stranger)).rejects.toMatchObject(unknown)
  await expect(submit(actor, 'NIJI_JOURNEY')).rejects.toMatchObject(unknown)
})

test('they stand for the same where a button asks for other words, and what was said of base images is said anew', async () => {
  await forgetTasks(deps)
  const actor = await aPerson(deps)
  await keepOptions(actor.userId, { mine: 'in ink --ar 7:4' })
  await deps.db.updateTable('users').set({ mj_remix: true }).where('id', '=', actor.userId).execute()
  const grid = await aGrid(deps, actor, 'a fox --iw 2')
  const customId = grid.buttons.find(({ kind }) => kind === 'REROLL')?.customId ?? ''
  const [asking] = (await submitAction(deps, actor, grid.id, { body: { customId }, idempotencyKey: null })).tasks

  const body = { prompt: 'a dog --mine' }
  const { tasks } = await submitModal(deps, actor, asking?.id ?? '', { body, idempotencyKey: null })

  expect(tasks).toMatchObject([{ finalPrompt: 'a dog in ink --ar 7:4 --v 7', aspectRatio: '7:4' }])
  const row = await deps.db
    .selectFrom('tasks')
    .select('parameters')
    .where('id', '=', asking?.id ?? '')
    .executeTakeFirst()
  expect(row?.parameters).not.toHaveProperty('referenceWeight')
})

test('what they stand for is checked as if it had been written, and counts towards the longest prompt', async () => {
  const actor = await aPerson(deps)
  await keepOptions(actor.userId, { odd: 'in ink --chaos 400 --seed 1', long: 'x'.repeat(1000) })
  const submit = (prompt: string) =>
    submitImagine(deps, actor, actor.channelId, { body: { ...aFox, prompt }, idempotencyKey: null })

  await expect(submit('a fox --odd --tile')).rejects.toMatchObject({
    fields: { prompt: [{ problem: 'out_of_range', at: '--chaos', start: 6, end: 11 }] },
  })
  await expect(submit(`${'--long '.repeat(6)}fox`)).rejects.toMatchObject({
    reason: 'invalid_input',
    fields: { prompt: { problem: 'too_long', limit: 6000 } },
  })
  expect((await submit(`${'--long '.repeat(5)}fox`)).tasks).toHaveLength(1)
})

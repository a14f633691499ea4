import type { BodyOf } from '@easel/contract/call'
import type { Mode } from '@easel/contract/drawing'
import type { Quote, readQuote as call } from '@easel/contract/quote'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
import { countRows } from '../../testing/count-rows.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  joins,
  openDrawing,
  withEngines,
} from '../../testing/open-drawing.ts'
import { anUpload } from '../../testing/draw-from.ts'
import { availableCredits } from '../ledger/gate.ts'
import type { ImagineBody } from './plan-imagine.ts'
import { claimTask } from './queue/claim-task.ts'
import { drawTask } from './queue/draw-task.ts'
import { readQuote } from './read-quote.ts'
import { readTask } from './read-task.ts'
import { submitAction } from './submit-action.ts'
import { submitImagine } from './submit-imagine.ts'
import { submitModal } from './submit-modal.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>
const aFox: ImagineBody = { botType: 'MID_JOURNEY', prompt: 'a red fox' }

beforeAll(async () => {
  deps = await openDrawing()
})

const quoteAny = (actor: Person, body: BodyOf<typeof call>, channelId = actor.channelId) =>
  readQuote(deps, actor, channelId, { body, language: 'en-US' })
const quoteImagine = (actor: Person, body: Partial<ImagineBody>, channelId?: string) =>
  quoteAny(actor, { action: 'IMAGINE', ...aFox, ...body }, channelId)

const SECONDS_EACH = 7

/** A finished grid of that person. */
async function aGrid(actor: Person, prompt: string) {
  const { id } = await imagines(deps, actor, prompt)
  const task = await claimTask(deps, 'node:1:0')
  if (!task) throw new Error('nothing in line')
  const lease = { owner: 'node:1:0', epoch: task.epoch }
  await drawTask(deps, { task, lease }, { signal: new AbortController().signal })
  const finish_time = new Date(deps.clock.now().getTime() + SECONDS_EACH * 1000)
  await deps.db.updateTable('tasks').set({ finish_time }).where('id', '=', id).execute()
  return readTask(deps, actor, id)
}

test('it tells how many, how much and how long, and leaves no trace', async () => {
  await forgetTasks(deps)
  const actor = await aPerson(deps, { credits: 40 })
  await aGrid(await aPerson(deps), 'a dog')
  await imagines(deps, await aPerson(deps))
  const before = await countRows(deps.db)

  const quote = await quoteImagine(actor, { prompt: 'a {red, grey} fox --{turbo, fast}' })

  expect(quote).toEqual({
    count: 4,
    cost: 24,
    priceList: 0,
    queueAhead: 0,
    waitsForOwn: false,
    etaSeconds: 3 * SECONDS_EACH,
    problems: [],
  })
  expect(await countRows(deps.db)).toEqual(before)
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(40)
})

test.each([
  [
    'a fox --ar 0:1',
    1,
    [{ at: '--ar', reason: 'bad_ratio', start: 6, end: 14, message: '--ar needs a ratio like 3:2, at most 14:1' }],
  ],
  [
    'a {red, grey} fox --chaos 400 --shiny',
    2,
    [
      { at: '--chaos', reason: 'out_of_range', start: 18, end: 29, message: '--chaos takes 0 to 100' },
      { at: '--shiny', reason: 'unknown_parameter', start: 30, end: 37, message: '--shiny is not a known parameter' },
    ],
  ],
  [
    '{a, b} --repeat 21',
    42,
    [
      {
        at: '{',
        reason: 'too_many_drawings',
        start: 0,
        end: 18,
        message: 'This makes 42 drawings; at most 40 are possible',
      },
    ],
  ],
  [
    'a {fox',
    0,
    [
      {
        at: '{',
        reason: 'unclosed_brace',
        start: 2,
        end: 3,
        message: 'A { is never closed; write \\{ for the character itself',
      },
    ],
  ],
  ['a fox --relax', 1, [{ at: '', reason: 'plan_required', message: 'This needs a plan' }]],
  ['--ar 1:1', 1, [{ at: 'prompt', reason: 'no_words', message: 'The prompt has nothing to draw' }]],
])('what is wrong with %s is said with its place, and costs nothing', async (prompt, count, problems) => {
  const quote = await quoteImagine(await aPerson(deps), { prompt })
  expect(quote).toEqual({ count, cost: 0, priceList: 0, queueAhead: 0, waitsForOwn: false, etaSeconds: null, problems })
})

test('with too few credits it still tells the price', async () => {
  const quote = await quoteImagine(await aPerson(deps, { credits: 7 }), { prompt: 'a {red, grey} fox' })
  expect(quote).toMatchObject({ count: 2, cost: 8, problems: [{ reason: 'insufficient_credits' }] })
})

test('of a thousand mistakes it names twenty', async () => {
  const quote = await quoteImagine(await aPerson(deps), { prompt: `a fox${' --x'.repeat(1000)}` })
  expect(quote.problems).toHaveLength(20)
})

test('what the other submits make and cost, and what is wrong with their pictures, is said too', async () => {
  await forgetTasks(deps)
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  const [own, theirs] = [await anUpload(deps, actor), await anUpload(deps, stranger)]
  const before = await countRows(deps.db)
  const botType = 'MID_JOURNEY' as const
  const costs = async (body: BodyOf<typeof call>) => {
    const { count, cost, problems } = await quoteAny(actor, body)
    return [count, cost, problems.map(({ at, reason }) => [at, reason])]
  }

  expect(await costs({ action: 'IMAGINE', ...aFox, images: [own, own] })).toEqual([1, 4, []])
  expect(await costs({ action: 'IMAGINE', ...aFox, images: [own, theirs] })).toEqual([
    1,
    0,
    [['images', 'unknown_picture']],
  ])
  expect(await costs({ action: 'DESCRIBE', botType, image: own })).toEqual([1, 1, []])
  expect(await costs({ action: 'DESCRIBE', botType, image: theirs })).toEqual([1, 0, [['image', 'unknown_picture']]])
  expect(await costs({ action: 'BLEND', botType, images: [own, own] })).toEqual([1, 4, []])
  expect(await costs({ action: 'BLEND', botType, images: [own, newId()] })).toEqual([
    1,
    0,
    [['images', 'unknown_picture']],
  ])
  expect(await costs({ action: 'SHORTEN', botType, prompt: 'a red fox' })).toEqual([1, 1, []])
  expect(await costs({ action: 'SHORTEN', botType, prompt: 'a {red, grey} fox' })).toEqual([
    1,
    0,
    [['{', 'one_drawing_only']],
  ])
  expect(await countRows(deps.db)).toEqual(before)

  const modest = withEngines(deps, { ...deps.engine, mostBlended: 2 })
  const body = { action: 'BLEND' as const, botType, images: [own, own, own] }
  const quote = await readQuote(modest, actor, actor.channelId, { body, language: 'en-US' })
  expect(quote).toMatchObject({ count: 1, cost: 0, problems: [{ at: '', reason: 'engine_limit' }] })
})

test('named options are counted, priced and judged as what they stand for', async () => {
  const actor = await aPerson(deps)
  const mine = { user_id: actor.userId, bot_type: 'MID_JOURNEY' as const }
  const options = { twice: '--repeat 2 --turbo', odd: '--ar 0:1', long: 'x'.repeat(1000) }
  const rows = Object.entries(options).map(([name, value]) => ({ ...mine, name, value }))
  await deps.db.insertInto('draw_options').values(rows).execute()

  expect(await quoteImagine(actor, { prompt: 'a fox --twice' })).toMatchObject({ count: 2, cost: 16, problems: [] })
  expect(await quoteImagine(actor, { prompt: 'a fox --twice --odd' })).toMatchObject({
    count: 2,
    problems: [{ at: '--ar', reason: 'bad_ratio', start: 14, end: 19 }],
  })
  expect(await quoteImagine(actor, { prompt: '--long '.repeat(7) })).toMatchObject({
    count: 0,
    problems: [{ at: 'prompt', reason: 'too_long' }],
  })
})

test("a stranger's channel is not found, nor is a task of another channel", async () => {
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  const grid = await aGrid(actor, 'a fox')
  const customId = grid.buttons[0]?.customId ?? ''
  await expect(quoteImagine(stranger, {}, actor.channelId)).rejects.toEqual(new Refusal('not_found'))
  await expect(quoteAny(stranger, { taskId: grid.id, customId })).rejects.toEqual(new Refusal('not_found'))
  await expect(quoteAny(actor, { taskId: newId(), customId })).rejects.toEqual(new Refusal('not_found'))
})

interface Outcome {
  count: number
  cost: number
  places: (number | null)[]
  etaSeconds: number | null
}

/** What a submit made and what it cost, or why it was refused. */
async function outcomeOf(actor: Person, submit: () => ReturnType<typeof submitImagine>): Promise<Outcome | Refusal> {
  const before = await availableCredits(deps.db, actor.userId, deps.clock.now())
  try {
    const { tasks } = await submit()
    const cost = before - (await availableCredits(deps.db, actor.userId, deps.clock.now()))
    const places = tasks.map(({ queuePlace }) => queuePlace)
    const waits = tasks.map(({ etaSeconds }) => etaSeconds)
    return {
      count: tasks.length,
      cost,
      places,
      etaSeconds: waits.includes(null) ? null : Math.max(...waits.map(Number)),
    }
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function expectKept(quote: Quote, outcome: Outcome | Refusal): void {
  if (outcome instanceof Refusal) {
    const reasons = outcome.fields ? ['invalid_input'] : quote.problems.map(({ reason }) => reason)
    expect(quote.problems.length).toBeGreaterThan(0)
    return expect(reasons).toContain(outcome.reason)
  }
  const { places, ...made } = outcome
  const { queueAhead, waitsForOwn: _, priceList: __, ...told } = quote
  expect(told).toEqual({ ...made, problems: [] })
  expect(Math.min(...places.map(Number)) - 1).toBe(queueAhead)
}

const part = fc.constantFrom(
  ...'fox|{red, grey}|{a, {b, c}, d}|{|\\{|--ar 3:2|--ar {3:2, 1:1}|--ar 0:1|--turbo|--relax|--{relax, fast}|--fast'.split(
    '|',
  ),
  ...'--repeat 3|--repeat 40|--r 2|--r {1, 2}|--niji|--{v 6, niji 5}|--cref https://a/1|--seed 7|--no {x, y}|{1,2,3,4,5,6,7}'.split(
    '|',
  ),
)
const body = fc.record(
  {
    botType: fc.constantFrom<ImagineBody['botType']>('MID_JOURNEY', 'NIJI_JOURNEY'),
    prompt: fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `a fox ${parts.join(' ')}`),
    mode: fc.constantFrom<Mode>('FAST', 'TURBO', 'RELAX'),
  },
  { requiredKeys: ['botType', 'prompt'] },
)

test('what it says of a prompt is what a submit then makes, charges and waits', async () => {
  await forgetTasks(deps)
  const people = [
    await aPerson(deps, { credits: 400 }),
    await aPerson(deps, { credits: 4000, concurrency: 2 }),
    await aPerson(deps, { credits: 1000, concurrency: 3, relax: true }),
    await aPerson(deps, { credits: 6 }),
  ]
  await aGrid(await aPerson(deps), 'a fox')
  const kept = { refused: 0, made: 0 }
  await fc.assert(
    fc.asyncProperty(body, fc.nat(3), async (asked, who) => {
      const actor = people[who]
      if (!actor) return
      const quote = await quoteImagine(actor, asked)
      const outcome = await outcomeOf(actor, () =>
        submitImagine(deps, actor, actor.channelId, { body: { ...asked, confirmed: true }, idempotencyKey: null }),
      )
      expectKept(quote, outcome)
      kept[outcome instanceof Refusal ? 'refused' : 'made'] += 1
    }),
    { numRuns: 100 },
  )
  expect(Math.min(kept.refused, kept.made)).toBeGreaterThan(10)
})

test('what it says of a button is what pressing it then makes and charges', async () => {
  await forgetTasks(deps)
  const [actor, guest, poor] = [
    await aPerson(deps, { credits: 400, concurrency: 2, relax: true }),
    await aPerson(deps, { credits: 400 }),
    await aPerson(deps, { credits: 3 }),
  ]
  for (const other of [guest, poor]) await joins(deps, other, actor.channelId)
  const grids = [await aGrid(actor, 'a fox'), await aGrid(actor, 'a fox --turbo'), await aGrid(actor, 'a fox --relax')]
  const foreign = await aGrid(actor, 'a fox')
  await deps.db.updateTable('tasks').set({ engine: 'another' }).where('id', '=', foreign.id).execute()

  for (const grid of [...grids, foreign]) {
    const customIds = [...grid.buttons.map(({ customId }) => customId), 'MJ::JOB::upsample::9::x']
    for (const who of [actor, guest, poor]) {
      for (const customId of customIds) {
        const quote = await quoteAny(who, { taskId: grid.id, customId }, actor.channelId)
        const outcome = await outcomeOf(who, () =>
          submitAction(deps, who, grid.id, { body: { customId }, idempotencyKey: null }),
        )
        const isPick = customId.includes('upsample')
        expectKept(
          quote,
          isPick && !(outcome instanceof Refusal) ? { ...outcome, places: [1], etaSeconds: 0 } : outcome,
        )
      }
    }
  }
})

test('of a button that asks first it says what the confirmation then costs', async () => {
  await forgetTasks(deps)
  const actor = await aPerson(deps, { credits: 40 })
  const grid = await aGrid(actor, 'a fox --turbo')
  const press = (taskId: string, customId: string) =>
    submitAction(deps, actor, taskId, { body: { customId }, idempotencyKey: null })
  const [picked] = (await press(grid.id, grid.buttons.find(({ label }) => label === 'U1')?.customId ?? '')).tasks
  const customId = picked?.buttons.find(({ label }) => label === 'Custom Zoom')?.customId ?? ''
  const taskId = picked?.id ?? ''

  expect(await quoteAny(actor, { taskId, customId })).toMatchObject({ count: 1, cost: 8, problems: [] })

  const [asking] = (await press(taskId, customId)).tasks
  expect(asking).toMatchObject({ status: 'MODAL', cost: 0 })
  const { tasks } = await submitModal(deps, actor, asking?.id ?? '', { body: {}, idempotencyKey: null })
  expect(tasks).toMatchObject([{ status: 'NOT_START', cost: 8 }])
})

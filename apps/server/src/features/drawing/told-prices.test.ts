import type { ActPrices, SomeActPrices } from '@easel/contract/prices'
import type { ToldPrice } from '@easel/contract/told-price'
import pino from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aGrid, drawNext } from '../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, openDrawing, violations } from '../../testing/open-drawing.ts'
import { answer, aPicture, press } from '../../testing/press-buttons.ts'
import { findPrices } from '../company/gate.ts'
import { firstActPrices } from '../company/prices/rules.ts'
import { savePrices } from '../company/prices/save-prices.ts'
import { availableCredits } from '../ledger/gate.ts'
import { cancelTask } from './cancel-task.ts'
import { readQuote } from './read-quote.ts'
import { submitAction } from './submit-action.ts'
import { submitImagine } from './submit-imagine.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>
let operator: Person
let actor: Person
const aFox = { botType: 'MID_JOURNEY', prompt: 'a red fox' } as const

beforeAll(async () => {
  deps = await openDrawing()
  operator = await aPerson(deps)
})
beforeEach(async () => {
  await forgetTasks(deps)
  await setPrices({})
  actor = await aPerson(deps)
})

/** As an operator sets them; what is not said is as it was at first. */
async function setPrices(acts: Partial<ActPrices>, engines: Record<string, SomeActPrices> = {}): Promise<void> {
  const { id: priceList } = await findPrices(deps.db)
  await savePrices({ ...deps, log: pino({ level: 'silent' }) }, operator, {
    priceList,
    acts: { ...firstActPrices, ...acts },
    engines,
  })
}

const allAt = (credits: number) => ({ FAST: credits, TURBO: credits, RELAX: credits })
const creditsOf = ({ userId }: Person) => availableCredits(deps.db, userId, deps.clock.now())
const imagine = async (told?: ToldPrice) => {
  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body: { ...aFox, told }, idempotencyKey: null })
  return tasks[0]
}
const quote = (body: Parameters<typeof readQuote>[3]['body']) =>
  readQuote(deps, actor, actor.channelId, { body, language: 'en-US' })
const tellFox = async (): Promise<ToldPrice> => {
  const { cost, priceList } = await quote({ action: 'IMAGINE', ...aFox })
  return { cost, priceList }
}

test('what an operator sets is what is told, held and paid; an engine may have prices of its own', async () => {
  await setPrices({ IMAGINE: allAt(7) })
  expect(await tellFox()).toMatchObject({ cost: 7 })
  await setPrices(
    { IMAGINE: allAt(7) },
    { [deps.engines.list()[0]?.id ?? '']: { IMAGINE: { FAST: 9 } }, other: { IMAGINE: { FAST: 1 } } },
  )
  expect(await tellFox()).toMatchObject({ cost: 9 })
  expect(await imagine()).toMatchObject({ cost: 9 })
  await drawNext(deps, actor)
  expect(await creditsOf(actor)).toBe(991)
  expect(await violations(deps)).toEqual([])
})

test('what waits in line is paid, or given back, at the price it was told', async () => {
  await imagine()
  const other = await imagine()
  await setPrices({ IMAGINE: allAt(50) })
  expect(await drawNext(deps, actor)).toMatchObject({ status: 'SUCCESS', cost: 4 })
  await cancelTask(deps, actor, other?.id ?? '')
  expect(await creditsOf(actor)).toBe(996)
  expect(await violations(deps)).toEqual([])
})

test('what asks its author first keeps the prices that held when it was pressed', async () => {
  const asked = await press(deps, actor, await aPicture(deps, actor), 'Custom Zoom')
  await setPrices({ ZOOM: { FAST: 40, TURBO: 80, RELAX: 0 } })
  const before = await creditsOf(actor)
  expect(await answer(deps, actor, asked, { body: { prompt: 'a fox --zoom 1.5 --turbo' } })).toMatchObject({ cost: 8 })
  expect(await creditsOf(actor)).toBe(before - 8)
  await drawNext(deps, actor)
  expect(await violations(deps)).toEqual([])
})

test('who was told a price pays it for an hour after it was changed, and is asked again later', async () => {
  const told = await tellFox()
  await setPrices({ IMAGINE: allAt(6) })
  await setPrices({ IMAGINE: allAt(5) })
  expect(await imagine(told)).toMatchObject({ cost: 4 })
  expect(await imagine()).toMatchObject({ cost: 5 })
  deps.clock.moveSeconds(60 * 60 + 1)
  await expect(imagine(told)).rejects.toMatchObject({ reason: 'price_changed', values: { cost: 5 } })
  expect(await imagine({ cost: 5, priceList: told.priceList })).toMatchObject({ cost: 5 })
  await expect(imagine({ cost: 4, priceList: 9999 })).rejects.toMatchObject({ reason: 'price_changed' })
})

test('a price that fell is not held against whoever was told a higher one', async () => {
  const told = await tellFox()
  await setPrices({ IMAGINE: allAt(1) })
  deps.clock.moveSeconds(60 * 60 + 1)
  expect(await imagine(told)).toMatchObject({ cost: 1 })
})

test('while prices change again and again, everybody pays what they were told, and the books agree', async () => {
  const ask = async () => {
    const told = await tellFox()
    const task = await imagine(told)
    return { told: told.cost, cost: task?.cost }
  }
  const change = async () => {
    for (let credits = 5; credits < 15; credits++) await setPrices({ IMAGINE: allAt(credits) })
    return []
  }
  const before = await creditsOf(actor)
  const [asked] = await Promise.all([Promise.all(Array.from({ length: 20 }, ask)), change()])
  for (const { told, cost } of asked) expect(cost).toBe(told)
  const sum = asked.reduce((total, { told }) => total + told, 0)
  expect(await creditsOf(actor)).toBe(before - sum)
  for (const _ of asked) expect(await drawNext(deps, actor)).toMatchObject({ status: 'SUCCESS' })
  expect(await creditsOf(actor)).toBe(before - sum)
  expect(await violations(deps)).toEqual([])
})

test('where a picture of a grid costs something, the first to pick it pays once, and that is told before', async () => {
  await setPrices({ PICK: allAt(3) })
  const grid = await aGrid(deps, actor)
  const customId = grid.buttons.find(({ label }) => label === 'U2')?.customId ?? ''
  const before = await creditsOf(actor)
  expect(await quote({ taskId: grid.id, customId })).toMatchObject({ count: 1, cost: 3 })
  const told = { cost: 2, priceList: 9999 }
  const body = { customId, told }
  await expect(submitAction(deps, actor, grid.id, { body, idempotencyKey: null })).rejects.toMatchObject({
    reason: 'price_changed',
    values: { cost: 3 },
  })
  const picked = await Promise.all([1, 2, 3].map(() => press(deps, actor, grid, 'U2')))
  expect(new Set(picked.map(({ id }) => id)).size).toBe(1)
  expect(await creditsOf(actor)).toBe(before - 3)
  expect(await quote({ taskId: grid.id, customId })).toMatchObject({ cost: 0 })
  expect(await violations(deps)).toEqual([])

  const poor = await aPerson(deps, { credits: 5 })
  const theirs = await aGrid(deps, poor)
  await expect(press(deps, poor, theirs, 'U1')).rejects.toMatchObject({ reason: 'insufficient_credits' })
  expect(await creditsOf(poor)).toBe(1)
})

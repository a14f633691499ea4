import type { DrawOrder, Report } from '@easel/engines/engine'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { TaskRow } from '../../../db/tables.ts'
import type { Actor } from '../../../deps.ts'
import { connectLocal } from '../../../platform/engines/pool.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  violations,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { drawAtOnce, fourPictures } from '../../../testing/scripted-engine.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { readStatement } from '../../ledger/statement/read-statement.ts'
import { listButtons } from '../button/list-buttons.ts'
import { readQuote } from '../read-quote.ts'
import { submitAction } from '../submit-action.ts'
import { claimTask } from './claim-task.ts'
import { drawTask } from './draw-task.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  deps.engine.script = drawAtOnce
})

const PAN = 'MJ::JOB::pan_left::1::<id>::SOLO'
const V1 = 'MJ::JOB::variation::1::<id>'

async function drawNext(at: DrawingDeps): Promise<TaskRow> {
  const task = await claimTask(at, 'node:1:0')
  if (!task) throw new Error('nothing in line')
  const lease = { owner: 'node:1:0', epoch: task.epoch }
  await drawTask(at, { task, lease }, { signal: new AbortController().signal, pausesMs: [] })
  return deps.db.selectFrom('tasks').selectAll().where('id', '=', task.id).executeTakeFirstOrThrow()
}

type Person = Actor & { channelId: string }

/** A grid, and one of its pictures. */
async function drawParents(person: Person): Promise<{ grid: string; single: string }> {
  const grid = (await imagines(deps, person)).id
  await drawNext(deps)
  const customId = `MJ::JOB::upsample::1::${grid}`
  const { tasks } = await submitAction(deps, person, grid, { body: { customId }, idempotencyKey: null })
  return { grid, single: tasks[0]?.id ?? '' }
}

async function press(at: DrawingDeps, person: Person, taskId: string, customId: string): Promise<TaskRow> {
  const body = { customId: customId.replace('<id>', taskId) }
  await submitAction(at, person, taskId, { body, idempotencyKey: null })
  return drawNext(at)
}

const credits = ({ userId }: Person) => availableCredits(deps.db, userId, deps.clock.now())
const kinds = (row: TaskRow) => new Set(listButtons(row).map(({ kind }) => kind))

test('where an engine can only give one picture, one is drawn, for a quarter of the price, and can be worked on', async () => {
  const one = { ...deps.engine, drawsOne: new Set(['pan'] as const) }
  const at = withEngines(deps, deps.engine, connectLocal(one))
  const person = await aPerson(deps, { credits: 40 })
  const { single } = await drawParents(person)
  const body = { taskId: single, customId: PAN.replace('<id>', single) }
  expect(await readQuote(at, person, person.channelId, { body, language: 'en-US' })).toMatchObject({ cost: 1 })
  const row = await press(at, person, single, PAN)
  expect(row).toMatchObject({ status: 'SUCCESS', cost: 1, grid_id: null, image_ids: [expect.any(String)] })
  expect(row.parameters.shortfall).toBeUndefined()
  expect(kinds(row)).toEqual(new Set(['UPSCALE', 'VARIATION', 'INPAINT', 'ZOOM', 'PAN', 'VIDEO', 'REROLL', 'BOOKMARK']))
  expect(await credits(person)).toBe(35)
  expect(await press(at, person, row.id, PAN)).toMatchObject({ status: 'SUCCESS', cost: 1 })
  expect(await violations(deps)).toEqual([])
})

test('of four pictures of a pan that look the same one is kept, and what the others cost is paid back', async () => {
  const person = await aPerson(deps, { credits: 40 })
  const { single } = await drawParents(person)
  deps.engine.script = async function* ({ seed }): AsyncIterable<Report> {
    const [first] = await fourPictures(seed)
    if (first) yield { state: 'done', pictures: [first, first, first, first], notDrawn: [] }
  }
  const row = await press(deps, person, single, PAN)
  expect(row).toMatchObject({ status: 'SUCCESS', cost: 4, grid_id: null, parameters: { shortfall: 'only_one' } })
  expect(await credits(person)).toBe(35)
  expect(await violations(deps)).toEqual([])
})

async function* changesNothing({ verb }: DrawOrder): AsyncIterable<Report> {
  const png = verb.kind === 'variation' ? verb.png : undefined
  if (!png) throw new Error('It sees the picture.')
  yield { state: 'done', pictures: Array(4).fill({ png, width: 8, height: 8, recipe: { seed: 1 } }), notDrawn: [] }
}

test('where nothing changed the credits are paid back once, by an entry of its own, and the books hold', async () => {
  const person = await aPerson(deps, { credits: 40 })
  const { grid } = await drawParents(person)
  deps.engine.script = changesNothing
  const row = await press(deps, person, grid, V1)
  expect(row).toMatchObject({ status: 'SUCCESS', cost: 4, parameters: { shortfall: 'nothing_changed' } })
  expect(row.image_ids).toHaveLength(4)
  expect(await credits(person)).toBe(36)
  const { items } = await readStatement(deps, person, {})
  expect(items[0]).toMatchObject({ reason: 'pay_back', delta: 4, taskId: row.id })
  const acts = await deps.db.selectFrom('ledger_transactions').select('kind').where('task_id', '=', row.id).execute()
  expect(acts.map(({ kind }) => kind).toSorted()).toEqual(['capture', 'grant', 'hold'])
  expect(await violations(deps)).toEqual([])
  deps.engine.script = drawAtOnce
  const again = await press(deps, person, row.id, 'MJ::JOB::reroll::0::<id>::SOLO')
  expect(again.parameters.shortfall).toBeUndefined()
  expect(await credits(person)).toBe(32)
})

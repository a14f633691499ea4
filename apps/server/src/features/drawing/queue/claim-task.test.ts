import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  joins,
  openDrawing,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { connectLocal } from '../../../platform/engines/pool.ts'
import { cancelTask } from '../cancel-task.ts'
import { submitImagine } from '../submit-imagine.ts'
import { adoptStarted, claimTask } from './claim-task.ts'
import { readQueueEstimate } from './queries.ts'
import { LEASE_MS } from './rules.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(() => forgetTasks(deps))

type Person = Awaited<ReturnType<typeof aPerson>>

const inLine = async (actor: Person, mode: 'FAST' | 'RELAX' | 'TURBO') => {
  const body = { botType: 'MID_JOURNEY' as const, prompt: 'a fox', mode }
  return (await submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })).tasks[0]?.id
}

/** Draws the next task in no time. */
async function serveNext(): Promise<string | undefined> {
  const task = await claimTask(deps, 'other:1:0')
  if (task)
    await deps.db.updateTable('tasks').set({ status: 'CANCEL', lease_until: null }).where('id', '=', task.id).execute()
  return task?.user_id
}

test('an empty line gives nothing', async () => {
  expect(await claimTask(deps, 'node:1:0')).toBeNull()
})

test('a claimed task keeps its state, and nobody else gets it', async () => {
  const actor = await aPerson(deps)
  const { id } = await imagines(deps, actor)
  expect(await claimTask(deps, 'node:1:0')).toMatchObject({
    id,
    status: 'NOT_START',
    epoch: 1,
    lease_owner: 'node:1:0',
  })
  expect(await claimTask(deps, 'node:1:1')).toBeNull()
})

test('without a plan one task of a person runs at a time, with one as many as it says', async () => {
  const [plain, planned] = [await aPerson(deps), await aPerson(deps, { concurrency: 3 })]
  for (let count = 0; count < 5; count += 1) {
    await imagines(deps, plain)
    await imagines(deps, planned)
  }
  const claims = [0, 1, 2, 3, 4, 5, 6].map((slot) => claimTask(deps, `node:1:${slot}`))
  const owners = (await Promise.all(claims)).map((task) => task?.user_id)
  expect(owners.filter((owner) => owner === plain.userId)).toHaveLength(1)
  expect(owners.filter((owner) => owner === planned.userId)).toHaveLength(3)
})

test('however many workers ask at once, no task is given twice and no limit is passed', async () => {
  const people = await Promise.all([1, 2, 3, 2].map((concurrency) => aPerson(deps, { concurrency })))
  for (const person of people) for (let count = 0; count < 5; count += 1) await imagines(deps, person)

  const claimed: string[] = []
  const work = async (slot: number) => {
    for (let task = await claimTask(deps, `node:1:${slot}`); task; task = await claimTask(deps, `node:1:${slot}`)) {
      claimed.push(task.id)
    }
  }
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(work))

  expect(new Set(claimed).size).toBe(claimed.length)
  expect(claimed).toHaveLength(1 + 2 + 3 + 2)
})

test("one person's thousand tasks delay another's first by one turn", async () => {
  const [many, one, another] = [await aPerson(deps, { credits: 4000 }), await aPerson(deps), await aPerson(deps)]
  await imagines(deps, many)
  const [row] = await deps.db.selectFrom('tasks').selectAll().execute()
  if (!row) throw new Error('no task')
  const copies = Array.from({ length: 999 }, () => ({ ...row, id: deps.newId(), cost: 0 }))
  const blank = {
    parameters: JSON.stringify(row.parameters),
    recipes: '[]',
    weights: '[]',
    pictures_not_drawn: '[]',
    modal: null,
    number: undefined,
    client: null,
    ticket: null,
  }
  await deps.db
    .insertInto('tasks')
    .values(copies.map((copy) => ({ ...copy, ...blank })))
    .execute()
  await serveNext()
  for (const late of [one, another, one]) await imagines(deps, late)

  const served = []
  for (let turn = 0; turn < 6; turn += 1) served.push(await serveNext())

  expect(served.slice(0, 2).sort()).toEqual([one.userId, another.userId].sort())
  expect(served.slice(2)).toEqual([many.userId, one.userId, many.userId, many.userId])
})

test('TURBO is drawn before FAST and FAST before RELAX, but RELAX does not wait forever', async () => {
  const [relaxed, hurried] = [
    await aPerson(deps, { concurrency: 9, relax: true }),
    await aPerson(deps, { concurrency: 9 }),
  ]
  const patient = await inLine(relaxed, 'RELAX')
  const [fast, turbo] = [await inLine(hurried, 'FAST'), await inLine(hurried, 'TURBO')]
  const next = async () => (await claimTask(deps, 'node:1:0'))?.id
  expect([await next(), await next(), await next()]).toEqual([turbo, fast, patient])

  await forgetTasks(deps)
  const waited = await inLine(relaxed, 'RELAX')
  deps.clock.moveSeconds(600)
  await inLine(hurried, 'FAST')
  expect(await next()).toBe(waited)
})

test('what a dead worker left comes first, keeps its state, and counts as a crash when it was alone at work', async () => {
  const [crashed, next] = [await aPerson(deps), await aPerson(deps)]
  const { id } = await imagines(deps, crashed)
  await claimTask(deps, 'dead:1:0')
  await deps.db.updateTable('tasks').set({ status: 'IN_PROGRESS', progress: 40 }).where('id', '=', id).execute()
  await imagines(deps, next)
  deps.clock.moveSeconds(LEASE_MS / 1000 + 1)

  const adopted = await claimTask(deps, 'node:1:0')

  expect(adopted).toMatchObject({ id, status: 'IN_PROGRESS', progress: 40, epoch: 2, attempts: 1 })
})

test('what dead workers left at engines elsewhere is taken at once by as many as ask, however many take it', async () => {
  const elsewhere = withEngines(deps, deps.engine, { ...connectLocal(deps.engine), areSlotsShared: true })
  const ids = []
  while (ids.length < 7) ids.push((await imagines(deps, await aPerson(deps))).id)
  const [held = '', fresh = '', ...left] = ids
  const begun = { status: 'SUBMITTED', ticket: '{}', lease_owner: 'dead:1:0', lease_until: deps.clock.now() } as const
  await deps.db.updateTable('tasks').set(begun).where('id', '<>', fresh).execute()
  const later = new Date(deps.clock.now().getTime() + LEASE_MS)
  await deps.db.updateTable('tasks').set({ lease_until: later }).where('id', '=', held).execute()

  expect(await adoptStarted(deps, ['node:1:0'])).toEqual([])
  const ask = (slots: number[]) =>
    adoptStarted(
      elsewhere,
      slots.map((slot) => `node:1:${slot}`),
    )
  const taken = (await Promise.all([ask([0, 1]), ask([2]), ask([3, 4, 5])])).flat()

  expect(taken.map(({ id }) => id).sort()).toEqual(left.sort())
  expect(new Set(taken.map(({ lease_owner: owner }) => owner)).size).toBe(left.length)
  expect(taken.map(({ epoch, attempts }) => [epoch, attempts])).toEqual(left.map(() => [1, 0]))
})

test('what has crashed too often is taken by nobody', async () => {
  const elsewhere = withEngines(deps, deps.engine, { ...connectLocal(deps.engine), areSlotsShared: true })
  await imagines(deps, await aPerson(deps))
  await deps.db.updateTable('tasks').set({ status: 'SUBMITTED', ticket: '{}', attempts: 3 }).execute()
  expect(await adoptStarted(elsewhere, ['node:1:0'])).toEqual([])
})

test('a cancelled task leaves the line and frees its turn', async () => {
  const actor = await aPerson(deps)
  const [first, second] = [await imagines(deps, actor), await imagines(deps, actor)]
  await cancelTask(deps, actor, first.id)
  expect((await claimTask(deps, 'node:1:0'))?.id).toBe(second.id)
})

test('a place in line is the turn on which the task is drawn', async () => {
  const people = [await aPerson(deps), await aPerson(deps), await aPerson(deps)]
  const [room] = people
  if (!room) throw new Error('nobody')
  for (const person of people.slice(1)) await joins(deps, person, room.channelId)
  for (const person of people) {
    for (let count = 0; count < 3; count += 1) await imagines(deps, { ...person, channelId: room.channelId })
  }
  const tasks = await deps.db.selectFrom('tasks').select('id').execute()
  const ids = tasks.map((task) => task.id)
  const { places } = await readQueueEstimate(deps.db, ids, deps.clock.now())
  const byPlace = [...ids].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))

  const served: string[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    const task = await claimTask(deps, 'other:1:0')
    if (!task) break
    served.push(task.id)
    await deps.db.updateTable('tasks').set({ status: 'CANCEL' }).where('id', '=', task.id).execute()
  }
  expect(served).toEqual(byPlace)
})

import { type TaskStatus, taskStatus } from '@easel/contract/drawing'
import fc from 'fast-check'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { TaskRow } from '../../db/tables.ts'
import { aPerson, type DrawingDeps, framesOf, openDrawing, violations } from '../../testing/open-drawing.ts'
import { availableCredits, captureHold, holdCredits, releaseHold } from '../ledger/gate.ts'
import { advanceTask, type Mover } from './advance-task.ts'
import { allowedMoves, type DoorName, movesByMover, isFinal } from './rules.ts'

const STATES = taskStatus.options
const OWNER = 'node:1:0'
const FOREVER = new Date('2030-01-01T00:00:00Z')
const COST = 4

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})

/** A task in that state with its books as they would be, leased by `OWNER` under epoch 1. */
async function aTaskIn(status: TaskStatus, progress = 0): Promise<TaskRow> {
  const actor = await aPerson(deps, { credits: COST })
  const [id, now] = [deps.newId(), deps.clock.now()]
  const settlement = { taskId: id, now, newId: deps.newId }
  return deps.db.transaction().execute(async (tx) => {
    if (status !== 'MODAL')
      await holdCredits(tx, { userId: actor.userId, credits: COST, reason: 'IMAGINE', ...settlement })
    if (status === 'SUCCESS') await captureHold(tx, settlement)
    if (status === 'FAILURE' || status === 'CANCEL') await releaseHold(tx, settlement)
    const words = { prompt: 'a', final_prompt: 'a', model_version: '7', aspect_ratio: '1:1', engine: 'scripted' }
    const unset = {
      parent_id: null,
      index: null,
      grid_id: null,
      fail_reason: null,
      fail_detail: null,
      turn: null,
      seed: 1,
    }
    const times = { submit_time: now, start_time: null, finish_time: null, deadline_at: FOREVER, lease_until: FOREVER }
    const parameters = JSON.stringify({ words: 'a', without: [], stylize: 0, chaos: 0, weird: 0 })
    const kind = { bot_type: 'MID_JOURNEY', action: 'IMAGINE', mode: 'FAST' } as const
    const place = { id, channel_id: actor.channelId, user_id: actor.userId, lease_owner: OWNER, epoch: 1, ticket: null }
    return tx
      .insertInto('tasks')
      .values({ ...words, ...unset, ...times, ...kind, ...place, parameters, status, progress, cost: COST })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

const read = (id: string) => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const makeOverdue = (id: string) =>
  deps.db.updateTable('tasks').set({ deadline_at: deps.clock.now() }).where('id', '=', id).execute()

function through(name: DoorName, epoch = 1): Mover {
  return name === 'worker' ? { name, lease: { owner: OWNER, epoch } } : { name }
}

describe('the table of states', () => {
  test('it allows 18 of 49 pairs, and nothing after a final state', () => {
    expect(Object.values(allowedMoves).flat()).toHaveLength(18)
    expect(STATES.filter(isFinal)).toEqual(['SUCCESS', 'FAILURE', 'CANCEL'])
  })

  test.each(Object.keys(movesByMover) as DoorName[])('every way through the door of the %s stands in it', (name) => {
    for (const [to, starts] of Object.entries(movesByMover[name])) {
      for (const from of starts) expect(allowedMoves[from]).toContain(to)
    }
  })
})

describe.each(Object.keys(movesByMover) as DoorName[])('through the door of the %s', (name) => {
  test.each(STATES)('a task in %s moves where the table and the door say, and nowhere else', async (from) => {
    for (const to of STATES) {
      const task = await aTaskIn(from, from === 'IN_PROGRESS' ? 30 : 0)
      if (name === 'sweeper') await makeOverdue(task.id)
      const before = await read(task.id)

      const moved = await advanceTask(deps, through(name), { taskId: task.id, to, change: { progress: 40 } })

      const frames = await framesOf(deps, `channel:${task.channel_id}`)
      if (movesByMover[name][to]?.includes(from)) {
        expect(await read(task.id)).toMatchObject({ status: to, version: 2 })
        expect(frames).toMatchObject([{ t: 'task', task: { status: to, version: 2 } }])
      } else {
        expect(moved).toBeNull()
        expect([await read(task.id), frames]).toEqual([before, []])
      }
    }
    expect(await violations(deps)).toEqual([])
  })
})

test.each([20, 30])('progress of 30 does not become %i', async (progress) => {
  const task = await aTaskIn('IN_PROGRESS', 30)
  const change = { progress }
  expect(await advanceTask(deps, through('worker'), { taskId: task.id, to: 'IN_PROGRESS', change })).toBeNull()
  expect((await read(task.id)).progress).toBe(30)
})

test.each([
  ['an older claim', { epoch: 2 }],
  ["somebody else's claim", { lease_owner: 'node:2:0' }],
  ['a lease that ran out', { lease_until: new Date('2026-01-01T00:00:00Z') }],
  ['a lease that was handed back', { lease_owner: null, lease_until: null }],
])('%s moves nothing', async (_what, change) => {
  const task = await aTaskIn('SUBMITTED')
  await deps.db.updateTable('tasks').set(change).where('id', '=', task.id).execute()
  for (const to of ['IN_PROGRESS', 'SUCCESS', 'FAILURE'] as const) {
    expect(await advanceTask(deps, through('worker'), { taskId: task.id, to })).toBeNull()
  }
  expect(await read(task.id)).toMatchObject({ status: 'SUBMITTED', version: 1 })
})

test('the sweeper leaves alone what is not overdue', async () => {
  const task = await aTaskIn('IN_PROGRESS')
  expect(await advanceTask(deps, through('sweeper'), { taskId: task.id, to: 'FAILURE' })).toBeNull()
})

interface Model {
  status: TaskStatus
  progress: number
  epoch: number
  isLeased: boolean
  isOverdue: boolean
  /** Its credits are, or they are gone for good. */
  isHeld: boolean
  /** What the channel was told. */
  told: string[]
}

const happening = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    door: fc.constantFrom('person' as const, 'worker' as const, 'sweeper' as const),
    to: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<TaskStatus>('SUBMITTED', 'IN_PROGRESS', 'NOT_START') },
      fc.constantFrom(...STATES),
    ),
    progress: fc.integer({ min: 0, max: 99 }),
    isStale: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('claim' as const, 'handBack' as const, 'overdue' as const) }),
)
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

/** What the rules say must come of it. */
function foresee(model: Model, event: Happening): void {
  if (event.kind === 'claim') Object.assign(model, { epoch: model.epoch + 1, isLeased: true })
  if (event.kind === 'handBack') model.isLeased = false
  if (event.kind === 'overdue') model.isOverdue = true
  if (event.kind !== 'move' || !mayHappen(model, event)) return
  model.status = event.to
  model.progress = Math.max(model.progress, event.progress)
  if (isFinal(event.to)) model.isLeased = false
  // Its time in line begins when its author has answered.
  if (event.to === 'NOT_START') Object.assign(model, { isOverdue: false, isHeld: true })
  if (event.to === 'FAILURE' || event.to === 'CANCEL') model.isHeld = false
  model.told.push(`${event.to} ${model.progress}`)
}

function mayHappen(model: Model, { door, to, progress, isStale }: Extract<Happening, { kind: 'move' }>): boolean {
  if (!movesByMover[door][to]?.includes(model.status)) return false
  if (door === 'worker' && (isStale || !model.isLeased)) return false
  if (door === 'sweeper' && !model.isOverdue) return false
  if (door === 'person' && to === 'NOT_START' && model.isOverdue) return false
  return to !== 'IN_PROGRESS' || model.status !== 'IN_PROGRESS' || progress > model.progress
}

async function happen(id: string, epoch: number, event: Happening): Promise<void> {
  const change = (set: Partial<Pick<TaskRow, 'epoch' | 'lease_owner' | 'lease_until'>>) =>
    deps.db.updateTable('tasks').set(set).where('id', '=', id).execute()
  switch (event.kind) {
    case 'claim':
      await change({ epoch: epoch + 1, lease_owner: OWNER, lease_until: FOREVER })
      return
    case 'handBack':
      await change({ lease_owner: null, lease_until: null })
      return
    case 'overdue':
      await makeOverdue(id)
      return
    case 'move': {
      const door = through(event.door, event.isStale ? epoch - 1 : epoch)
      await advanceTask(deps, door, { taskId: id, to: event.to, change: { progress: event.progress } })
    }
  }
}

test('whatever happens, in whatever order, the rows, the frames and the books say what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<TaskStatus>('NOT_START', 'MODAL'),
      fc.array(happening, { minLength: 10, maxLength: 50 }),
      async (status, events) => {
        const task = await aTaskIn(status)
        const isHeld = status !== 'MODAL'
        const model: Model = { status, progress: 0, epoch: 1, isLeased: true, isOverdue: false, isHeld, told: [] }
        for (const event of events) {
          await happen(task.id, model.epoch, event)
          foresee(model, event)
          const row = await read(task.id)
          expect([row.status, row.progress]).toEqual([model.status, model.progress])
        }
        const frames = await framesOf(deps, `channel:${task.channel_id}`)
        expect(frames.map((frame) => described(frame['task']))).toEqual(model.told)
        expect(await availableCredits(deps.db, task.user_id, deps.clock.now())).toBe(model.isHeld ? 0 : COST)
        expect(await violations(deps)).toEqual([])
      },
    ),
    { numRuns: Math.ceil(100 * inject('scale')) },
  )
})

test('eight contradictory moves at once make one history with one end', async () => {
  for (let round = 0; round < 20; round += 1) {
    const task = await aTaskIn('IN_PROGRESS')
    await makeOverdue(task.id)
    const ends = [
      ...(['SUCCESS', 'FAILURE', 'IN_PROGRESS', 'SUCCESS', 'IN_PROGRESS'] as const).map((to, at) =>
        advanceTask(deps, through('worker'), { taskId: task.id, to, change: { progress: at * 10 } }),
      ),
      advanceTask(deps, through('person'), { taskId: task.id, to: 'CANCEL' }),
      advanceTask(deps, through('sweeper'), { taskId: task.id, to: 'FAILURE' }),
      advanceTask(deps, through('person'), { taskId: task.id, to: 'CANCEL' }),
    ]
    const moved = (await Promise.all(ends)).filter((row) => row !== null)
    expect(moved.filter((row) => isFinal(row.status))).toHaveLength(1)
    const history = (await framesOf(deps, `channel:${task.channel_id}`)).map((frame) => described(frame['task']))
    expect(history).toHaveLength(moved.length)
    expect(history.slice(0, -1).every((state) => state.startsWith('IN_PROGRESS'))).toBe(true)
  }
  expect(await violations(deps)).toEqual([])
})

test('a task in MODAL that is confirmed, cancelled, expired and claimed at once has one history, and its credits one end', async () => {
  for (let round = 0; round < 20; round += 1) {
    const task = await aTaskIn('MODAL')
    // Half of them have expired just now, and can only be cancelled.
    if (round % 2 === 0) await makeOverdue(task.id)
    const moves = await Promise.all([
      ...[1, 2, 3].map(() => advanceTask(deps, through('person'), { taskId: task.id, to: 'NOT_START' })),
      advanceTask(deps, through('sweeper'), { taskId: task.id, to: 'CANCEL' }),
      advanceTask(deps, through('worker'), { taskId: task.id, to: 'IN_PROGRESS', change: { progress: 10 } }),
      advanceTask(deps, through('person'), { taskId: task.id, to: 'CANCEL' }),
      advanceTask(deps, through('worker'), { taskId: task.id, to: 'SUCCESS', change: { progress: 100 } }),
    ])
    const { status, modal } = await read(task.id)
    const told = (await framesOf(deps, `channel:${task.channel_id}`)).map((frame) => described(frame['task']))
    expect(told).toHaveLength(moves.filter((row) => row !== null).length)
    expect(moves.filter((row) => row?.status === 'NOT_START').length).toBeLessThanOrEqual(round % 2 === 0 ? 0 : 1)
    expect([modal, told.at(-1)?.split(' ')[0]]).toEqual([null, status])
    expect(await availableCredits(deps.db, task.user_id, deps.clock.now())).toBe(status === 'CANCEL' ? COST : 0)
  }
  expect(await violations(deps)).toEqual([])
})

function described(task: unknown): string {
  const { status, progress } = task as { status: string; progress: number }
  return `${status} ${progress}`
}

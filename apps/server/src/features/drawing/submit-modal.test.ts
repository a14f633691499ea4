import type { Task } from '@easel/contract/drawing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
import { drawNext } from '../../testing/draw-from.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  framesOf,
  joins,
  openDrawing,
  violations,
} from '../../testing/open-drawing.ts'
import { type Answer, answer, aPicture, press, refuses } from '../../testing/press-buttons.ts'
import { availableCredits } from '../ledger/gate.ts'
import { cancelTask } from './cancel-task.ts'
import { deleteTask } from './delete-task.ts'
import { claimTask } from './queue/claim-task.ts'
import { readQueueEstimate } from './queue/queries.ts'
import { sweepTasks } from './queue/sweep-tasks.ts'
import { readTask } from './read-task.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>
let actor: Person

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  actor = await aPerson(deps)
})

const confirm = (who: Person, task: Task, body: Answer = {}, key: string | null = null) =>
  answer(deps, who, task, { body, idempotencyKey: key })
const ask = async (name: string, prompt?: string) => press(deps, actor, await aPicture(deps, actor, prompt), name)
const reads = (task: Task) => readTask(deps, actor, task.id)
const creditsOf = ({ userId }: Person) => availableCredits(deps.db, userId, deps.clock.now())
const framesSince = async (task: Task) =>
  (await framesOf(deps, `channel:${task.channelId}`))
    .map((frame) => frame['task'] as Task)
    .filter(({ id, version }) => id === task.id && version > task.version)
const isRefused = (task: Task, body: Answer, refusal: object) => refuses(deps, actor, task, { body, refusal })

describe('a confirmed task', () => {
  test('stands in line from then on, under the same id, and only then are its credits held', async () => {
    const asked = await ask('Custom Zoom')
    const before = await creditsOf(actor)
    deps.clock.moveSeconds(50 * 60)

    const confirmed = await confirm(actor, asked)

    expect(confirmed).toMatchObject({ id: asked.id, status: 'NOT_START', cost: 4, modal: null, queuePlace: 1 })
    expect(confirmed.submitTime).toBe(deps.clock.now().toISOString())
    expect(await creditsOf(actor)).toBe(before - 4)
    expect(await framesSince(asked)).toEqual([confirmed])
    expect((await framesOf(deps, `user:${actor.userId}`)).at(-1)).toMatchObject({ user: { credits: before - 4 } })
    // It is not overdue because it was asked for an hour ago.
    deps.clock.moveSeconds(20 * 60)
    await sweepTasks(deps)
    expect(await drawNext(deps, actor)).toMatchObject({ id: asked.id, status: 'SUCCESS' })
    expect(await violations(deps)).toEqual([])
  })

  test('stands behind what came before it was confirmed, and not where it was asked for', async () => {
    const asked = await ask('Custom Zoom')
    deps.clock.moveSeconds(60)
    const picture = await press(deps, actor, await aPicture(deps, actor), 'Zoom Out 2x')
    deps.clock.moveSeconds(60)
    await confirm(actor, asked)
    const { places } = await readQueueEstimate(deps.db, [asked.id, picture.id], deps.clock.now())
    expect([places.get(picture.id), places.get(asked.id)]).toEqual([1, 2])
    expect(await claimTask(deps, 'node:1:0')).toMatchObject({ id: picture.id })
  })

  test('needs the credits, and stays as it is without them', async () => {
    actor = await aPerson(deps, { credits: 7 })
    const asked = await ask('Custom Zoom')
    await isRefused(asked, {}, { reason: 'insufficient_credits' })
    await cancelTask(deps, actor, asked.id)
    expect(await creditsOf(actor)).toBe(3)
  })

  test('marks its button for everyone, which it does not while it still asks', async () => {
    const picture = await aPicture(deps, actor)
    const marks = async () =>
      (await reads(picture)).buttons.filter(({ style }) => style === 3).map(({ label }) => label)
    const asked = await press(deps, actor, picture, 'Custom Zoom')
    expect([await marks(), await framesSince(picture)]).toEqual([[], []])

    await confirm(actor, asked)

    expect(await marks()).toEqual(['Custom Zoom'])
    expect((await framesSince(picture)).map(({ buttons }) => buttons)).toEqual([(await reads(picture)).buttons])
  })

  test('wakes a worker', async () => {
    const asked = await ask('Custom Zoom')
    const woken: string[] = []
    const stop = deps.bus.listen('tasks', (id) => woken.push(id))
    await confirm(actor, asked)
    await expect.poll(() => woken).toContain(asked.id)
    stop()
  })
})

describe('who may answer', () => {
  test('its author; another member may not, to a stranger it is not there', async () => {
    const [creator, stranger] = [actor, await aPerson(deps)]
    const picture = await aPicture(deps, creator)
    actor = await aPerson(deps)
    await joins(deps, actor, creator.channelId)
    const asked = await press(deps, actor, picture, 'Custom Zoom')
    await expect(confirm(creator, asked)).rejects.toEqual(new Refusal('not_author'))
    await expect(confirm(stranger, asked)).rejects.toEqual(new Refusal('not_found'))
    await expect(confirm(actor, { ...asked, id: newId() })).rejects.toEqual(new Refusal('not_found'))
    expect(await confirm(actor, asked)).toMatchObject({ status: 'NOT_START', author: { id: actor.userId } })
  })

  test('only as long as it asks: not in line, drawn, cancelled, or an hour later', async () => {
    const [confirmed, cancelled, late] = [await ask('Custom Zoom'), await ask('Custom Zoom'), await ask('Custom Zoom')]
    await confirm(actor, confirmed)
    await isRefused(confirmed, {}, { reason: 'conflict' })
    await drawNext(deps, actor)
    await isRefused(confirmed, {}, { reason: 'conflict' })
    await cancelTask(deps, actor, cancelled.id)
    await isRefused(cancelled, {}, { reason: 'conflict' })
    deps.clock.moveSeconds(60 * 60)
    // Whoever comes first, it has expired.
    await isRefused(late, {}, { reason: 'conflict' })
    await sweepTasks(deps)
    expect(await reads(late)).toMatchObject({ status: 'CANCEL', modal: null, cost: 0 })
    expect(await framesSince(late)).toMatchObject([{ status: 'CANCEL' }])
  })
})

test('in MODAL it holds no place, no slot and none of what one may draw at once', async () => {
  const asked = await ask('Custom Zoom')
  const other = await press(deps, actor, await aPicture(deps, actor), 'Zoom Out 2x')
  expect((await readQueueEstimate(deps.db, [asked.id, other.id], deps.clock.now())).places).toEqual(
    new Map([[other.id, 1]]),
  )
  expect(await claimTask(deps, 'node:1:0')).toMatchObject({ id: other.id })
  expect(await claimTask(deps, 'node:1:1')).toBeNull()
})

describe('at once', () => {
  test('two answers make one task, and the other hears of a conflict', async () => {
    for (let round = 0; round < 10; round += 1) {
      actor = await aPerson(deps, { credits: 8 })
      const asked = await ask('Custom Zoom')
      const answers = await Promise.allSettled([1.2, 1.5, 2].map((zoom) => confirm(actor, asked, { zoom })))
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused.map(({ reason }) => reason)).toEqual([new Refusal('conflict'), new Refusal('conflict')])
      expect(await framesSince(asked)).toHaveLength(1)
      expect(await creditsOf(actor)).toBe(0)
      await cancelTask(deps, actor, asked.id)
    }
    expect(await violations(deps)).toEqual([])
  })

  test('two answers with the same key are one', async () => {
    const asked = await ask('Custom Zoom')
    const answers = await Promise.all([1, 2, 3].map(() => confirm(actor, asked, { zoom: 1.5 }, 'key')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await confirm(actor, asked, { zoom: 1.5 }, 'key')).toEqual(answers[0])
    await expect(confirm(actor, asked, { zoom: 1.6 }, 'key')).rejects.toEqual(new Refusal('idempotency_mismatch'))
  })

  test('confirmed, cancelled and expired: one of them happens, or one after the other, and the credits know which', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 20; round += 1) {
      actor = await aPerson(deps, { credits: 8 })
      const asked = await ask('Custom Zoom')
      deps.clock.moveSeconds(60 * 60 - 1)
      const late = { ...deps, clock: { now: () => new Date(deps.clock.now().getTime() + 1000) } }
      await Promise.allSettled([
        sweepTasks(round % 2 === 0 ? late : deps),
        confirm(actor, asked),
        ...(round % 3 === 0 ? [cancelTask(deps, actor, asked.id)] : []),
      ])
      const { status, cost } = await reads(asked)
      expect(['NOT_START', 'CANCEL']).toContain(status)
      expect(await creditsOf(actor)).toBe(status === 'NOT_START' ? 0 : 4)
      if (status === 'NOT_START') expect(cost).toBe(4)
      expect((await framesSince(asked)).at(-1)?.status).toBe(status)
      ends.add(status)
      await cancelTask(deps, actor, asked.id)
    }
    expect([...ends].sort()).toEqual(['CANCEL', 'NOT_START'])
    expect(await violations(deps)).toEqual([])
  })

  test('confirmed or cancelled while its picture is deleted: each of them ends, whoever comes first', async () => {
    for (let round = 0; round < 12; round += 1) {
      actor = await aPerson(deps)
      const picture = await aPicture(deps, actor)
      const [asked, other] = [
        await press(deps, actor, picture, 'Custom Zoom'),
        await press(deps, actor, picture, 'Custom Zoom'),
      ]
      const [deleted, ...answers] = await Promise.allSettled([
        deleteTask(deps, actor, picture.id),
        confirm(actor, asked),
        round % 2 === 0 ? confirm(actor, other) : cancelTask(deps, actor, other.id),
      ])
      expect(deleted.status).toBe('fulfilled')
      for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(Refusal)
      for (const { id } of [asked, other]) await cancelTask(deps, actor, id)
    }
    expect(await violations(deps)).toEqual([])
  })

  test('two answers with credits for one: one is taken, the other asks on', async () => {
    actor = await aPerson(deps, { credits: 12 })
    const asked = [await ask('Custom Zoom'), await ask('Custom Zoom')]
    const answers = await Promise.allSettled(asked.map((task) => confirm(actor, task)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const states = await Promise.all(asked.map(async (task) => (await reads(task)).status))
    expect(states.sort()).toEqual(['MODAL', 'NOT_START'])
    expect(await creditsOf(actor)).toBe(0)
    expect(await violations(deps)).toEqual([])
  })
})

import type { Task } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
import { draws } from '../../testing/draws.ts'
import {
  aPerson,
  type DrawingDeps,
  framesOf,
  imagines,
  joins,
  openDrawing,
  violations,
} from '../../testing/open-drawing.ts'
import { availableCredits } from '../ledger/gate.ts'
import { readTask } from './read-task.ts'
import { submitAction } from './submit-action.ts'
import { submitShow } from './submit-show.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})

type Person = Awaited<ReturnType<typeof aPerson>>

/** Somebody with a channel of their own, and another one in which they are a guest. */
async function aGuest() {
  const [person, host] = [await aPerson(deps, { credits: 40 }), await aPerson(deps)]
  await joins(deps, person, host.channelId)
  return { person, host, channelId: host.channelId }
}

async function shows(person: Person, channelId: string, taskId: string, key: string | null = null): Promise<Task> {
  const { tasks } = await submitShow(deps, person, channelId, { body: { taskId }, idempotencyKey: key })
  if (!tasks[0]) throw new Error('nothing was shown')
  return tasks[0]
}

async function press(person: Person, { id, buttons }: Task, label: string): Promise<Task | undefined> {
  const customId = buttons.find((button) => button.label === label)?.customId ?? ''
  return (await submitAction(deps, person, id, { body: { customId }, idempotencyKey: null })).tasks[0]
}

test('it appears in the other channel as a finished task of its own, free, with the same pictures', async () => {
  const { person, host, channelId } = await aGuest()
  const grid = await draws(deps, person, 'a fox --ar 3:2')
  const before = await availableCredits(deps.db, person.userId, deps.clock.now())

  const shown = await shows(person, channelId, grid.id)

  const { id, channelId: place, parentId, cost, status, version } = shown
  expect({ place, parentId, cost, status, version }).toEqual({
    ...{ place: channelId, parentId: grid.id, cost: 0, status: 'SUCCESS', version: 1 },
  })
  expect(id).not.toBe(grid.id)
  for (const same of ['prompt', 'finalPrompt', 'images', 'grid', 'aspectRatio', 'seed', 'author', 'action'] as const) {
    expect(shown[same]).toEqual(grid[same])
  }
  expect(await framesOf(deps, `channel:${channelId}`)).toContainEqual({ t: 'task', task: shown })
  expect(await readTask(deps, host, id)).toEqual({ ...shown, liked: false })
  expect(await availableCredits(deps.db, person.userId, deps.clock.now())).toBe(before)
  expect(await violations(deps)).toEqual([])
})

test('its buttons work in the channel where it is shown, for whoever is there', async () => {
  const { person, host, channelId } = await aGuest()
  const shown = await shows(person, channelId, (await draws(deps, person)).id)
  const chosen = await press(host, shown, 'U3')
  expect(chosen).toMatchObject({
    channelId,
    parentId: shown.id,
    images: [shown.images[2]],
    author: { id: host.userId },
  })
  const varied = await press(host, shown, 'V1')
  expect(varied).toMatchObject({ channelId, parentId: shown.id, status: 'NOT_START' })
  await deps.db
    .updateTable('tasks')
    .set({ status: 'CANCEL' })
    .where('id', '=', varied?.id ?? '')
    .execute()
})

test('a picture chosen from a grid is shown as often as one likes, and so is what was shown, also in the same channel', async () => {
  const { person, channelId } = await aGuest()
  const chosen = await press(person, await draws(deps, person), 'U2')
  const ids = [chosen?.id ?? '']
  for (const place of [channelId, channelId, person.channelId])
    ids.push((await shows(person, place, ids.at(-1) ?? '')).id)
  expect(new Set(ids).size).toBe(4)
  expect(await readTask(deps, person, ids[3] ?? '')).toMatchObject({
    images: chosen?.images,
    action: 'UPSCALE',
    index: null,
  })
})

test('the same key shows it once, also when asked twice at once', async () => {
  const { person, channelId } = await aGuest()
  const grid = await draws(deps, person)
  const answers = await Promise.all([1, 2, 3].map(() => shows(person, channelId, grid.id, 'once')))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await framesOf(deps, `channel:${channelId}`)).filter(({ t }) => t === 'task')).toHaveLength(1)
  const other = await draws(deps, person)
  await expect(shows(person, channelId, other.id, 'once')).rejects.toThrow(new Refusal('idempotency_mismatch'))
})

test('what is another’s, unfinished, unknown, or wanted where one is not, is refused, and nothing appears', async () => {
  const { person, host, channelId } = await aGuest()
  const [own, theirs] = [await draws(deps, person), await draws(deps, host)]
  const open = await imagines(deps, person)
  const stranger = await aPerson(deps)
  const frames = await framesOf(deps, `channel:${channelId}`)
  const tries: [Person, string, string, Refusal][] = [
    [person, channelId, theirs.id, new Refusal('not_author')],
    [person, channelId, open.id, new Refusal('conflict')],
    [person, channelId, newId(), new Refusal('not_found')],
    [host, channelId, own.id, new Refusal('not_found')],
    [person, stranger.channelId, own.id, new Refusal('not_found')],
    [stranger, stranger.channelId, own.id, new Refusal('not_found')],
  ]
  for (const [who, place, taskId, refusal] of tries) await expect(shows(who, place, taskId)).rejects.toThrow(refusal)
  expect(await framesOf(deps, `channel:${channelId}`)).toEqual(frames)
})

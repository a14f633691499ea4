import type { Task } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
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
import { claimTask } from './queue/claim-task.ts'
import { drawTask } from './queue/draw-task.ts'
import { readOrder } from './queue/read-order.ts'
import { readTask } from './read-task.ts'
import { submitAction } from './submit-action.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  deps = await openDrawing()
})

/** A finished grid of that person. */
async function aGrid(actor: Person, prompt = 'a fox --seed 7 --ar 3:2'): Promise<Task> {
  const { id } = await imagines(deps, actor, prompt)
  await drawNext()
  return readTask(deps, actor, id)
}

async function drawNext(): Promise<void> {
  const task = await claimTask(deps, 'node:1:0')
  if (!task) throw new Error('nothing in line')
  const lease = { owner: 'node:1:0', epoch: task.epoch }
  await drawTask(deps, { task, lease }, { signal: new AbortController().signal })
}

async function press(actor: Person, task: Task, label: string, idempotencyKey: string | null = null): Promise<Task> {
  const customId = task.buttons.find((button) => (button.label || button.emoji) === label)?.customId ?? label
  const { tasks } = await submitAction(deps, actor, task.id, { body: { customId }, idempotencyKey })
  const [made] = tasks
  if (!made) throw new Error('no task')
  return made
}

const orderOf = async (id: string) =>
  readOrder(await deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

test('a finished grid offers U1 to U4, reroll and V1 to V4, under the ids that clients look for', async () => {
  const { id, buttons } = await aGrid(await aPerson(deps))
  expect(buttons.map((button) => button.customId)).toEqual([
    ...[1, 2, 3, 4].map((nth) => `MJ::JOB::upsample::${nth}::${id}`),
    `MJ::JOB::reroll::0::${id}::SOLO`,
    ...[1, 2, 3, 4].map((nth) => `MJ::JOB::variation::${nth}::${id}`),
  ])
})

test('U picks a picture at once and for nothing, and pressing it again finds it', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const grid = await aGrid(actor)

  const picked = await Promise.all([press(actor, grid, 'U2'), press(actor, grid, 'U2'), press(actor, grid, 'U2')])

  expect(picked[0]).toMatchObject({
    action: 'UPSCALE',
    status: 'SUCCESS',
    index: 2,
    parentId: grid.id,
    cost: 0,
    seed: 8,
  })
  expect(picked[0]?.images).toEqual([grid.images[1]])
  expect(new Set(picked.map((task) => task.id)).size).toBe(1)
  expect(
    (await framesOf(deps, `channel:${actor.channelId}`)).filter(({ task }) => (task as Task).action === 'UPSCALE'),
  ).toHaveLength(1)
  expect(await availableCredits(deps.db, actor.userId)).toBe(0)
  expect(await violations(deps)).toEqual([])
})

test('V draws four from the picture that was picked, with a seed of its own', async () => {
  const actor = await aPerson(deps, { credits: 8 })
  const grid = await aGrid(actor)

  const varied = await press(actor, grid, 'V3')

  expect(varied).toMatchObject({ action: 'VARIATION', status: 'NOT_START', index: 3, parentId: grid.id, cost: 4 })
  expect(varied.finalPrompt).toBe('a fox --ar 3:2 --v 7')
  expect(varied.seed).not.toBe(7)
  expect(await orderOf(varied.id)).toMatchObject({
    verb: { kind: 'variation', strength: 'strong', parent: { seed: 9 } },
    prompt: 'a fox',
    aspectRatio: { width: 3, height: 2 },
  })
  await drawNext()
  expect((await readTask(deps, actor, varied.id)).buttons).toHaveLength(9)
})

test('reroll draws the same words with another seed, a variation again from its picture', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(actor)
  const again = await press(actor, grid, '🔄')
  expect(again).toMatchObject({ action: 'REROLL', index: null, parentId: grid.id, prompt: grid.prompt })
  expect(again.seed).not.toBe(7)
  expect(await orderOf(again.id)).toMatchObject({ verb: { kind: 'imagine' }, prompt: 'a fox' })
  await drawNext()

  const varied = await press(actor, grid, 'V1')
  await drawNext()
  const variedAgain = await press(actor, await readTask(deps, actor, varied.id), '🔄')
  expect((await orderOf(variedAgain.id)).verb).toEqual({ kind: 'variation', strength: 'strong', parent: { seed: 7 } })
  await drawNext()
})

test("who presses on another's grid is the author and pays", async () => {
  const [actor, guest] = [await aPerson(deps), await aPerson(deps, { credits: 4 })]
  const grid = await aGrid(actor)
  await joins(deps, guest, actor.channelId)

  const varied = await press(guest, grid, 'V1')

  expect(varied.author.id).toBe(guest.userId)
  expect(await availableCredits(deps.db, guest.userId)).toBe(0)
  await expect(press(guest, grid, 'V2')).rejects.toEqual(new Refusal('insufficient_credits'))
  await drawNext()
})

test("RELAX of another's plan is drawn FAST by one who has none", async () => {
  const [actor, guest] = [await aPerson(deps, { concurrency: 2, relax: true }), await aPerson(deps)]
  const grid = await aGrid(actor, 'a fox --relax')
  await joins(deps, guest, actor.channelId)
  expect(await press(guest, grid, 'V1')).toMatchObject({ mode: 'FAST', cost: 4, finalPrompt: 'a fox --ar 1:1 --v 7' })
  await drawNext()
})

test('a stranger finds nothing to press', async () => {
  const grid = await aGrid(await aPerson(deps))
  const stranger = await aPerson(deps)
  await expect(press(stranger, grid, 'U1')).rejects.toEqual(new Refusal('not_found'))
  await expect(press(stranger, { ...grid, id: newId() }, 'U1')).rejects.toEqual(new Refusal('not_found'))
})

test('a task has no other buttons than its own, and none before it is finished', async () => {
  const actor = await aPerson(deps)
  const [grid, other] = [await aGrid(actor), await aGrid(actor)]
  const waiting = await imagines(deps, actor)
  const refusal = { reason: 'invalid_input', fields: { customId: 'no_such_button' } }
  for (const customId of ['MJ::JOB::upsample::5', other.buttons[0]?.customId ?? '', '__proto__']) {
    await expect(press(actor, grid, customId)).rejects.toMatchObject(refusal)
  }
  await expect(press(actor, waiting, `MJ::JOB::upsample::1::${waiting.id}`)).rejects.toEqual(new Refusal('conflict'))
  await drawNext()
})

test('a picture that another engine drew cannot be varied, but picked', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(actor)
  await deps.db.updateTable('tasks').set({ engine: 'another' }).where('id', '=', grid.id).execute()
  await expect(press(actor, grid, 'V1')).rejects.toEqual(new Refusal('conflict'))
  expect(await press(actor, grid, 'U1')).toMatchObject({ status: 'SUCCESS' })
})

test('the same key presses once', async () => {
  const actor = await aPerson(deps)
  const grid = await aGrid(actor)
  const made = await Promise.all([1, 2, 3].map(() => press(actor, grid, 'V1', 'key')))
  expect(new Set(made.map((task) => task.id)).size).toBe(1)
  await expect(press(actor, grid, 'V2', 'key')).rejects.toEqual(new Refusal('idempotency_mismatch'))
})

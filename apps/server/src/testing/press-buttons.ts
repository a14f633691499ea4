import type { Task } from '@easel/contract/drawing'
import { expect } from 'vitest'
import type { Actor } from '../deps.ts'
import { readTask } from '../features/drawing/read-task.ts'
import { submitAction } from '../features/drawing/submit-action.ts'
import { submitModal } from '../features/drawing/submit-modal.ts'
import { availableCredits } from '../features/ledger/gate.ts'
import { aGrid } from './draw-from.ts'
import type { DrawingDeps } from './open-drawing.ts'

/** Press the button that is called so (or has this emoji, or this id), and give what comes of it. */
export async function pressAll(
  deps: DrawingDeps,
  actor: Actor,
  task: Task,
  { name, idempotencyKey = null }: { name: string; idempotencyKey?: string | null },
): Promise<Task[]> {
  const button = task.buttons.find(({ label, emoji }) => name === (label || emoji))
  const body = { customId: button?.customId ?? name }
  return (await submitAction(deps, actor, task.id, { body, idempotencyKey })).tasks
}

/** The same for what makes one task. */
export async function press(deps: DrawingDeps, actor: Actor, task: Task, name: string): Promise<Task> {
  const [made, ...more] = await pressAll(deps, actor, task, { name })
  if (!made || more.length > 0) throw new Error(`${name} made ${more.length + (made ? 1 : 0)} tasks`)
  return made
}

/** The second picture of a fresh grid, in the person's own channel; nothing else may be in line. */
export async function aPicture(
  deps: DrawingDeps,
  actor: Actor & { channelId: string },
  prompt = 'a fox --seed 7 --ar 3:2',
): Promise<Task> {
  return press(deps, actor, await aGrid(deps, actor, prompt), 'U2')
}

/** Switch remix on for both bots. */
export async function remixes({ db }: Pick<DrawingDeps, 'db'>, { userId }: Actor): Promise<void> {
  const on = { mj_remix: true, niji_remix: true }
  await db.updateTable('users').set(on).where('id', '=', userId).execute()
}

export type Answer = Parameters<typeof submitModal>[3]['body']

/** Give a task in MODAL what it asks for. */
export async function answer(
  deps: DrawingDeps,
  actor: Actor,
  task: Task,
  { body, idempotencyKey = null }: { body: Answer; idempotencyKey?: string | null },
): Promise<Task> {
  const { tasks } = await submitModal(deps, actor, task.id, { body, idempotencyKey })
  const [confirmed, ...more] = tasks
  if (!confirmed || more.length > 0) throw new Error(`${tasks.length} tasks`)
  return confirmed
}

/** An answer that is refused changes neither the task nor the credits. */
export async function refuses(
  deps: DrawingDeps,
  actor: Actor,
  task: Task,
  { body, refusal }: { body: Answer; refusal: object },
): Promise<void> {
  const state = async () => [
    await availableCredits(deps.db, actor.userId, deps.clock.now()),
    await readTask(deps, actor, task.id),
  ]
  const before = await state()
  await expect(answer(deps, actor, task, { body })).rejects.toMatchObject(refusal)
  expect(await state()).toEqual(before)
}

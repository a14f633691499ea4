import type { Task } from '@easel/contract/drawing'
import type { Actor } from '../deps.ts'
import { claimTask } from '../features/drawing/queue/claim-task.ts'
import { drawTask } from '../features/drawing/queue/draw-task.ts'
import { readTask } from '../features/drawing/read-task.ts'
import { type DrawingDeps, imagines } from './open-drawing.ts'

const OWNER = 'node:1:0'

/** A finished grid in the person's own channel, drawn as the engine's script says; nothing else may be in line. */
export async function draws(
  deps: DrawingDeps,
  actor: Actor & { channelId: string },
  prompt = 'a red fox',
): Promise<Task> {
  const { id } = await imagines(deps, actor, prompt)
  const task = await claimTask(deps, OWNER)
  if (task?.id !== id) throw new Error('something else was in line')
  const lease = { owner: OWNER, epoch: task.epoch }
  await drawTask(deps, { task, lease }, { signal: new AbortController().signal })
  return readTask(deps, actor, id)
}

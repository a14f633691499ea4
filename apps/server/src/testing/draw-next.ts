import type { TaskRow } from '../db/tables.ts'
import { claimTask } from '../features/drawing/queue/claim-task.ts'
import { drawTask } from '../features/drawing/queue/draw-task.ts'
import { type DrawingDeps, framesOf } from './open-drawing.ts'

export const OWNER = 'node:1:0'

export async function claimNext(deps: DrawingDeps): Promise<TaskRow> {
  const task = await claimTask(deps, OWNER)
  if (!task) throw new Error('nothing in line')
  return task
}

/** Draw this task, or the next one in line, to its end. */
export async function drawNext(deps: DrawingDeps, more: { signal?: AbortSignal; task?: TaskRow } = {}): Promise<void> {
  const task = more.task ?? (await claimNext(deps))
  const signal = more.signal ?? new AbortController().signal
  await drawTask(deps, { task, lease: { owner: OWNER, epoch: task.epoch } }, { signal, pausesMs: [0, 0, 0] })
}

/** What the channel was told of its tasks, as `IN_PROGRESS 50`. */
export async function shownStates(deps: DrawingDeps, channelId: string): Promise<string[]> {
  const frames = await framesOf(deps, `channel:${channelId}`)
  return frames.map(({ task }) => `${(task as { status: string }).status} ${(task as { progress: number }).progress}`)
}

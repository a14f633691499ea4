import type { Task } from '@easel/contract/drawing'
import type { Actor } from '../../deps.ts'
import { requireTask } from './gate.ts'
import { type ShowDeps, showTask } from './show-tasks.ts'

/** @throws Refusal not_found */
export async function readTask(deps: ShowDeps, actor: Actor, taskId: string): Promise<Task> {
  const { task } = await requireTask(deps.db, actor, taskId)
  return showTask(deps, task)
}

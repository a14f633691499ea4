import type { Task } from '@easel/contract/drawing'
import type { Actor } from '../../deps.ts'
import { requireTask } from './gate.ts'
import { addLikes } from './likes/add-likes.ts'
import { type ShowDeps, showTasks } from './show-tasks.ts'

/** @throws Refusal not_found */
export async function readTask(deps: ShowDeps, actor: Actor, taskId: string): Promise<Task> {
  const { task: row } = await requireTask(deps.db, actor, taskId)
  const tasks = await showTasks(deps, [row])
  const [task] = await addLikes(deps.db, actor.userId, tasks)
  if (!task) throw new Error(`task ${taskId} was not shown`)
  return task
}

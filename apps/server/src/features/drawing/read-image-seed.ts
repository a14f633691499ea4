import type { Actor, Deps } from '../../deps.ts'
import { requireTask } from './gate.ts'

/**
 * The seed of a task's pictures; those of a grid count up from it. Null where nothing is drawn.
 *
 * @throws Refusal not_found
 */
export async function readImageSeed(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  taskId: string,
): Promise<{ seed: number | null }> {
  const { task } = await requireTask(db, actor, taskId)
  const isDrawn = task.action !== 'DESCRIBE' && task.action !== 'SHORTEN'
  return { seed: isDrawn ? task.seed : null }
}

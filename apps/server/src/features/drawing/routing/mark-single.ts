import type { TaskParameters } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { type Drawable, readNeeds } from './read-needs.ts'

/** The parameters of a task that this engine is foreseen for: whether four pictures come of it, or one. What became of an earlier one is left out. */
export function markSingle({ engines }: Pick<Deps, 'engines'>, task: Drawable, engineId: string): TaskParameters {
  const { isSingle: _, shortfall: __, ...parameters } = task.parameters
  const drawsOne = engines.find(engineId)?.engine.drawsOne
  return drawsOne?.has(readNeeds(task).verb) ? { ...parameters, isSingle: true } : parameters
}

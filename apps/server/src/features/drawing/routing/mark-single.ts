import type { TaskParameters } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { type Drawable, readNeeds } from './read-needs.ts'

/**
 * Task parameters for this predicted engine: marks whether one picture is drawn instead of four, since it can draw no more or no
 * more is wanted, and drops the outcome of an earlier drawing.
 */
export function markSingle({ engines }: Pick<Deps, 'engines'>, task: Drawable, engineId: string): TaskParameters {
  const { isSingle: _, shortfall: __, ...parameters } = task.parameters
  const drawsOne = engines.find(engineId)?.engine.drawsOne
  const isSingle = parameters.share !== undefined || drawsOne?.has(readNeeds(task).verb) === true
  return isSingle ? { ...parameters, isSingle } : parameters
}

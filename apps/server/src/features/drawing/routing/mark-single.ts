import type { TaskParameters } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { type Drawable, readNeeds } from './read-needs.ts'

/**
 * Task parameters for this predicted engine: marks whether it draws one picture instead of four, and drops the outcome of an
 * earlier drawing.
 */
export function markSingle({ engines }: Pick<Deps, 'engines'>, task: Drawable, engineId: string): TaskParameters {
  const { isSingle: _, shortfall: __, ...parameters } = task.parameters
  const drawsOne = engines.find(engineId)?.engine.drawsOne
  return drawsOne?.has(readNeeds(task).verb) ? { ...parameters, isSingle: true } : parameters
}

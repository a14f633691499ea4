import type { TaskParameters } from '../../../db/tables.ts'
import { Refusal } from '../../../errors.ts'
import type { EnginePool } from '../../../platform/engines/pool.ts'
import { canDraw } from './can-draw.ts'
import { type Drawable, readNeeds } from './read-needs.ts'

export interface Bound {
  parameters: TaskParameters
  /** The only engine that may; null: whoever can. */
  pinnedTo: string | null
}

/**
 * The engine that may work on a picture: the one that drew it, since it has the recipe; if that is down or off, any that works
 * from pixels. Tasks without a picture are bound to none.
 *
 * @throws Refusal conflict when nobody may
 */
export function bindToPicture(engines: EnginePool, task: Drawable, drewIt: string): Bound {
  const { parameters } = task
  if (parameters.extend) return bindToClip(engines, parameters, drewIt)
  if (!parameters.variation && !parameters.work) return { parameters, pinnedTo: null }
  if (!readNeeds(task).isBySight && engines.find(drewIt)?.isOn) return { parameters, pinnedTo: drewIt }
  const forgotten = forgetMemory(parameters)
  const needs = readNeeds({ ...task, parameters: forgotten })
  const isSeen = forgotten.work !== undefined || forgotten.variation?.imageId !== undefined
  if (!isSeen || !engines.list().some((engine) => engine.isOn && canDraw(engine, needs))) throw new Refusal('conflict')
  return { parameters: forgotten, pinnedTo: null }
}

/** Nobody else can go on from a clip. */
function bindToClip(engines: EnginePool, parameters: TaskParameters, madeIt: string): Bound {
  const engine = engines.find(madeIt)
  if (!engine?.isOn || !engine.verbs.has('extend')) throw new Refusal('conflict')
  return { parameters, pinnedTo: madeIt }
}

function forgetMemory({ variation, work, ...rest }: TaskParameters): TaskParameters {
  return {
    ...rest,
    ...(variation && { variation: { ...variation, parent: {} } }),
    ...(work && { work: { ...work, recipe: {} } }),
  }
}

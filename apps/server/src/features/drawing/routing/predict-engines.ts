import type { Db } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import { canDraw, isWell, dropStandBys } from './can-draw.ts'
import { countTaken } from './queries.ts'
import { type Drawable, readNeeds } from './read-needs.ts'

export type Routed = Drawable & {
  /** The only allowed engine; null: any capable one. */
  pinnedTo?: string | null
}

/**
 * Predict the engine of each task: capable, not standby if avoidable, by weight and free slots.
 *
 * @throws Refusal engine_limit when none that is on can do one of them, upstream_unavailable when all of those have failed lately or
 * no living worker draws with them
 */
export async function predictEngines(
  { engines, clock }: Pick<Deps, 'engines' | 'clock'>,
  db: Db,
  wanted: readonly Routed[],
): Promise<string[]> {
  const able = wanted.map((task) => requireWell(engines.list(), task))
  if (able.every((fitting) => fitting.length === 1)) return able.flatMap((fitting) => fitting.map(({ id }) => id))
  const busySlots = await countTaken(db, clock.now())
  return able.map((fitting) => chooseEngine(fitting, busySlots))
}

function requireWell(all: readonly ConnectedEngine[], { pinnedTo = null, ...task }: Routed) {
  const needs = readNeeds(task)
  const able = all.filter(
    (engine) => engine.isOn && canDraw(engine, needs) && (pinnedTo === null || engine.id === pinnedTo),
  )
  if (able.length === 0) throw new Refusal('engine_limit')
  const well = able.filter(isWell)
  if (well.length === 0) throw new Refusal('upstream_unavailable')
  return dropStandBys(well, needs.verb)
}

/** Without free slots, the engine with the most slots, which is likely to be free first. */
function chooseEngine(fitting: readonly ConnectedEngine[], busySlots: ReadonlyMap<string, number>): string {
  const free = ({ id, slots }: ConnectedEngine) => Math.max(0, slots - (busySlots.get(id) ?? 0))
  const best = fitting.toSorted(
    (one, other) =>
      other.weight * free(other) - one.weight * free(one) ||
      other.weight * other.slots - one.weight * one.slots ||
      free(other) - free(one),
  )[0]
  if (!best) throw new Error('one of several engines was to be chosen, and there is none')
  return best.id
}

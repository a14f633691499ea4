import type { Actor } from '../actor.ts'
import type { Stage } from '../stage.ts'
import { MOST_GROWN } from './bring-nearer.ts'
import { measureSight, wholeOf } from './measure-sight.ts'

/** Of a figure less than this is hardly seen. */
export const LEAST_SHOWN = 0.45
/** Smaller than this share of the picture nobody knows a thing again. */
export const LEAST_THING = 0.005
/** Places beside its own that a hidden figure is tried at, by the frame's width. */
const ASIDE = [0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.38, -0.38] as const
/** How far up one is tried that its holder hides, by its own height. */
const UP = [0.12, 0.24, 0.36, 0.5] as const
/** The figure where most of it is seen; null where no place is clearly better. */
export function moveClear(stage: Stage, actors: readonly Actor[], index: number): Actor | null {
  const actor = actors[index]
  if (actor === undefined || actor.footing === 'seat') return null
  const isHeld = actor.footing === 'held'
  // What looks out of something may rise in it; what is in a hand or at a mouth would float.
  if (isHeld && !isInside(stage, actor)) return null
  const tries = isHeld ? UP.map((by) => ({ ...actor, y: actor.y - actor.height * by })) : listAside(stage, actor)
  let best = { actor, shown: shownWith(stage, actors, index) + 0.12 }
  for (const one of tries) {
    const shown = shownWith(stage, actors.with(index, one), index)
    if (shown > best.shown) best = { actor: one, shown }
    // What is in something stays in it as far as it can be seen so.
    if (shown > (isHeld ? LEAST_SHOWN : ENOUGH)) break
  }
  return best.actor === actor ? null : best.actor
}

function isInside({ recipe }: Stage, { name }: Actor): boolean {
  return recipe.reading.subjects.some((subject) => subject.name === name && subject.relation?.kind === 'in')
}

/** More than this need not be seen of one that stands among others. */
const ENOUGH = 0.75

function listAside({ frame }: Stage, actor: Actor): Actor[] {
  const half = actor.width / 2
  return ASIDE.map((by) => actor.x + by * frame.width)
    .filter((x) => x - half > 0 && x + half < frame.width)
    .map((x) => ({ ...actor, x }))
}

/** The least that is seen of any of them, and of this one. */
function shownWith(stage: Stage, actors: readonly Actor[], index: number): number {
  const sights = measureSight(wholeOf(stage), actors)
  const own = sights[index]?.shown ?? 0
  const others = sights.filter((_, at) => at !== index).map(({ shown }) => shown)
  return Math.min(own, ...others.map((shown) => Math.max(shown, LEAST_SHOWN)))
}

/** As large as it must be to be known, where it hangs or stands. */
export function enlarge(
  { frame }: Stage,
  actors: readonly Actor[],
  { index, area }: { index: number; area: number },
): Actor | null {
  const actor = actors[index]
  const crowd = actors.filter(({ name }) => name === actor?.name).length
  if (actor === undefined || crowd > 3 || area === 0) return null
  const factor = Math.min(MOST_GROWN, Math.sqrt(LEAST_THING / area), (frame.height * 0.4) / actor.height)
  return factor < 1.06 ? null : { ...actor, height: actor.height * factor, width: actor.width * factor }
}

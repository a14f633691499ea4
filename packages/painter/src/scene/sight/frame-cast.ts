import type { Recipe } from '../../recipe/recipe.ts'
import { isPaintedAs } from '../../recipe/version.ts'
import type { Actor } from '../actor.ts'
import type { Layout } from '../layout.ts'
import { aimLens } from '../lens.ts'
import type { Stage } from '../stage.ts'
import { clearView } from './clear-view.ts'
import { measureSight, type Sight, sightSize, wholeOf } from './measure-sight.ts'

/** From this version on a composed scene is looked at before it is painted. */
const LOOKED_AT = 4
/** So many times as far away as the view asks, one after the other; after that the scene is seen from where it was composed. */
const STEPS_BACK = [1, 1.55] as const

export interface View {
  layout: Layout
  actors: Actor[]
}

/**
 * The composed figures as they are seen: as near as the view asks, but never so near that somebody else who was named is cut away,
 * and laid out anew, at most twice, where one hides another, is lost in an empty frame or too small to be known.
 */
export function frameCast(stage: Stage, composed: readonly Actor[]): View {
  if (!isPaintedAs(LOOKED_AT, stage.recipe)) return aimLens(stage, composed)
  const near = stepBack(stage, composed)
  return { layout: near.layout, actors: clearView({ ...stage, layout: near.layout }, near.actors) }
}

/** Words that ask for a face get one, whoever else is there. */
function stepBack(stage: Stage, composed: readonly Actor[]): View {
  const { heads } = stage.layout
  if (heads === null || stage.recipe.reading.camera?.shot !== undefined) return aimLens(stage, composed)
  for (const back of STEPS_BACK) {
    const view = centreSeen(stage, aimLens({ ...stage, layout: { ...stage.layout, heads: heads * back } }, composed))
    if (showsEveryone(stage.recipe, view.actors, measureSight(wholeOf(stage), view.actors))) return view
  }
  return aimLens({ ...stage, layout: { ...stage.layout, heads: null } }, composed)
}

/** A lone figure that the frame cuts off has the middle of what is seen of it so near to the frame's own, by the width. */
const ASIDE = 0.13

/** Whatever one holds out far, it is the body that stands in the middle. */
function centreSeen(stage: Stage, view: View): View {
  const [actor] = view.actors
  const [sight] = measureSight(wholeOf(stage), view.actors)
  if (view.actors.length !== 1 || actor === undefined || sight === undefined || sight.framed > 0.8) return view
  const { width } = sightSize(wholeOf(stage))
  const columns = sight.mask.reduce((sum, seen, at) => sum + (seen === 1 ? at % width : 0), 0)
  const count = sight.mask.reduce((sum, seen) => sum + seen, 0)
  const off = columns / Math.max(1, count) / width - 0.5
  const by = (Math.min(ASIDE, Math.max(-ASIDE, off)) - off) * stage.frame.width
  return by === 0 ? view : { ...view, actors: [{ ...actor, x: actor.x + by }] }
}

/** Of whom the picture is about a head is enough; of the others so much. */
const NEAR_SHOWN = 0.2
const OTHERS_SHOWN = 0.62

/** Whether of each kind of figure at least one is seen well enough. */
function showsEveryone({ reading }: Recipe, actors: readonly Actor[], sights: readonly Sight[]): boolean {
  const [main, ...others] = [...new Set(reading.subjects.map(({ name }) => name))]
  const isShown = (name: string, least: number) =>
    !actors.some((actor) => actor.name === name) ||
    actors.some((actor, index) => actor.name === name && (sights[index]?.shown ?? 0) >= least)
  return isShown(main ?? '', NEAR_SHOWN) && others.every((name) => isShown(name, OTHERS_SHOWN))
}

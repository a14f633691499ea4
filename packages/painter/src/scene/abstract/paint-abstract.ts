import type { Actor } from '../actor.ts'
import { castActors } from '../cast.ts'
import { drawFigure, layFigure } from '../paint-actor.ts'
import type { Stage } from '../stage.ts'
import { chooseStyle } from './choose-style.ts'
import { placeMotifs } from './patterns/motif.ts'
import { canvasTooth, layTooth } from './pixels.ts'
import { openSheet } from './sheet.ts'

/** How far the tooth of the canvas shows, of 255. */
const TOOTH = 5

/** A picture of nothing but colour and form, over the whole sheet. Its colours are chosen by the moods and are not graded again. */
export function* paintAbstract(stage: Stage, hear?: (stage: Stage, actors: Actor[]) => void): Generator<Stage, Stage> {
  const added = castAdded(stage)
  hear?.(stage, [...placeMotifs(stage), ...added])
  const sheet = openSheet(stage)
  chooseStyle(stage.recipe.reading, stage.recipe.layoutSeed)(sheet)
  for (const actor of added) layFigure(stage, drawFigure(stage, actor))
  yield stage
  const tooth = canvasTooth(sheet.noises[2])
  layTooth(stage.picture, stage.frame, (x, y) => tooth(x, y) * TOOTH)
  return stage
}

/** What a region that was painted anew shows; what the sheet repeats stands in no place of its own. */
function castAdded(stage: Stage): Actor[] {
  const { recipe } = stage
  if (recipe.patches === undefined) return []
  const bare = { ...recipe, reading: { ...recipe.reading, subjects: [] } }
  return castActors({ ...stage, recipe: bare }).cast.actors
}

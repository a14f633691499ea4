import type { Actor } from '../actor.ts'
import type { Stage } from '../stage.ts'
import { chooseStyle } from './choose-style.ts'
import { placeMotifs } from './patterns/motif.ts'
import { canvasTooth, layTooth } from './pixels.ts'
import { openSheet } from './sheet.ts'

/** How far the tooth of the canvas shows, of 255. */
const TOOTH = 5

/** A picture of nothing but colour and form, over the whole sheet. Its colours are chosen by the moods and are not graded again. */
export function* paintAbstract(stage: Stage, hear?: (stage: Stage, actors: Actor[]) => void): Generator<Stage, Stage> {
  hear?.(stage, placeMotifs(stage))
  const sheet = openSheet(stage)
  chooseStyle(stage.recipe.reading, stage.recipe.layoutSeed)(sheet)
  yield stage
  const tooth = canvasTooth(sheet.noises[2])
  layTooth(stage.picture, stage.frame, (x, y) => tooth(x, y) * TOOTH)
  return stage
}

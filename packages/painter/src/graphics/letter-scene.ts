import type { Canvas } from '@napi-rs/canvas'
import { createFrame } from '../base/frame.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Actor } from '../scene/actor.ts'
import { writeCaption } from './caption.ts'
import { writeOnCarrier } from './write-on-carrier.ts'

/** Writes in a finished scene what its words say is written there: on the thing that carries it, else as a caption. */
export function letterScene(recipe: Recipe, canvas: Canvas, actors: readonly Actor[]): void {
  const { graphic, texts = [] } = recipe.reading
  if (texts.length === 0 || graphic !== undefined || !isPaintedAs(4, recipe)) return
  const { composed, growths } = recipe
  const view = growths?.at(-1)?.view
  const frame = createFrame(canvas.width, canvas.height, composed && view && { ...composed, view })
  if (!writeOnCarrier(canvas, frame, actors, texts)) writeCaption(canvas, frame, recipe)
}

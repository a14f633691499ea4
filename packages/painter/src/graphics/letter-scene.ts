import type { Canvas } from '@napi-rs/canvas'
import type { Recipe } from '../recipe/recipe.ts'
import { isPaintedAs } from '../recipe/version.ts'
import { writeCaption } from './caption.ts'

/** Writes in a finished scene what its words say is written there. */
export function letterScene(recipe: Recipe, canvas: Canvas): void {
  const { graphic, texts = [] } = recipe.reading
  if (texts.length === 0 || graphic !== undefined || !isPaintedAs(4, recipe)) return
  writeCaption(recipe, canvas, texts)
}

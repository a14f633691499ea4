import type { Canvas } from '@napi-rs/canvas'
import { paintPicture } from '../paint-picture.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Reading, Recipe, Setting } from '../recipe/recipe.ts'
import { readPrompt } from '../words/read-prompt.ts'

/** The view from afar of a place without figures. */
export function planOne(setting: Setting, more: Partial<Reading> = {}): Recipe {
  const reading = { ...readPrompt('', []), setting, ...more }
  const recipes = planGrid({ reading, seed: 12, niji: false, stylize: 100, chaos: 0, weird: 0 })
  const recipe = recipes.find(({ template }) => template === 'vista') ?? recipes[0]
  if (recipe === undefined) throw new Error('A grid has four recipes.')
  return recipe
}

export function paintWhole(recipe: Recipe, sidePx: number): Canvas {
  const painting = paintPicture(recipe, sidePx, sidePx)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return step.value
}

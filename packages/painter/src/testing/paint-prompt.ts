import type { Canvas } from '@napi-rs/canvas'
import { paintPicture } from '../paint-picture.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { listUnplaced } from '../scene/list-unplaced.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { settleHome } from '../words/settle-home.ts'

/** The four recipes of a prompt. */
export function planPrompt(prompt: string, seed: number): Recipe[] {
  const reading = settleHome(readPrompt(prompt, []))
  return planGrid({ reading, seed, niji: false, stylize: 100, chaos: 0, weird: 0 })
}

/** A square picture, and the words of what has no place in it. */
export function paintHeard(recipe: Recipe, sidePx: number): { canvas: Canvas; unplaced: string[] } {
  let unplaced: string[] = ['nobody was heard']
  const painting = paintPicture(recipe, sidePx, sidePx, {
    cast: (stage, actors) => {
      unplaced = listUnplaced(stage, actors)
    },
  })
  let step = painting.next()
  while (!step.done) step = painting.next()
  return { canvas: step.value, unplaced }
}

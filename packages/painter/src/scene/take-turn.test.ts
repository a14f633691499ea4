import { expect, test } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { freeCanvas } from '../base/frame.ts'
import { labDistance, type Lab, toLab } from '../look/oklab.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { settleHome } from '../words/settle-home.ts'
import { paintScene } from './paint-scene.ts'

const SIDE_PX = 48

function sketch(recipe: Recipe): Lab[] {
  const building = paintScene(recipe, SIDE_PX, SIDE_PX)
  let step = building.next()
  while (!step.done) step = building.next()
  const pixels = readPixels(step.value.picture.canvas)
  freeCanvas(step.value.picture.canvas)
  return Array.from({ length: SIDE_PX * SIDE_PX }, (_, at) =>
    toLab(pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0),
  )
}

/** Mean difference of colour between the two of a grid that are most alike. */
function measureLikeness(prompt: string, seed: number): number {
  const reading = settleHome(readPrompt(prompt, []))
  const four = planGrid({ reading, seed, niji: false, stylize: 100, chaos: 0, weird: 0 }).map(sketch)
  const apart = four.flatMap((one, index) =>
    four.slice(index + 1).map((other) => one.reduce((sum, lab, at) => sum + labDistance(lab, other[at] ?? lab), 0)),
  )
  return Math.min(...apart) / (SIDE_PX * SIDE_PX)
}

test.each(['a crystal ball', 'a pair of white sneakers, advertising photo', 'portrait of an old fisherman'])(
  'four before a plain ground are four pictures: %s',
  (prompt) => {
    for (const seed of [5117, 6573]) expect(measureLikeness(prompt, seed)).toBeGreaterThan(0.035)
  },
)

import { expect, test } from 'vitest'
import { readPixels } from '../../base/canvas-pixels.ts'
import { paintPicture } from '../../paint-picture.ts'
import { planGrid } from '../../recipe/plan-grid.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { createReading } from '../../testing/create-reading.ts'

const SIDE_PX = 192

function planOne(setting: Recipe['reading']['setting']): Recipe {
  const reading = createReading({ setting, medium: 'watercolour' })
  const [recipe] = planGrid({ reading, seed: 11, niji: false, stylize: 100, chaos: 0, weird: 0 })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  return recipe
}

function paint(recipe: Recipe): Uint8ClampedArray {
  const painting = paintPicture(recipe, SIDE_PX, SIDE_PX)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return Uint8ClampedArray.from(readPixels(step.value))
}

/** Share of the sheet that is bare or nearly so. */
function sharePaper(pixels: Uint8ClampedArray): number {
  let bare = 0
  for (let i = 0; i < pixels.length; i += 4)
    if (Math.min(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0) > 224) bare++
  return bare / (pixels.length / 4)
}

test('a watercolour leaves paper white, and more of it where the place is only a ground', () => {
  const forest = sharePaper(paint(planOne('forest')))
  expect(forest).toBeGreaterThan(0.02)
  expect(forest).toBeLessThan(0.4)
  expect(sharePaper(paint(planOne('plain')))).toBeGreaterThan(0.12)
})

test('its subject keeps its darks', () => {
  const pixels = paint(planOne('plain'))
  const dark = pixels.filter((value, i) => i % 4 === 0 && value < 70).length
  expect(dark / (pixels.length / 4)).toBeGreaterThan(0.004)
})

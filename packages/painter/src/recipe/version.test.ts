import { expect, test } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { paintPicture } from '../paint-picture.ts'
import pictures from '../testing/version-3.json' with { type: 'json' }
import type { Recipe } from './recipe.ts'

const SIDE_PX = 96
const CELLS = 8

/** Mean colours of eight by eight cells, as they were written down when that version painted. */
function measureCells(recipe: Recipe): number[] {
  const painting = paintPicture(recipe, SIDE_PX, SIDE_PX)
  let step = painting.next()
  while (!step.done) step = painting.next()
  const pixels = readPixels(step.value)
  const side = SIDE_PX / CELLS
  const sums = new Float64Array(CELLS * CELLS * 3)
  for (let at = 0; at < pixels.length / 4; at++) {
    const cell = Math.floor(at / SIDE_PX / side) * CELLS + Math.floor((at % SIDE_PX) / side)
    for (const part of [0, 1, 2]) sums[cell * 3 + part] = (sums[cell * 3 + part] ?? 0) + (pixels[at * 4 + part] ?? 0)
  }
  return Array.from(sums, (sum) => sum / side ** 2)
}

test.each(pictures.map(({ recipe, cells }) => [recipe.template, recipe.reading.setting, recipe, cells] as const))(
  'what the third painter drew is painted as it was: %s, %s',
  (_template, _setting, recipe, cells) => {
    const before = Buffer.from(cells, 'base64')
    const now = measureCells(recipe as Recipe)
    const apart = now.map((value, at) => Math.abs(value - (before[at] ?? 0)))
    expect(Math.max(...apart)).toBeLessThan(2)
  },
)

import { describe, expect, it } from 'vitest'
import { readPixels } from '../base/canvas-pixels.ts'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Reading } from '../recipe/recipe.ts'
import { createReading } from '../testing/create-reading.ts'
import { paintScene } from './paint-scene.ts'

const SIDE_PX = 48
/** The built scene of the first picture of a grid, or of another. */
function build(more: Partial<Reading>, index = 0): Uint8ClampedArray {
  const reading = createReading({ setting: 'meadow', ...more })
  const recipe = planGrid({ reading, seed: 6, niji: false, stylize: 100, chaos: 0, weird: 0 })[index]
  if (recipe === undefined) throw new Error('A grid has four pictures.')
  const building = paintScene(recipe, SIDE_PX, SIDE_PX)
  let part = building.next()
  while (!part.done) part = building.next()
  return readPixels(part.value.picture.canvas).slice()
}

/** Mean difference of a channel, 0..255. */
function apart(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

describe('the light, mood and season of a scene', () => {
  const plain = build({})

  it('shows the light of a sun, of a dark room and of a wet ground, and what falls in autumn', () => {
    expect(apart(build({ lights: ['sun'] }), plain)).toBeGreaterThan(5)
    expect(apart(build({ lights: ['dramatic'] }), plain)).toBeGreaterThan(8)
    expect(apart(build({ lights: ['reflection'] }), plain)).toBeGreaterThan(1.5)
    expect(apart(build({ season: 'autumn' }), plain)).toBeGreaterThan(3)
  })

  it('composes four pictures that differ far more than two hands would', () => {
    for (const setting of ['meadow', 'room'] as const) {
      const four = [0, 1, 2, 3].map((index) => build({ setting }, index))
      const pairs = four.flatMap((one, index) => four.slice(index + 1).map((other) => apart(one, other)))
      expect(Math.min(...pairs)).toBeGreaterThan(9)
    }
  })
})

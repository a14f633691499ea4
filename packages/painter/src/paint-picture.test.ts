import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { encodePicture, readRecipe } from './recipe/encode-picture.ts'
import { readPixels } from './base/canvas-pixels.ts'
import { paintPicture } from './paint-picture.ts'
import { planGrid } from './recipe/plan-grid.ts'
import type { Reading, Recipe } from './recipe/recipe.ts'
import { createReading } from './testing/create-reading.ts'

const SIDE_PX = 96

function paintWhole(recipe: Recipe, width = SIDE_PX, height = SIDE_PX): Canvas {
  const painting = paintPicture(recipe, width, height)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return step.value
}

function planOne(reading: Reading, seed = 3, more: Partial<Recipe> = {}): Recipe {
  const [recipe] = planGrid({ reading, seed, niji: false, stylize: 100, chaos: 0, weird: 0 })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  return { ...recipe, ...more }
}

/** Mean difference of a channel, 0..255. */
function measureDistance(one: Canvas, other: Canvas): number {
  const a = readPixels(one)
  const b = readPixels(other)
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}

describe('painting a picture', () => {
  it('gives the same bytes for the same recipe and size', () => {
    for (const medium of ['oil', 'watercolour', 'anime', 'cinematic'] as const) {
      const recipe = planOne(createReading({ setting: 'forest', medium, time: 'sunset', features: ['snow'] }))
      const once = encodePicture(paintWhole(recipe), recipe)
      expect(encodePicture(paintWhole(recipe), recipe).equals(once)).toBe(true)
    }
  })

  it('carries its recipe in the file, in an order that storage cannot change', () => {
    const recipe = planOne(createReading({ setting: 'lake', features: ['北极'] }))
    const shuffled: Recipe = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(recipe).reverse())))
    const canvas = paintWhole(recipe)
    const png = encodePicture(canvas, recipe)
    expect(readRecipe(png)).toEqual(recipe)
    expect(encodePicture(canvas, shuffled).equals(png)).toBe(true)
  })

  it('goes forward only, and every state can be shown', () => {
    const painting = paintPicture(planOne(createReading({ setting: 'city', medium: 'oil' })), SIDE_PX, SIDE_PX)
    let last = 0
    let states = 0
    for (const { progress, canvas } of painting) {
      expect(progress).toBeGreaterThan(last)
      expect(progress).toBeLessThan(1)
      expect(canvas.width).toBe(SIDE_PX)
      last = progress
      states++
    }
    expect(states).toBeGreaterThanOrEqual(6)
  })

  it('shows the same scene at another size', () => {
    const recipe = planOne(createReading({ setting: 'lake', medium: 'cinematic', time: 'dawn' }))
    const large = paintWhole(recipe, SIDE_PX * 2, SIDE_PX * 2)
    const other = paintWhole({ ...recipe, layoutSeed: 99, template: 'low-angle' })
    const small = paintWhole(recipe)
    const shrunk = paintWhole(recipe)
    shrunk.getContext('2d').drawImage(large, 0, 0, SIDE_PX, SIDE_PX)
    expect(measureDistance(small, shrunk)).toBeLessThan(measureDistance(small, other) * 0.6)
  })

  it('varies a picture a little when asked subtly and much when asked strongly', () => {
    const words = createReading({ setting: 'lake', time: 'sunset', medium: 'cinematic' })
    const parent = planOne(words, 40)
    const target = paintWhole(parent, 64, 64)
    const wish = { reading: words, seed: 900, niji: false, stylize: 100, chaos: 0, weird: 0, parent }
    const far = (strength: 'subtle' | 'strong') =>
      planGrid({ ...wish, strength }).map((recipe) => measureDistance(paintWhole(recipe, 64, 64), target))
    expect(Math.max(...far('subtle'))).toBeLessThan(Math.min(...far('strong')))
    expect(Math.min(...far('subtle'))).toBeGreaterThan(1)
  })

  it('draws another picture for niji', () => {
    const recipe = planOne(createReading({ setting: 'meadow' }))
    expect(measureDistance(paintWhole(recipe), paintWhole({ ...recipe, niji: true }))).toBeGreaterThan(4)
  })
})

import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { readPixels } from '../../base/canvas-pixels.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { paintHeard, planPrompt } from '../../testing/paint-prompt.ts'
import { readPrompt } from '../../words/read-prompt.ts'
import { isProductShot } from './is-product-shot.ts'

const SIDE_PX = 128

const plan = (prompt: string) => planPrompt(prompt, 40)
const paint = (recipe: Recipe) => paintHeard(recipe, SIDE_PX)

/** Mean of each channel in a square around a place, in shares of the side. */
function meanAt(canvas: Canvas, x: number, y: number): number[] {
  const pixels = readPixels(canvas)
  const sum = [0, 0, 0]
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++) {
      const at = (Math.round(y * SIDE_PX) + row) * SIDE_PX + Math.round(x * SIDE_PX) + column
      for (let i = 0; i < 3; i++) sum[i] = (sum[i] ?? 0) + (pixels[at * 4 + i] ?? 0) / 25
    }
  return sum
}

const far = (one: number[], other: number[]) => Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)))

describe('products on a sweep', () => {
  test.each([
    ...['a perfume bottle', '香水瓶', 'face cream', 'a lotion bottle', 'lipstick', 'nail polish', 'a luxury watch'],
    ...['headphones', 'a leather handbag', 'a smartphone', 'a camera', 'a gift box', 'a vase, product photography'],
    'a champagne bottle, product photography',
  ])('%s is built of bodies and stands large in the middle', (prompt) => {
    const [recipe] = plan(prompt)
    if (recipe === undefined) throw new Error('A grid has four recipes.')
    expect(isProductShot(recipe)).toBe(true)
    const { canvas, unplaced } = paint(recipe)
    expect(unplaced).toEqual([])
    const corner = meanAt(canvas, 0.06, 0.5)
    const seen = [0.25, 0.3, 0.4, 0.5, 0.6, 0.7].flatMap((x) =>
      [0.35, 0.5, 0.65].map((y) => far(meanAt(canvas, x, y), corner)),
    )
    expect(Math.max(...seen)).toBeGreaterThan(45)
  })

  test.each(['a perfume bottle', '香水瓶'])('%s is a bottle of perfume', (prompt) => {
    expect(readPrompt(prompt, []).subjects.map(({ name }) => name)).toEqual(['perfume bottle'])
  })

  test('the paper has no seam between floor and wall', () => {
    for (const recipe of plan('a perfume bottle, product photography')) {
      const { canvas } = paint(recipe)
      const steps = Array.from({ length: 40 }, (_, i) => meanAt(canvas, 0.05, 0.1 + i * 0.02))
      for (let i = 1; i < steps.length; i++) expect(far(steps[i] ?? [], steps[i - 1] ?? [])).toBeLessThan(26)
    }
  })

  test('the paper has the colour of the words', () => {
    const [recipe] = plan('a perfume bottle on a green background, product photography')
    if (recipe === undefined) throw new Error('A grid has four recipes.')
    const [red = 0, green = 0, blue = 0] = meanAt(paint(recipe).canvas, 0.08, 0.3)
    expect(green).toBeGreaterThan(red)
    expect(green).toBeGreaterThan(blue)
  })

  test('the four stand before papers of different tones', () => {
    const tones = plan('headphones').map((recipe) => meanAt(paint(recipe).canvas, 0.06, 0.2))
    for (const [index, tone] of tones.entries())
      for (const other of tones.slice(index + 1)) expect(far(tone, other)).toBeGreaterThan(20)
  })

  test('is the same at the same seed', () => {
    const [recipe] = plan('lipstick')
    if (recipe === undefined) throw new Error('A grid has four recipes.')
    expect(readPixels(paint(recipe).canvas)).toEqual(readPixels(paint(recipe).canvas))
  })

  test('things that are not known as bodies, and what an older painter began, are shown as before', () => {
    const [recipe] = plan('a pair of scissors, product photography')
    expect(recipe && isProductShot(recipe)).toBe(false)
    const [older] = plan('lipstick')
    expect(older && isProductShot({ ...older, painterVersion: 3 })).toBe(false)
  })
})

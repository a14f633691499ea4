import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { readLuma, readPixels } from '../../base/canvas-pixels.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { paintHeard, planPrompt } from '../../testing/paint-prompt.ts'
import { isStillLife } from './paint-still-life.ts'

const SIDE_PX = 128

const plan = (prompt: string) => planPrompt(prompt, 40)
const paint = (recipe: Recipe) => paintHeard(recipe, SIDE_PX)

/** Share of rows and of columns that a colour reaches: what is round from above is as wide as it is high. */
function measureSpread(canvas: Canvas, isOf: (red: number, green: number, blue: number) => boolean) {
  const pixels = readPixels(canvas)
  const [columns, rows] = [new Set<number>(), new Set<number>()]
  let count = 0
  for (let at = 0; at < SIDE_PX * SIDE_PX; at++) {
    if (!isOf(pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0)) continue
    columns.add(at % SIDE_PX)
    rows.add(Math.floor(at / SIDE_PX))
    count++
  }
  return { wide: columns.size / SIDE_PX, high: rows.size / SIDE_PX, share: count / SIDE_PX ** 2 }
}

const isYellow = (red: number, green: number, blue: number) => red > 130 && green > 105 && blue < 95 && red - blue > 85

describe('food on a table', () => {
  test.each([
    ...['一碗拉面', '一盘饺子', '包子', '月饼', '火锅', 'sushi', 'pizza', 'a hamburger with fries', 'a salad', 'steak'],
    ...['a cake', 'a loaf of bread', 'pancakes', 'a fruit bowl', '茶壶和绿茶', 'espresso', 'ice cream', 'fried egg'],
    ...['a glass of wine and cheese', 'apples, a candle and a book', 'a vase of red roses', 'macarons', 'doughnuts'],
  ])('%s is built of bodies, and all of it is seen', (prompt) => {
    const [recipe] = plan(prompt)
    if (recipe === undefined) throw new Error('A grid has four recipes.')
    expect(isStillLife(recipe)).toBe(true)
    const { canvas, unplaced } = paint(recipe)
    expect(unplaced).toEqual([])
    const luma = [...readLuma(readPixels(canvas))].sort((a, b) => a - b)
    expect((luma[Math.floor(luma.length * 0.97)] ?? 0) - (luma[Math.floor(luma.length * 0.03)] ?? 0)).toBeGreaterThan(
      50,
    )
  })

  test('seen from above, what is round is as wide as it is high in all four', () => {
    for (const recipe of plan('a tomato, top view')) {
      const { wide, high } = measureSpread(
        paint(recipe).canvas,
        (red, green, blue) => red > 110 && red > green * 2.6 && red > blue * 2.6,
      )
      expect(wide).toBeGreaterThan(0.15)
      expect(Math.abs(wide - high)).toBeLessThan(0.15)
    }
  })

  test('the four are not seen from one height', () => {
    const shares = plan('lemons').map((recipe) => measureSpread(paint(recipe).canvas, isYellow))
    expect(Math.max(...shares.map(({ high }) => high)) - Math.min(...shares.map(({ high }) => high))).toBeGreaterThan(
      0.1,
    )
  })

  test('is the same at the same seed', () => {
    const [recipe] = plan('a bowl of ramen')
    if (recipe === undefined) throw new Error('A grid has four recipes.')
    expect(readPixels(paint(recipe).canvas)).toEqual(readPixels(paint(recipe).canvas))
  })

  test('things that are not known as bodies are laid on a table as before', () => {
    const [recipe] = plan('a mahjong tile and a bowl of ramen')
    expect(recipe?.reading.setting).toBe('tabletop')
    expect(recipe && isStillLife(recipe)).toBe(false)
  })
})

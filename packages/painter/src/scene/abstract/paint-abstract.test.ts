import type { Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { readLuma, readPixels } from '../../base/canvas-pixels.ts'
import { labDistance, toLab } from '../../look/oklab.ts'
import { paintPicture } from '../../paint-picture.ts'
import { planGrid } from '../../recipe/plan-grid.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { readPrompt } from '../../words/read-prompt.ts'
import { settleHome } from '../../words/settle-home.ts'
import { listUnplaced } from '../list-unplaced.ts'

const SIDE_PX = 64

function plan(prompt: string): Recipe[] {
  const reading = settleHome(readPrompt(prompt, []))
  return planGrid({ reading, seed: 40, niji: false, stylize: 100, chaos: 0, weird: 0 })
}

function paint(recipe: Recipe, hear = {}): Canvas {
  const painting = paintPicture(recipe, SIDE_PX, SIDE_PX, hear)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return step.value
}

/** How far the brightness of pixels strays from its mean, of 255. */
function measureSpread(canvas: Canvas): number {
  const luma = readLuma(readPixels(canvas))
  const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length
  return Math.sqrt(luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / luma.length)
}

/** Share of pixels that are near a colour. */
function shareNear(canvas: Canvas, [red, green, blue]: readonly [number, number, number]): number {
  const pixels = readPixels(canvas)
  const wanted = toLab(red, green, blue)
  let near = 0
  for (let at = 0; at < pixels.length; at += 4)
    if (labDistance(toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0), wanted) < 0.16) near++
  return near / (pixels.length / 4)
}

describe('a picture that stands for nothing', () => {
  test.each([
    ...['abstract fluid art', 'marbling', 'marble texture', 'gradient background', 'glowing lines', 'ink in water'],
    ...['flow field', 'geometric shapes', 'mondrian', 'paul klee', 'rothko', 'op art', 'fractal', 'paint splash'],
    ...['回纹', '祥云图案', '青花图案', '青海波', 'arabesque', 'azulejo', 'damask', '波点图案', 'tartan', 'paisley'],
    ...['terrazzo', 'floral pattern', '树叶图案', 'mandala', 'triangles', '国潮图案'],
  ])('%s is understood whole and fills the sheet', (prompt) => {
    const [recipe] = plan(prompt)
    expect(recipe?.reading).toMatchObject({ setting: 'abstract', notDrawn: [] })
    if (recipe !== undefined) expect(measureSpread(paint(recipe))).toBeGreaterThan(3)
  })

  test.each(['abstract', 'geometric shapes', 'marble texture', '图案'])(
    '%s: no two of the four are alike',
    (prompt) => {
      const sheets = plan(prompt).map((recipe) => paint(recipe))
      const bytes = new Set(sheets.map((sheet) => Buffer.from(readPixels(sheet)).toString('base64')))
      expect(bytes.size).toBe(4)
    },
  )

  test('wears the colours that the words name', () => {
    for (const recipe of plan('abstract fluid art, teal and white'))
      expect(shareNear(paint(recipe), [31, 156, 156])).toBeGreaterThan(0.1)
    for (const recipe of plan('波点图案，红色')) expect(shareNear(paint(recipe), [200, 40, 30])).toBeGreaterThan(0.06)
  })

  test('is the same at the same seed', () => {
    const [recipe] = plan('flow field')
    if (recipe === undefined) throw new Error('A grid has four recipes.')
    expect(readPixels(paint(recipe))).toEqual(readPixels(paint(recipe)))
  })
})

test('A pattern of a named thing repeats it, and nobody says that it is missing', () => {
  for (const recipe of plan('a seamless pattern of strawberries')) {
    let unplaced: string[] = ['nobody was heard']
    const canvas = paint(recipe, {
      cast: (stage: Parameters<typeof listUnplaced>[0], actors: Parameters<typeof listUnplaced>[1]) => {
        unplaced = listUnplaced(stage, actors)
      },
    })
    expect(unplaced).toEqual([])
    expect(shareNear(canvas, [205, 40, 45])).toBeGreaterThan(0.05)
  }
})

test('A pattern that something wears makes no pattern of it', () => {
  expect(settleHome(readPrompt('a vase with a floral pattern', [])).setting).not.toBe('abstract')
})

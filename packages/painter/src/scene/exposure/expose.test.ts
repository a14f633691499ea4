import { describe, expect, it } from 'vitest'
import { readPixels } from '../../base/canvas-pixels.ts'
import { paintPicture } from '../../paint-picture.ts'
import { planGrid } from '../../recipe/plan-grid.ts'
import type { Exposure, Recipe } from '../../recipe/recipe.ts'
import { createReading } from '../../testing/create-reading.ts'
import { applyTo, judgeFigures, judgeWhole, STRAIGHT } from './judge-tones.ts'
import { keyOf } from './key.ts'
import { measureTones, type Tones } from './measure-tones.ts'

const SIDE_PX = 40
const DAY = keyOf(createReading({}))
const NIGHT = keyOf(createReading({ time: 'night' }))

function toned(dark: number, middle: number, bright: number): Tones {
  return { dark, middle, bright, mean: [middle, 0, 0] }
}

function paint(recipe: Recipe): { pixels: Uint8ClampedArray; exposure: Exposure | undefined } {
  let exposure: Exposure | undefined
  const painting = paintPicture(recipe, SIDE_PX, SIDE_PX, { exposure: (lit) => (exposure = lit) })
  let step = painting.next()
  while (!step.done) step = painting.next()
  return { pixels: Uint8ClampedArray.from(readPixels(step.value)), exposure }
}

function planOne(): Recipe {
  const [recipe] = planGrid({
    reading: createReading({ setting: 'meadow', medium: 'cinematic' }),
    seed: 3,
    niji: false,
    stylize: 100,
    chaos: 0,
    weird: 0,
  })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  return recipe
}

describe('the light of a picture', () => {
  it('draws haze out, lifts what is muddy, and takes back what is blown out', () => {
    const haze = judgeWhole(toned(0.45, 0.6, 0.75), DAY, 1.3)
    expect(applyTo(0.75, haze) - applyTo(0.45, haze)).toBeGreaterThan(0.36)
    const mud = judgeWhole(toned(0.02, 0.14, 0.9), DAY, 1.3)
    expect(applyTo(0.14, mud)).toBeGreaterThan(0.25)
    const glare = judgeWhole(toned(0.1, 0.88, 1), DAY, 1.3)
    expect(applyTo(0.88, glare)).toBeLessThan(0.84)
  })

  it('stays where it is when it is good, and a night stays dark', () => {
    expect(judgeWhole(toned(0.05, 0.45, 0.95), DAY, 1.3)).toEqual(STRAIGHT)
    expect(judgeWhole(toned(0.02, 0.2, 0.8), NIGHT, 1.3)).toEqual(STRAIGHT)
  })

  it('sets figures off against a ground as light as they are, not against one of another colour', () => {
    const around = toned(0.3, 0.5, 0.7)
    const lost = judgeFigures({ whole: around, figures: toned(0.4, 0.5, 0.6), around }, STRAIGHT, DAY)
    expect(Math.abs(applyTo(0.5, lost) - 0.5)).toBeGreaterThan(0.04)
    const red: Tones = { ...toned(0.4, 0.5, 0.6), mean: [0.5, 0.2, 0.1] }
    expect(judgeFigures({ whole: around, figures: red, around }, STRAIGHT, DAY)).toEqual(STRAIGHT)
  })

  it('is told, and what is told gives the same bytes again', () => {
    const recipe = planOne()
    const { pixels, exposure } = paint(recipe)
    if (exposure === undefined) throw new Error('The picture was not lit.')
    expect(paint({ ...recipe, exposure })).toEqual({ pixels, exposure })
  })

  it('is left to itself in what an older painter drew', () => {
    expect(paint({ ...planOne(), painterVersion: 3 }).exposure).toBeUndefined()
  })
})

describe('measuring tones', () => {
  it('tells figures from what is around them', () => {
    const side = 40
    const pixels = new Uint8ClampedArray(side * side * 4).fill(200)
    const cover = new Uint8ClampedArray(side * side * 4)
    for (let y = 10; y < 30; y++)
      for (let x = 10; x < 30; x++) {
        const at = (y * side + x) * 4
        pixels.fill(60, at, at + 3)
        cover[at + 3] = 255
      }
    const { figures, around } = measureTones(pixels, cover, side)
    expect([figures?.middle, around?.middle].map((value) => Math.round((value ?? 0) * 255))).toEqual([60, 200])
  })
})

import { describe, expect, it } from 'vitest'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Medium } from '../recipe/recipe.ts'
import { paintScene } from '../scene/paint-scene.ts'
import type { Stage } from '../scene/stage.ts'
import { createReading } from '../testing/create-reading.ts'
import { MEDIA } from '../recipe/vocabulary.ts'
import { readPixels } from '../base/canvas-pixels.ts'
import { chooseMedium } from './choose-medium.ts'

/** A fox at a lake, ready to be painted in any medium. */
function buildScene(width: number, height = width): Stage {
  const reading = createReading({ setting: 'lake' })
  const [recipe] = planGrid({ reading, seed: 5, niji: false, stylize: 100, chaos: 0, weird: 0 })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  const building = paintScene(recipe, width, height)
  let part = building.next()
  while (!part.done) part = building.next()
  return part.value
}

function layMedium(scene: Stage, medium: Medium, stylize = 100): { pixels: Uint8ClampedArray; shares: number[] } {
  const recipe = { ...scene.recipe, stylize, reading: { ...scene.recipe.reading, medium } }
  const laying = chooseMedium(recipe)({ ...scene, recipe })
  const shares: number[] = []
  let step = laying.next()
  for (; !step.done; step = laying.next()) shares.push(step.value.share)
  return { pixels: readPixels(step.value.canvas), shares }
}

/** Mean difference of a channel, 0..255. */
function measureDistance(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length
}

describe('a medium', () => {
  const scene = buildScene(64)
  const pictures = MEDIA.map((medium) => ({ medium, ...layMedium(scene, medium) }))

  it('is told from every other over the same scene', () => {
    for (const [index, one] of pictures.entries()) {
      for (const other of pictures.slice(index + 1)) {
        expect.soft(measureDistance(one.pixels, other.pixels), `${one.medium} and ${other.medium}`).toBeGreaterThan(5)
      }
    }
  })

  it('gives the same bytes twice', () => {
    for (const { medium, pixels } of pictures.slice(7)) {
      expect(layMedium(scene, medium).pixels, medium).toEqual(pixels)
    }
  })

  it('goes from coarse to fine', () => {
    for (const { medium, shares } of pictures) {
      expect(shares.length, medium).toBeGreaterThanOrEqual(2)
      expect(shares, medium).toEqual([...shares].sort((one, other) => one - other))
      expect(shares.at(-1), medium).toBeLessThan(1)
    }
  })

  it('shows a stronger hand the more it is stylized', () => {
    for (const { medium, pixels } of pictures) {
      if (medium === 'anime') continue
      const strong = layMedium(scene, medium, 1000).pixels
      expect.soft(measureDistance(pixels, strong), medium).toBeGreaterThan(1.5)
    }
  })

  it('leaves no hole in a picture three times as wide as high', () => {
    const wide = buildScene(72, 24)
    for (const medium of MEDIA) {
      const { pixels } = layMedium(wide, medium)
      expect(pixels.length, medium).toBe(72 * 24 * 4)
      expect(
        pixels.every((value, i) => i % 4 !== 3 || value === 255),
        medium,
      ).toBe(true)
    }
  })
})

describe('pixel art', () => {
  it('keeps its cells and its few colours whatever the size', () => {
    const { pixels } = layMedium(buildScene(256), 'pixel art')
    const colours = new Set<string>()
    for (let row = 0; row < 256; row += 2) {
      for (let column = 0; column < 256; column += 2) {
        const at = (row * 256 + column) * 4
        const cell = [at, at + 4, at + 1024, at + 1028].map((i) => pixels.subarray(i, i + 3).join(' '))
        expect(new Set(cell).size).toBe(1)
        colours.add(cell[0] ?? '')
      }
    }
    expect(colours.size).toBeLessThanOrEqual(24)
  })
})

import { createCanvas } from '@napi-rs/canvas'
import { freeCanvas } from '@easel/painter/base/frame'
import { readLabs } from '@easel/painter/look/measure-look'
import { type Lab, labDistance } from '@easel/painter/look/oklab'
import type { Recipe } from '@easel/painter/recipe/recipe'
import { paintWhole, planPrompt } from './paint-grid.ts'

const SIDE_PX = 48
/** Pictures are compared in so many cells each way: where things and light are, not how strokes lie. */
const CELLS = 12

export interface Variety {
  /** Different composition templates among the four. */
  templates: number
  /** Mean difference of colour between every two of the four, cell by cell, in OKLab. */
  distance: number
  /** The same of the two that are most alike. */
  nearest: number
}

/** How far the four pictures of a prompt are apart. */
export function measureVariety(prompt: string, seed: number): Variety {
  const recipes = planPrompt(prompt, seed)
  const pictures = recipes.map(listCells)
  const apart = pictures.flatMap((one, index) => pictures.slice(index + 1).map((other) => meanApart(one, other)))
  return {
    templates: new Set(recipes.map(({ template }) => template)).size,
    distance: meanOf(apart),
    nearest: Math.min(...apart),
  }
}

function listCells(recipe: Recipe): Lab[] {
  const picture = paintWhole(recipe, SIDE_PX, SIDE_PX)
  const cells = createCanvas(CELLS, CELLS)
  const ctx = cells.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, 0, 0, CELLS, CELLS)
  freeCanvas(picture)
  const { data } = ctx.getImageData(0, 0, CELLS, CELLS)
  return readLabs({ width: CELLS, height: CELLS, rgba: new Uint8Array(data) })
}

function meanApart(one: readonly Lab[], other: readonly Lab[]): number {
  return meanOf(one.map((lab, at) => labDistance(lab, other[at] ?? lab)))
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

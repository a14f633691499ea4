import type { Recipe } from '@easel/painter/recipe/recipe'
import { growSize } from '../emulate.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import { findRecipe } from './from-pixels/find-recipe.ts'
import { type PicturePlan, planWhole } from './plan-whole.ts'

/** A picked picture with as many pixels as a square of `sidePx`, the same with finer strokes; null: it has as many, or cannot be painted. */
export function planPick(
  { recipe: stored, width, height }: Size & { recipe: unknown },
  sidePx: number,
): PicturePlan | null {
  const factor = sidePx / Math.sqrt(width * height)
  const recipe = findRecipe(stored)
  // What this painter cannot paint again stays as large as it is.
  if (factor <= HARDLY_LARGER || recipe === null) return null
  const larger = growSize({ width, height }, factor)
  const finished: Recipe = { ...recipe, finish: { kind: 'subtle', seed: recipe.seed } }
  return planWhole(finished, { width: Math.round(larger.width), height: Math.round(larger.height) })
}

/** Sides are multiples of 8, so that a picture at a ratio has hardly ever just the area of the square. */
const HARDLY_LARGER = 1.05

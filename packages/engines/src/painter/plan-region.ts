import { patchRecipe, readPatch } from '@easel/painter/recipe/patch-recipe'
import { storeMask } from '@easel/painter/recipe/read-mask'
import type { Recipe } from '@easel/painter/recipe/recipe'
import { readPrompt } from '@easel/painter/words/read-prompt'
import { seamOf } from '../emulate.ts'
import type { DrawOrder, Verb } from '../engine.ts'
import { layThrough } from '../geometry/join-pictures.ts'
import { growThinMask, type Mask, readMask, softenInward } from '../geometry/mask.ts'
import type { Pixels } from '../geometry/pixels.ts'
import { readPng } from '../png.ts'
import type { PicturePlan } from './plan-whole.ts'

const GRID = [0, 1, 2, 3]

/** The picture and where it is painted anew, at its own size. */
export async function readRegion({ parent: { png }, mask }: Extract<Verb, { kind: 'vary-region' }>) {
  const parent = await readPng(png)
  return { parent, mask: growThinMask(readMask(await readPng(mask), parent), seamOf(parent)) }
}

/** Four times what the words name in the white of the mask, in the scene of this recipe. */
export function planRegion(
  recipe: Recipe,
  { parent, mask }: { parent: Pixels; mask: Mask },
  order: DrawOrder,
): PicturePlan[] {
  const words = readPrompt(order.prompt, order.without)
  const stored = storeMask(mask.bytes, mask.width)
  const soft = softenInward(mask, seamOf(parent))
  const { width, height } = parent
  return GRID.map((index) => {
    const seed = (order.seed + index) >>> 0
    const patched = patchRecipe(recipe, { size: parent, words, mask: stored, seed })
    const compose = ([scene]: Pixels[]) => layThrough(parent, scene ?? parent, soft)
    return { recipe: patched, width, height, scenes: [{ recipe: readPatch(patched), width, height }], compose }
  })
}

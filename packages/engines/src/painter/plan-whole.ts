import { viewOf } from '@easel/painter/recipe/grow-recipe'
import { readPatch, unpatchRecipe } from '@easel/painter/recipe/patch-recipe'
import { createCover } from '@easel/painter/recipe/read-mask'
import type { Recipe } from '@easel/painter/recipe/recipe'
import { seamOf } from '../emulate.ts'
import type { Recipe as StoredRecipe } from '../engine.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import { layThrough } from '../geometry/join-pictures.ts'
import { type Mask, softenInward } from '../geometry/mask.ts'
import type { Pixels } from '../geometry/pixels.ts'

/** One picture to come: the scenes that must be painted for it, and how they become one. */
export interface PicturePlan extends Size {
  recipe: Recipe
  /** What is stored with it, where it is not the recipe that its scenes are painted by. */
  stored?: StoredRecipe
  scenes: ({ recipe: Recipe } & Size)[]
  /** Null when the only scene is the picture. */
  compose: ((scenes: Pixels[]) => Pixels | Promise<Pixels>) | null
}

/** Paints a recipe from nothing: the first scene, and each later region through its mask. */
export function planWhole(recipe: Recipe, size: Size): PicturePlan {
  const stages: Recipe[] = [recipe]
  for (let before = unpatchRecipe(recipe); before !== null; before = unpatchRecipe(before)) stages.unshift(before)
  const scenes = stages.map((stage) => ({ recipe: readPatch(stage), ...size }))
  if (stages.length === 1) return { recipe, ...size, scenes, compose: null }
  const masks = stages.slice(1).map((stage) => seenMask(stage, size))
  const compose = ([first, ...later]: Pixels[]): Pixels => {
    if (first === undefined) throw new Error('A picture has a scene.')
    return later.reduce((below, scene, index) => layThrough(below, scene, masks[index] ?? emptyMask(size)), first)
  }
  return { recipe, ...size, scenes, compose }
}

function emptyMask(size: Size): Mask {
  return { ...size, bytes: new Uint8Array(size.width * size.height) }
}

/** The mask of the last region as it lies in what the picture shows by now. */
function seenMask(recipe: Recipe, size: Size): Mask {
  const mask = emptyMask(size)
  const patch = recipe.patches?.at(-1)
  if (patch === undefined) return mask
  const covers = createCover(patch)
  const view = viewOf(recipe, size)
  for (let at = 0; at < mask.bytes.length; at++) {
    const x = view.left + (((at % size.width) + 0.5) / size.width) * view.width
    const y = view.top + ((Math.floor(at / size.width) + 0.5) / size.height) * view.height
    if (covers(x, y)) mask.bytes[at] = 255
  }
  return softenInward(mask, seamOf(size))
}

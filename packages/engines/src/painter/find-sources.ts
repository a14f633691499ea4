import type { Source } from '@easel/painter/blend/source'
import { takeCutting } from '@easel/painter/look/cutting'
import { measureLook } from '@easel/painter/look/measure-look'
import type { Reference } from '../engine.ts'
import { cropPixels, type Pixels } from '../geometry/pixels.ts'
import { readScaledPng } from '../png.ts'
import { storedRecipe } from './wire.ts'

/** Longer side in pixels at which pictures are measured. */
export const SIGHT_PX = 144
const MARGIN = 0.07

/** What is known of pictures that others take from; a recipe of another engine says nothing here. */
export function findSources(references: readonly Reference[]): Promise<Source[]> {
  return Promise.all(
    references.map(async ({ png, recipe }) => {
      const parsedRecipe = storedRecipe.safeParse(recipe)
      const sight = await readScaledPng(png, SIGHT_PX)
      const look = measureLook(parsedRecipe.success ? leaveMargin(sight) : sight)
      return parsedRecipe.success
        ? { recipe: parsedRecipe.data, look, cutting: null }
        : { recipe: null, look, cutting: takeCutting(sight) }
    }),
  )
}

/** Our own pictures have dark corners or bare paper at their edges, which are no colours of the scene. */
function leaveMargin(sight: Pixels): Pixels {
  const x = Math.floor(sight.width * MARGIN)
  const y = Math.floor(sight.height * MARGIN)
  return cropPixels(sight, { x, y, width: sight.width - x * 2, height: sight.height - y * 2 })
}

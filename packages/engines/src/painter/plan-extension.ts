import { bareBorder, growRecipe } from '@easel/painter/recipe/grow-recipe'
import type { Recipe } from '@easel/painter/recipe/recipe'
import type { DrawOrder } from '../engine.ts'
import { type ExtendingVerb, extendCanvas, insetOpenSides } from '../geometry/extend-canvas.ts'
import { blendAroundKept } from '../geometry/join-pictures.ts'
import { cropPixels, type Pixels, resizePixels } from '../geometry/pixels.ts'
import { MOST_PIXELS } from './plan-upscale.ts'
import type { PicturePlan } from './plan-whole.ts'

/** More of the same scene around a picture, whose own pixels stay. */
export function planExtension(recipe: Recipe, parent: Pixels, order: DrawOrder, verb: ExtendingVerb): PicturePlan[] {
  const { from, kept, after } = extendCanvas(verb, parent)
  const scaledParent = resizePixels(cropPixels(parent, from), kept)
  const border = Math.ceil((bareBorder(recipe, parent) * kept.width) / from.width)
  const held = insetOpenSides(kept, after, border)
  const stays = cropPixels(scaledParent, { ...held, x: held.x - kept.x, y: held.y - kept.y })
  const finer = Math.min(from.width / kept.width, Math.sqrt(MOST_PIXELS / (after.width * after.height)))
  const scale = Math.max(1, finer)
  const wide = { width: Math.round(after.width * scale), height: Math.round(after.height * scale) }
  const isWhole = kept.width === after.width && kept.height === after.height
  const grown = growRecipe(recipe, { before: parent, from, kept, after, seed: order.seed })
  const compose = ([scene]: Pixels[]) => (scene ? blendAroundKept(resizePixels(scene, after), stays, held) : stays)
  return [{ recipe: grown, ...after, scenes: isWhole ? [] : [{ recipe: grown, ...wide }], compose }]
}

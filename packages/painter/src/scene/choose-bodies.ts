import type { Recipe } from '../recipe/recipe.ts'
import { isStillLife, paintStillLife } from './still-life/paint-still-life.ts'
import { isProductShot } from './sweep/is-product-shot.ts'
import { paintSweep } from './sweep/paint-sweep.ts'

/** What paints a picture that is all of bodies: things on a table, or goods on a sweep; null for all others. */
export function chooseBodies(recipe: Recipe): typeof paintStillLife | null {
  if (isStillLife(recipe)) return paintStillLife
  return isProductShot(recipe) ? paintSweep : null
}

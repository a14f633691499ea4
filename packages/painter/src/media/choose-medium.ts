import type { Recipe } from '../recipe/recipe.ts'
import { isStillLife } from '../scene/still-life/paint-still-life.ts'
import { isProductShot } from '../scene/sweep/is-product-shot.ts'
import { MEDIA } from './media-table.ts'
import { keepScene, type Medium } from './medium.ts'

/** Of an abstract picture these say no more than how it is built already. */
const BUILT: readonly Recipe['reading']['medium'][] = ['cinematic', 'poster', 'low poly', 'cubism']

/** The hand that paints this recipe; niji draws in cel unless another medium was asked for by name. */
export function chooseMedium(recipe: Recipe): Medium {
  const { reading, niji } = recipe
  if (reading.setting === 'abstract' && BUILT.includes(reading.medium)) return keepScene
  if (reading.medium === 'cinematic' && (isStillLife(recipe) || isProductShot(recipe))) return keepScene
  return MEDIA[niji && (reading.medium === 'cinematic' || reading.medium === 'oil') ? 'anime' : reading.medium]
}

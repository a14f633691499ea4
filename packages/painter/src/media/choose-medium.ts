import type { Recipe } from '../recipe.ts'
import type { Medium } from './medium.ts'
import { paintOil } from './oil.ts'

/** The hand that paints this recipe. */
export function chooseMedium(_recipe: Recipe): Medium {
  return paintOil
}

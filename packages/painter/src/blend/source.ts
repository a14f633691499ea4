import type { Look } from '../look/measure-look.ts'
import type { Cutting, Recipe } from '../recipe/recipe.ts'

/** A picture that another one takes from. */
export interface Source {
  /** Null: only its pixels are known. */
  recipe: Recipe | null
  look: Look
  /** What stands out in it; null where nothing does, or where the recipe is known. */
  cutting: Cutting | null
}

import type { Look } from '../look/measure-look.ts'
import type { Cutting, Recipe } from '../recipe/recipe.ts'

/** A picture that is blended or used as a base image. */
export interface Source {
  /** Null for pictures that the painter did not paint. */
  recipe: Recipe | null
  look: Look
  /** What stands out in it; null where nothing does, or where the recipe is known. */
  cutting: Cutting | null
}

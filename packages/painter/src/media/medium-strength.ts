import type { Recipe } from '../recipe/recipe.ts'

/** Strength of a medium's texture and strokes: 0.4 at --stylize 0, 1 at 100, 2.3 at 1000. */
export function mediumStrength({ stylize }: Pick<Recipe, 'stylize'>): number {
  return 0.4 + 0.6 * Math.sqrt(stylize / 100)
}

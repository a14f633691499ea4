import type { Recipe } from '../recipe/recipe.ts'

/** Whether the scene is drawn with lines and in two flat tones: niji's hand, and the medium of that look. */
export function isCel({ niji, reading }: Pick<Recipe, 'niji' | 'reading'>): boolean {
  return niji || reading.medium === 'anime'
}

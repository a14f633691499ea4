import type { Recipe } from '../recipe/recipe.ts'
import { isPaintedAs } from '../recipe/version.ts'

/** Whether the scene is drawn with lines and in two flat tones: niji's hand, and the media of that look. */
export function isCel(recipe: Pick<Recipe, 'niji' | 'reading' | 'painterVersion'>): boolean {
  const { niji, reading } = recipe
  return niji || reading.medium === 'anime' || (reading.medium === 'manga' && isPaintedAs(DRAWN, recipe))
}

/** From this version on manga is drawn by the same hand as anime. */
const DRAWN = 4

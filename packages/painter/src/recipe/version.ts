import type { Recipe } from './recipe.ts'

/** Raised whenever the same recipe would give other bytes than before. */
export const PAINTER_VERSION = 4

/**
 * Whether a recipe is painted by what came with this version. What an older painter drew keeps that painter's sun, view and light,
 * so that what is painted around it or in it goes on as it began.
 */
export function isPaintedAs(version: number, { painterVersion }: Pick<Recipe, 'painterVersion'>): boolean {
  return painterVersion >= version
}

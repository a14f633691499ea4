import type { Recipe } from '@easel/painter/recipe/recipe'
import { PAINTER_VERSION } from '@easel/painter/recipe/version'
import type { Recipe as StoredRecipe, Verb } from '../../engine.ts'
import { storedRecipe } from '../wire.ts'

/** A verb on one picture, whose recipe this painter cannot paint by. */
export type UnreadableVerb = Extract<
  Verb,
  { kind: 'variation' | 'upscale' | 'vary-region' | 'zoom-out' | 'make-square' | 'pan' }
>

/** The recipe, if this painter would paint by it what was painted; null when a newer one wrote it, or nobody can read it. */
export function findRecipe(stored: unknown): Recipe | null {
  const parsed = storedRecipe.safeParse(stored)
  return parsed.success && parsed.data.painterVersion <= PAINTER_VERSION ? parsed.data : null
}

/** The verb, if it is one on a picture that this painter has only the pixels of. */
export function findUnreadable(verb: Verb): UnreadableVerb | null {
  switch (verb.kind) {
    case 'imagine':
    case 'blend':
    case 'describe':
    case 'shorten':
    case 'video':
    case 'extend':
      return null
    case 'variation':
      return findRecipe(verb.parent) === null ? verb : null
    default:
      return findRecipe(verb.parent.recipe) === null ? verb : null
  }
}

/**
 * The recipe of a picture that goes on from pixels: its painter's version stays with it, and no painter, that one neither, takes it
 * for a scene that could be painted again.
 */
export function recipeOfPixels({ painterVersion }: StoredRecipe): StoredRecipe {
  return { ...(typeof painterVersion === 'number' ? { painterVersion } : {}), isPixelsAlone: true }
}

import { viewOf } from './grow-recipe.ts'
import type { Reading, Recipe, StoredMask } from './recipe.ts'

/** The recipe of a picture with a region painted anew: `words` are for the region, light and medium stay the picture's. */
export function patchRecipe(
  recipe: Recipe,
  change: { size: { width: number; height: number }; words: Reading; mask: StoredMask; seed: number },
): Recipe {
  const { size, words, mask, seed } = change
  const patch = {
    seed,
    reading: placeReading(recipe.reading, words),
    subjects: words.subjects,
    view: viewOf(recipe, size),
    mask,
  }
  return { ...recipe, patches: [...(recipe.patches ?? []), patch] }
}

/** The picture's reading at the place that the new words name, if they name one. */
function placeReading(reading: Reading, words: Reading): Reading {
  const moved = words.setting !== 'open' && words.setting !== reading.setting
  const features = moved ? words.features : [...new Set([...reading.features, ...words.features])]
  return { ...reading, setting: moved ? words.setting : reading.setting, features, notDrawn: words.notDrawn }
}

/** The recipe of the scene before its last region was painted anew; null when there is none. */
export function unpatchRecipe(recipe: Recipe): Recipe | null {
  const { patches, ...rest } = recipe
  if (patches === undefined || patches.length === 0) return null
  return patches.length === 1 ? rest : { ...rest, patches: patches.slice(0, -1) }
}

/** The recipe by which the region that was painted last is painted: the whole scene, at that region's place. */
export function readPatch(recipe: Recipe): Recipe {
  const last = recipe.patches?.at(-1)
  return last === undefined ? recipe : { ...recipe, reading: last.reading }
}

import { listMissing } from '../lettering/set-line.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { listShown } from './arrange-motif.ts'
import { isFlat } from './paint-graphic.ts'

/** Characters that no shipped font has, and of a flat sign those subjects that it has no room for. */
export function listUnwritten(recipe: Recipe): string[] {
  const { reading } = recipe
  const missing = (reading.texts ?? []).flatMap(listMissing)
  if (!isFlat(recipe)) return [...new Set(missing)]
  const shown = listShown(recipe)
  const unseen = reading.subjects.filter(
    ({ name, count, weight = 1 }) => weight >= 0 && shown.filter((one) => one.name === name).length < count,
  )
  return [...new Set([...missing, ...unseen.map(({ word }) => word)])]
}

import type { Medium, Recipe } from '../../recipe/recipe.ts'
import { isPaintedAs } from '../../recipe/version.ts'

/** From this version on figures are modelled where the medium allows it, and lit evenly where it does not. */
const TOLD_APART = 4
/** What is printed, cut or leaded is flat by nature. */
const FLAT: readonly Medium[] = ['ukiyo-e', 'paper cut', 'stained glass', 'poster']
/** Only a lens puts things out of focus; a hand draws them or leaves them out. */
const SEEN_BY_LENS: readonly Medium[] = ['cinematic', 'film', 'neon']

/** Whether the medium knows neither shading nor gradients. */
export function isFlat(recipe: Recipe): boolean {
  return isPaintedAs(TOLD_APART, recipe) && FLAT.includes(recipe.reading.medium)
}

/** Whether what is drawn flat is given the roundness of a body. */
export function isModelled(recipe: Recipe): boolean {
  return isPaintedAs(TOLD_APART, recipe) && !FLAT.includes(recipe.reading.medium)
}

/** Whether things can be out of focus; always where the words ask for it. */
export function hasFocus(recipe: Recipe): boolean {
  if (!isPaintedAs(TOLD_APART, recipe) || recipe.reading.camera?.blur) return true
  return !recipe.niji && SEEN_BY_LENS.includes(recipe.reading.medium)
}

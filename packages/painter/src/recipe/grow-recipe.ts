import { createFrame, type View } from '../base/frame.ts'
import type { Medium, Recipe } from './recipe.ts'
import { isPaintedAs } from './version.ts'

interface Size {
  width: number
  height: number
}
interface Box extends Size {
  x: number
  y: number
}

/** What a picture of this size shows of the world. */
export function viewOf(recipe: Recipe, { width, height }: Size): View {
  return recipe.growths?.at(-1)?.view ?? createFrame(width, height).view
}

/** Media that end in an edge of their own, this wide; where a picture grows, the edge moves out with it. */
const EDGE_UNITS: Partial<Record<Medium, number>> = {
  watercolour: 28,
  pencil: 36,
  gouache: 24,
  'stained glass': 26,
  film: 16,
  manga: 16,
  poster: 20,
}

/** From this version on washes run out towards the edges of the sheet. */
const RAGGED = 4
const RAGGED_UNITS: Partial<Record<Medium, number>> = { watercolour: 58, ink: 58, pastel: 40 }

/** Width in pixels of the edge that belongs to the sheet, not to the scene. */
export function bareBorder(recipe: Recipe, size: Size): number {
  const { medium } = recipe.reading
  const edge = (isPaintedAs(RAGGED, recipe) ? RAGGED_UNITS[medium] : undefined) ?? EDGE_UNITS[medium] ?? 0
  return Math.ceil((edge * size.width) / viewOf(recipe, size).width)
}

/**
 * The recipe of a picture that goes on beyond another: of the old one `from` is shown at `kept` of the new one, all in pixels.
 */
export function growRecipe(
  recipe: Recipe,
  change: { before: Size; from: Box; kept: Box; after: Size; seed: number },
): Recipe {
  const { before, from, kept, after, seed } = change
  const oldView = viewOf(recipe, before)
  const unit = oldView.width / before.width
  const wide = (unit * from.width) / kept.width
  const old = {
    left: oldView.left + from.x * unit,
    top: oldView.top + from.y * unit,
    width: from.width * unit,
    height: from.height * unit,
  }
  const view = {
    left: old.left - kept.x * wide,
    top: old.top - kept.y * wide,
    width: after.width * wide,
    height: after.height * wide,
  }
  const composed = recipe.composed ?? { width: oldView.width, height: oldView.height }
  return { ...recipe, composed, growths: [...(recipe.growths ?? []), { seed, kept: old, view }] }
}

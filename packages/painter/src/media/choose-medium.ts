import type { Recipe } from '../recipe.ts'
import { paintAnime } from './anime.ts'
import { paintCinematic } from './cinematic.ts'
import { paintInk } from './ink.ts'
import type { Medium } from './medium.ts'
import { paintNeon } from './neon.ts'
import { paintOil } from './oil.ts'
import { paintPencil } from './pencil.ts'
import { paintWatercolour } from './watercolour.ts'

const MEDIA: Record<Recipe['reading']['medium'], Medium> = {
  oil: paintOil,
  watercolour: paintWatercolour,
  ink: paintInk,
  anime: paintAnime,
  neon: paintNeon,
  cinematic: paintCinematic,
  pencil: paintPencil,
}

/** The hand that paints this recipe; niji draws in cel unless another medium was asked for by name. */
export function chooseMedium({ reading, niji }: Recipe): Medium {
  return MEDIA[niji && (reading.medium === 'cinematic' || reading.medium === 'oil') ? 'anime' : reading.medium]
}

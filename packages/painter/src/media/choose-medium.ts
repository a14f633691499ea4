import type { Recipe } from '../recipe/recipe.ts'
import { isStillLife } from '../scene/still-life/paint-still-life.ts'
import { paintAnime } from './anime.ts'
import { paintCinematic } from './cinematic.ts'
import { paintCubism } from './cubism.ts'
import { paintFilm } from './film.ts'
import { paintGouache } from './gouache.ts'
import { paintInk } from './ink.ts'
import { paintLowPoly } from './low-poly.ts'
import { paintManga } from './manga.ts'
import { keepScene, type Medium } from './medium.ts'
import { paintNeon } from './neon.ts'
import { paintOil } from './oil.ts'
import { paintPaperCut } from './paper-cut.ts'
import { paintPastel } from './pastel.ts'
import { paintPencil } from './pencil.ts'
import { paintPixelArt } from './pixel-art.ts'
import { paintPoster } from './poster.ts'
import { paintStainedGlass } from './stained-glass.ts'
import { paintUkiyoE } from './ukiyo-e.ts'
import { paintWatercolour } from './watercolour/watercolour.ts'

const MEDIA: Record<Recipe['reading']['medium'], Medium> = {
  oil: paintOil,
  watercolour: paintWatercolour,
  ink: paintInk,
  anime: paintAnime,
  neon: paintNeon,
  cinematic: paintCinematic,
  pencil: paintPencil,
  gouache: paintGouache,
  'pixel art': paintPixelArt,
  'low poly': paintLowPoly,
  'stained glass': paintStainedGlass,
  'paper cut': paintPaperCut,
  'ukiyo-e': paintUkiyoE,
  film: paintFilm,
  manga: paintManga,
  poster: paintPoster,
  cubism: paintCubism,
  pastel: paintPastel,
}

/** Of an abstract picture these say no more than how it is built already. */
const BUILT: readonly Recipe['reading']['medium'][] = ['cinematic', 'poster', 'low poly', 'cubism']

/** The hand that paints this recipe; niji draws in cel unless another medium was asked for by name. */
export function chooseMedium(recipe: Recipe): Medium {
  const { reading, niji } = recipe
  if (reading.setting === 'abstract' && BUILT.includes(reading.medium)) return keepScene
  if (reading.medium === 'cinematic' && isStillLife(recipe)) return keepScene
  return MEDIA[niji && (reading.medium === 'cinematic' || reading.medium === 'oil') ? 'anime' : reading.medium]
}

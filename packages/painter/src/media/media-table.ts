import type { Recipe } from '../recipe/recipe.ts'
import { paintAnime } from './anime.ts'
import { paintCinematic } from './cinematic.ts'
import { paintCubism } from './cubism.ts'
import { paintFilm } from './film.ts'
import { paintGouache } from './gouache.ts'
import { paintInk } from './ink.ts'
import { paintLowPoly } from './low-poly.ts'
import { paintManga } from './manga.ts'
import type { Medium } from './medium.ts'
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

/** The hand of each medium. */
export const MEDIA: Record<Recipe['reading']['medium'], Medium> = {
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

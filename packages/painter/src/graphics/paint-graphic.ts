import type { Canvas } from '@napi-rs/canvas'
import type { Graphic, Recipe } from '../recipe/recipe.ts'
import { isPaintedAs } from '../recipe/version.ts'
import { layPaper } from './backing.ts'
import { paintBadge } from './badge.ts'
import { paintBlessing } from './blessing.ts'
import { paintCalligraphy } from './calligraphy.ts'
import { paintCard } from './card.ts'
import { paintCouplet } from './couplet.ts'
import { paintAlbum, paintCover, paintStamp } from './cover.ts'
import { paintNeonSign } from './neon-sign.ts'
import { paintIcon } from './icon.ts'
import { paintLogo } from './logo.ts'
import { paintPoster } from './poster.ts'
import { paintSign } from './sign.ts'
import { createSheet, type ScenePainter, type Sheet } from './sheet.ts'
import { paintSticker } from './sticker.ts'

type Draw = (sheet: Sheet) => void

/** Those that show no scene, but subjects as a sign does. */
const FLAT: Partial<Record<Graphic, Draw>> = {
  badge: paintBadge,
  logo: paintLogo,
  sticker: paintSticker,
  icon: paintIcon,
  couplet: paintCouplet,
  blessing: paintBlessing,
  calligraphy: paintCalligraphy,
  'neon sign': paintNeonSign,
}

const PICTURED: Partial<Record<Graphic, Draw>> = {
  poster: paintPoster,
  card: paintCard,
  cover: paintCover,
  album: paintAlbum,
  stamp: paintStamp,
  sign: paintSign,
}

/** Of the work what is done when the paper lies there. */
const PAPER_SHARE = 0.1

/** A picture that is no scene but a poster, a badge or the like; null for all others, and for those that older painters drew. */
export function* paintGraphic(
  recipe: Recipe,
  widthPx: number,
  heightPx: number,
  paint: ScenePainter,
): Generator<{ progress: number; canvas: Canvas }, Canvas | null> {
  const draw = findDraw(recipe)
  if (draw === undefined) return null
  const sheet = createSheet(recipe, widthPx, heightPx, paint)
  layPaper(sheet)
  yield { progress: PAPER_SHARE, canvas: sheet.layer.canvas }
  draw(sheet)
  return sheet.layer.canvas
}

function findDraw(recipe: Recipe): Draw | undefined {
  const { graphic } = recipe.reading
  return graphic === undefined || !isPaintedAs(4, recipe) ? undefined : (FLAT[graphic] ?? PICTURED[graphic])
}

/** Whether subjects are shown as a sign shows them. */
export function isFlat(recipe: Recipe): boolean {
  const { graphic } = recipe.reading
  return graphic !== undefined && FLAT[graphic] !== undefined && isPaintedAs(4, recipe)
}

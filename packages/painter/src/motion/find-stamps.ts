import { createLayer, freeCanvas, type Layer } from '../base/frame.ts'
import { pressCartouche } from '../media/cartouche.ts'
import { stampDate } from '../media/date-stamp.ts'
import { drawGlassBorder } from '../media/glass-border.ts'
import { pressSeal } from '../media/seal.ts'
import { bareBorder } from '../recipe/grow-recipe.ts'
import type { Medium } from '../recipe/recipe.ts'
import { kindOf } from '../scene/settings/kinds.ts'
import type { Stage } from '../scene/stage.ts'

/** What a medium writes or stamps on the finished sheet. */
const STAMPS: Partial<Record<Medium, (stage: Stage, layer: Layer) => void>> = {
  film: stampDate,
  ink: pressSeal,
  'ukiyo-e': pressCartouche,
  'stained glass': drawGlassBorder,
}
/** Media whose sheet has a margin of one colour. */
const MARGINS: readonly Medium[] = ['film', 'manga', 'poster']

/** Media that leave paper bare around the scene. */
const PAPERS: readonly Medium[] = ['gouache', 'watercolour', 'ink', 'pastel', 'pencil']

/** Coverage of what belongs to the sheet and not to the scene, 0 to 255 a pixel; null for nothing. */
export function findStamps(stage: Stage, words: Uint32Array): Uint8Array | null {
  const { recipe, frame } = stage
  const { medium } = recipe.reading
  const stamp = STAMPS[medium]
  const layer = createLayer(frame)
  stamp?.(stage, layer)
  if (MARGINS.includes(medium)) drawMargin(layer, bareBorder(recipe, { width: frame.widthPx, height: frame.heightPx }))
  const { data } = layer.canvas.getContext('2d').getImageData(0, 0, frame.widthPx, frame.heightPx)
  freeCanvas(layer.canvas)
  const cover = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] ?? 0)
  const border = Math.round(1.3 * bareBorder(recipe, { width: frame.widthPx, height: frame.heightPx }))
  if (PAPERS.includes(medium) && !kindOf(recipe.reading.setting).bare) markMat(cover, words, frame.widthPx, border)
  return cover.some((value) => value > 0) ? cover : null
}

function drawMargin({ canvas, ctx }: Layer, border: number): void {
  ctx.save()
  ctx.resetTransform()
  ctx.lineWidth = border * 2
  ctx.strokeRect(0, 0, canvas.width, canvas.height)
  ctx.restore()
}

/** Levels by which paper differs from itself. */
const PAPER_SPREAD = 30

/** Marks the bare paper about a picture, from its corner as far as it goes, but not further than `border` pixels from an edge. */
function markMat(cover: Uint8Array, words: Uint32Array, width: number, border: number): void {
  const height = cover.length / width
  const paper = words[0] ?? 0
  const isPaper = (at: number) => {
    const [column, row] = [at % width, Math.floor(at / width)]
    if (Math.min(column, row, width - 1 - column, height - 1 - row) > border) return false
    const word = words[at] ?? 0
    return [0, 8, 16].every((shift) => Math.abs(((word >>> shift) & 255) - ((paper >>> shift) & 255)) < PAPER_SPREAD)
  }
  const waiting = [0]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (cover[at] === 255 || !isPaper(at)) continue
    cover[at] = 255
    const column = at % width
    if (column > 0) waiting.push(at - 1)
    if (column < width - 1) waiting.push(at + 1)
    if (at >= width) waiting.push(at - width)
    if (at + width < cover.length) waiting.push(at + width)
  }
}

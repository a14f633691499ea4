import { createLayer, freeCanvas, type Layer } from '../base/frame.ts'
import { pressCartouche } from '../media/cartouche.ts'
import { drawGlassBorder } from '../media/glass-border.ts'
import { pressSeal } from '../media/seal.ts'
import { bareBorder } from '../recipe/grow-recipe.ts'
import type { Medium } from '../recipe/recipe.ts'
import type { Stage } from '../scene/stage.ts'

/** What a medium writes or stamps on the finished sheet. */
const STAMPS: Partial<Record<Medium, (stage: Stage, layer: Layer) => void>> = {
  ink: pressSeal,
  'ukiyo-e': pressCartouche,
  'stained glass': drawGlassBorder,
}
/** Media whose sheet has a margin of one colour. */
const MARGINS: readonly Medium[] = ['film', 'manga', 'poster']

/** Coverage of what belongs to the sheet and not to the scene, 0 to 255 a pixel; null for nothing. */
export function findStamps(stage: Stage): Uint8Array | null {
  const { recipe, frame } = stage
  const { medium } = recipe.reading
  const stamp = STAMPS[medium]
  const layer = createLayer(frame)
  stamp?.(stage, layer)
  if (MARGINS.includes(medium)) drawMargin(layer, bareBorder(recipe, { width: frame.widthPx, height: frame.heightPx }))
  const { data } = layer.canvas.getContext('2d').getImageData(0, 0, frame.widthPx, frame.heightPx)
  freeCanvas(layer.canvas)
  const cover = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] ?? 0)
  return cover.some((value) => value > 0) ? cover : null
}

function drawMargin({ canvas, ctx }: Layer, border: number): void {
  ctx.save()
  ctx.resetTransform()
  ctx.lineWidth = border * 2
  ctx.strokeRect(0, 0, canvas.width, canvas.height)
  ctx.restore()
}

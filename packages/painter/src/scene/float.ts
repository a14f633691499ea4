import { createLayer, drawWhole, freeCanvas, type Layer } from '../base/frame.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Figure } from './figure.ts'
import type { Stage } from './stage.ts'

/** Swimmers and boats are drawn down to their water line; they only need to wet it. */
const WET = 0.03
/** What usually stands on land wades. */
const WADING = 0.28

/** Lowers a figure into the water and cuts it off at the water line. */
export function sinkFigure(stage: Stage, { actor, layer }: Figure): Figure {
  const share = subjectTraits(actor.name)?.stand === 'floats' ? WET : WADING
  const { view, height } = stage.frame
  const sunk = createLayer(stage.frame)
  sunk.ctx.save()
  sunk.ctx.beginPath()
  sunk.ctx.rect(view.left, view.top - height, view.width, height + actor.y - view.top)
  sunk.ctx.clip()
  drawWhole(sunk.ctx, stage.frame, layer.canvas, share * actor.height)
  sunk.ctx.restore()
  freeCanvas(layer.canvas)
  return { actor, layer: sunk }
}

/** Puts a figure upside down into the mirror, at its own water line. */
export function mirrorFigure(stage: Stage, mirror: Layer, { actor, layer }: Figure, fade = 1): void {
  mirror.ctx.save()
  mirror.ctx.globalAlpha = fade
  mirror.ctx.translate(0, actor.y * 2)
  mirror.ctx.scale(1, -1)
  drawWhole(mirror.ctx, stage.frame, layer.canvas)
  mirror.ctx.restore()
}

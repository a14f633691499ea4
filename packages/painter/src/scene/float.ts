import { createLayer, freeCanvas, type Layer } from '../frame.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Figure } from './paint-actor.ts'
import type { Stage } from './stage.ts'

/** Swimmers and boats are drawn down to their water line; they only need to wet it. */
const WET = 0.03
/** What usually stands on land wades. */
const WADING = 0.28

/** Lowers a figure into the water and cuts it off at the water line. */
export function sinkFigure(stage: Stage, { actor, layer }: Figure): Figure {
  const share = subjectTraits(actor.name)?.stand === 'floats' ? WET : WADING
  const sunk = createLayer(stage.frame)
  sunk.ctx.save()
  sunk.ctx.beginPath()
  sunk.ctx.rect(0, -stage.frame.height, stage.frame.width, stage.frame.height + actor.y)
  sunk.ctx.clip()
  sunk.ctx.drawImage(layer.canvas, 0, share * actor.height, stage.frame.width, stage.frame.height)
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
  mirror.ctx.drawImage(layer.canvas, 0, 0, stage.frame.width, stage.frame.height)
  mirror.ctx.restore()
}

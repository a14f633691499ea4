import { createLayer, freeCanvas, type Frame } from '../base/frame.ts'
import type { Actor } from './actor.ts'
import { boxOf, type Figure } from './figure.ts'

/** How much wider the near end of a figure is than its far end when it is seen steeply, and how much shorter it gets. */
const WIDENING = 0.5
const SHORTENING = 0.3
/** Strips that a figure is cut into. */
const STRIPS = 72

/** A figure seen from above has a near head and far feet, and from below the other way round. */
export function bendFigure(frame: Frame, { actor, layer }: Figure, tilt: number): Figure {
  if (tilt === 0 || actor.footing === 'air' || actor.footing === 'seat') return { actor, layer }
  const bent = createLayer(frame)
  const box = boxOf(actor)
  const tall = box.height / STRIPS
  const { view, scale } = frame
  for (let strip = 0; strip < STRIPS; strip++) {
    const top = box.y + strip * tall
    const [above, below] = [heightOver(actor, top), heightOver(actor, top + tall)]
    const wide = 1 + tilt * WIDENING * ((above + below) / 2 - 0.4)
    const source = { y: (top - view.top) * scale, height: tall * scale }
    if (source.y + source.height <= 0 || source.y >= frame.heightPx) continue
    const stem = actor.stem ?? actor
    const squeeze = squeezed(tilt)
    bent.ctx.drawImage(
      layer.canvas,
      0,
      source.y,
      frame.widthPx,
      source.height,
      stem.x + (view.left - stem.x) * wide,
      stem.y - above * stem.height * squeeze,
      view.width * wide,
      (above - below) * stem.height * squeeze + 0.6,
    )
  }
  freeCanvas(layer.canvas)
  return { actor, layer: bent }
}

/** Height over the feet of what the figure belongs to, by that one's height. */
function heightOver(actor: Actor, y: number): number {
  const stem = actor.stem ?? actor
  return (stem.y - y) / stem.height
}

function squeezed(tilt: number): number {
  return tilt > 0 ? 1 - SHORTENING * tilt : 1
}

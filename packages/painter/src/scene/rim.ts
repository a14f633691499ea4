import { mixColours, type Rgb, toCss } from '../base/colour.ts'
import { createLayer, drawWhole, fillWhole, freeCanvas, layOver, type Layer } from '../base/frame.ts'
import type { Stage } from './stage.ts'

/** A line of light along a figure's edge, towards the light or, against it, all around. `width` in units. */
export function lightRim(stage: Stage, figure: Layer, rim: { width: number; strength: number; colour?: Rgb }): void {
  const { frame, layout, palette } = stage
  const edge = createLayer(frame)
  edge.ctx.fillStyle = toCss(rim.colour ?? mixColours(palette.light, [255, 255, 255], 0.35))
  fillWhole(edge.ctx, frame)
  edge.ctx.globalCompositeOperation = 'destination-in'
  drawWhole(edge.ctx, frame, figure.canvas)
  edge.ctx.globalCompositeOperation = 'destination-out'
  const flat = Math.hypot(layout.light.x, layout.light.y) || 1
  const reach = layout.backlit ? 0.35 : 1
  edge.ctx.filter = `blur(${(rim.width * 0.7 * frame.scale).toFixed(2)}px)`
  edge.ctx.translate((-layout.light.x / flat) * rim.width * reach, (layout.light.y / flat) * rim.width * reach)
  drawWhole(edge.ctx, frame, figure.canvas)
  figure.ctx.save()
  figure.ctx.globalCompositeOperation = 'lighter'
  layOver(figure, edge.canvas, rim.strength)
  figure.ctx.restore()
  freeCanvas(edge.canvas)
}

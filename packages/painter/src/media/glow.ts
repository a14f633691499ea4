import { createLayer, fillWhole, freeCanvas, hasGrown, type Frame, type Layer, layOver } from '../base/frame.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'

/** Bright parts bleed into their surroundings. `radius` in units; `strength` 0..1; `threshold` 0..255. */
export function addBloom(
  layer: Layer,
  frame: Frame,
  bloom: { radius: number; strength: number; threshold: number },
): void {
  const bright = createLayer(frame)
  const pixels = readPixels(layer.canvas)
  for (let at = 0; at < pixels.length; at += 4) {
    const peak = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const keep = Math.max(0, (peak - bloom.threshold) / (255 - bloom.threshold))
    for (let channel = 0; channel < 3; channel++) pixels[at + channel] = (pixels[at + channel] ?? 0) * keep
  }
  writePixels(bright.canvas, pixels)
  layer.ctx.save()
  layer.ctx.globalCompositeOperation = 'screen'
  layer.ctx.filter = `blur(${(bloom.radius * frame.scale).toFixed(1)}px)`
  layOver(layer, bright.canvas, bloom.strength)
  layer.ctx.filter = 'none'
  layer.ctx.restore()
  freeCanvas(bright.canvas)
}

/** Corners fall into shade. */
export function addVignette(layer: Layer, frame: Frame, colour: string, strength: number): void {
  const { ctx } = layer
  const { width, height } = frame
  const reach = Math.hypot(width, height) / 2
  const at = (outer: number) =>
    ctx.createRadialGradient(width / 2, height / 2, reach * 0.45, width / 2, height / 2, outer)
  const tone = (share: number) =>
    `${colour}${Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')}`
  if (!hasGrown(frame)) {
    const shade = at(reach * 1.05)
    shade.addColorStop(0, tone(0))
    shade.addColorStop(1, tone(strength))
    ctx.fillStyle = shade
    return fillWhole(ctx, frame)
  }
  // The same shade where the picture was; further out it lifts again, or the new part would lie in the dark.
  const shade = at(reach * 2.25)
  shade.addColorStop(0, tone(0))
  shade.addColorStop(1 / 3, tone(strength))
  shade.addColorStop(0.62, tone(strength * 0.5))
  shade.addColorStop(1, tone(strength))
  ctx.fillStyle = shade
  fillWhole(ctx, frame)
}

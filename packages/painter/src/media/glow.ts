import { createLayer, freeCanvas, type Frame, type Layer, layOver } from '../frame.ts'
import { readPixels, writePixels } from './canvas-pixels.ts'

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
  const shade = ctx.createRadialGradient(width / 2, height / 2, reach * 0.45, width / 2, height / 2, reach * 1.05)
  shade.addColorStop(0, `${colour}00`)
  const deep = Math.round(strength * 255)
  shade.addColorStop(1, `${colour}${deep.toString(16).padStart(2, '0')}`)
  ctx.fillStyle = shade
  ctx.fillRect(0, 0, width, height)
}

import { readPixels } from '../base/canvas-pixels.ts'
import { smoothStep } from '../base/noise.ts'
import type { Stage } from '../scene/stage.ts'
import { measureDrop } from './outline.ts'

/** Contours on both sides of an edge, and where only the hue changes: pale hair on a face is drawn too. `units` is the pen's half width. */
export function findContours({ picture, frame }: Stage, luma: Float32Array, units: number): Float32Array {
  const radius = units * frame.scale
  const drop = measureDrop(luma, frame.widthPx, radius)
  const pixels = readPixels(picture.canvas)
  const hue = luma.map((_, at) => (pixels[at * 4] ?? 0) - (pixels[at * 4 + 2] ?? 0))
  const tinted = measureDrop(hue, frame.widthPx, radius)
  return drop.map((value, at) => {
    const dark = smoothStep(7, 18, value)
    const pale = smoothStep(11, 28, -value) * 0.6
    return Math.max(dark, pale, smoothStep(9, 23, tinted[at] ?? 0) * 0.7)
  })
}

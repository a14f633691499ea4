import { placeAt } from '../base/frame.ts'
import { createNoise } from '../base/noise.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import type { Easel } from './strokes.ts'

/** Lets light from the upper left graze the paint's thickness and the weave of the canvas under it. `strength` about 1. */
export function lightRelief(easel: Easel, strength: number): void {
  if (easel.relief === null) return
  const { widthPx, heightPx } = easel.frame
  const thick = readPixels(easel.relief.canvas)
  const pixels = readPixels(easel.picture.canvas)
  const bristle = createNoise(easel.seed ^ 0x51f15e)
  const { flow } = easel
  for (let row = 1; row < heightPx - 1; row++) {
    for (let column = 1; column < widthPx - 1; column++) {
      const at = row * widthPx + column
      const rise = (thick[at * 4] ?? 0) - (thick[(at - widthPx - 1) * 4] ?? 0)
      const { x, y } = placeAt(easel.frame, column, row)
      const across = x * -(flow.alongY[at] ?? 0) + y * (flow.alongX[at] ?? 0)
      const hair = bristle(across * 0.55, (x + y) * 0.025) * 3.2
      const weave = Math.sin(x * 2.1) * Math.sin(y * 2.1) * 1.6
      const light = (rise * 0.3 + hair + weave) * strength
      for (let channel = 0; channel < 3; channel++) pixels[at * 4 + channel] = (pixels[at * 4 + channel] ?? 0) + light
    }
  }
  writePixels(easel.picture.canvas, pixels)
}

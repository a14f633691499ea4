import { smoothStep } from '../base/noise.ts'
import { blurField } from '../base/canvas-pixels.ts'

/** Where a pen would draw: 0 bare to 1 full line, on the dark side of edges. `radius` is the pen's half width in pixels. */
export function findOutline(luma: Float32Array, width: number, radius: number, sharpness: number): Float32Array {
  const fine = luma.slice()
  const coarse = luma.slice()
  blurField(fine, width, Math.max(0, Math.round(radius * 0.5)))
  blurField(coarse, width, Math.max(1, Math.round(radius * 1.4)))
  const line = new Float32Array(luma.length)
  for (let at = 0; at < line.length; at++) {
    const drop = (coarse[at] ?? 0) - (fine[at] ?? 0)
    line[at] = smoothStep(sharpness, sharpness * 2.6, drop)
  }
  return line
}

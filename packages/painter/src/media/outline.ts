import { smoothStep } from '../base/noise.ts'
import { blurField } from '../base/canvas-pixels.ts'

/** Where a pen would draw: 0 bare to 1 full line, on the dark side of edges. `radius` is the pen's half width in pixels. */
export function findOutline(luma: Float32Array, width: number, radius: number, sharpness: number): Float32Array {
  const drop = measureDrop(luma, width, radius)
  for (let at = 0; at < drop.length; at++) drop[at] = smoothStep(sharpness, sharpness * 2.6, drop[at] ?? 0)
  return drop
}

/** How much darker each pixel is than what lies about it. */
export function measureDrop(luma: Float32Array, width: number, radius: number): Float32Array {
  const fine = luma.slice()
  const coarse = luma.slice()
  blurField(fine, width, Math.max(0, Math.round(radius * 0.5)))
  blurField(coarse, width, Math.max(1, Math.round(radius * 1.4)))
  for (let at = 0; at < coarse.length; at++) coarse[at] = (coarse[at] ?? 0) - (fine[at] ?? 0)
  return coarse
}

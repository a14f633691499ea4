import type { Frame } from '../../base/frame.ts'
import { toLight } from '../still-life/shade.ts'
import type { Studio } from './studio-light.ts'

/** Light of the paper at a pixel, written into a run of three. */
export type Paper = (column: number, row: number, out: Float32Array) => void

/**
 * A sheet that curves from the floor into the wall: its tones depend on the place in the picture alone, so no seam is seen.
 * A lamp makes a pool of light behind the thing, and the floor is brightest in front.
 */
export function hangPaper({ glow, shade }: Studio, frame: Frame, middle: { x: number; y: number }): Paper {
  const [lit, dim] = [toLight(glow, 1), toLight(shade, 1)]
  const side = Math.min(frame.width, frame.height)
  const { view, scale } = frame
  return (column, row, out) => {
    const x = view.left + column / scale
    const y = view.top + row / scale
    const dx = (x - middle.x) / side
    const dy = (y - middle.y) / side
    const pool = Math.exp(-(dx * dx * 2.6 + dy * dy * (dy < 0 ? 3.4 : 5)))
    const down = Math.min(1, Math.max(0, (y / frame.height - 0.62) / 0.38))
    const floor = down * down * (3 - 2 * down) * 0.62
    const share = Math.min(1, pool * 0.92 + floor * (1 - pool * 0.5))
    for (let i = 0; i < 3; i++) out[i] = (dim[i] ?? 0) + ((lit[i] ?? 0) - (dim[i] ?? 0)) * share
  }
}

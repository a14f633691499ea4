import type { Depths } from './raster.ts'

/** Directions of the pairs of looks, and their length in metres. */
const ACROSS = [1, 0, 0.7, 0.7]
const DOWN = [0, 1, 0.7, -0.7]
const METRES = [0.35, 0.4, 1, 1.1]

/**
 * How far the sky is hidden from a sample by what is near, 0 open to 1 closed. Nearness is straight on a flat face, so what bends
 * towards the eye on both sides of a point is a corner. `unitPx` is a metre's length at distance one, in samples.
 */
export function hiddenAt({ width, height, nearness }: Depths, column: number, row: number, unitPx: number): number {
  const here = nearness[row * width + column] as number
  const away = 1 / here
  let hidden = 0
  for (let look = 0; look < 4; look++) {
    const metres = METRES[look] as number
    const length = Math.min(60, Math.max(2, metres * unitPx * here))
    const reach = Math.max(metres, (length / unitPx) * away)
    const x = Math.round((ACROSS[look] as number) * length)
    const y = Math.round((DOWN[look] as number) * length)
    if (
      column - Math.abs(x) < 0 ||
      column + Math.abs(x) >= width ||
      row - Math.abs(y) < 0 ||
      row + Math.abs(y) >= height
    )
      continue
    const one = nearness[(row + y) * width + column + x] as number
    const other = nearness[(row - y) * width + column - x] as number
    const bend = ((one + other) / 2 - here) * away * away
    // What stands far before it hides nothing of its sky.
    if (bend <= 0 || bend > reach * 0.8) continue
    hidden += Math.min(1, (bend / reach) * 2.6) * (1 - bend / (reach * 0.8))
  }
  return hidden / 4
}

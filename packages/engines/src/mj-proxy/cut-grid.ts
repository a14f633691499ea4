import { cropPixels, type Pixels } from '../geometry/pixels.ts'

/**
 * The four pictures of a grid of 2 × 2, row by row, all of one size; of an odd side the line in the middle belongs to none.
 * @throws RangeError when there is too little to cut
 */
export function cutGrid(grid: Pixels): Pixels[] {
  const width = Math.floor(grid.width / 2)
  const height = Math.floor(grid.height / 2)
  if (width === 0 || height === 0) throw new RangeError(`grid: ${grid.width} × ${grid.height}`)
  const right = grid.width - width
  const below = grid.height - height
  return [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: 0, y: below },
    { x: right, y: below },
  ].map((at) => cropPixels(grid, { ...at, width, height }))
}

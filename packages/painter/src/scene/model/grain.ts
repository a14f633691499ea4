import { createRandom } from '../../base/chance.ts'

const SIDE = 128
const random = createRandom(0x5eed)
const table = Float32Array.from({ length: SIDE * SIDE }, random)

/** Smooth noise in 0..1, made for pixels: much quicker than simplex, and the same in every scene. */
export function grain(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const u = x - column
  const v = y - row
  const s = u * u * (3 - 2 * u)
  const t = v * v * (3 - 2 * v)
  const left = column & (SIDE - 1)
  const right = (column + 1) & (SIDE - 1)
  const top = (row & (SIDE - 1)) * SIDE
  const bottom = ((row + 1) & (SIDE - 1)) * SIDE
  const a = table[top + left] as number
  const b = table[top + right] as number
  const c = table[bottom + left] as number
  const d = table[bottom + right] as number
  const upper = a + (b - a) * s
  return upper + (c + (d - c) * s - upper) * t
}

/** Three octaves, 0..1. */
export function grains(x: number, y: number): number {
  return grain(x, y) * 0.57 + grain(x * 2.1 + 17, y * 2.1 + 5) * 0.29 + grain(x * 4.3 + 3, y * 4.3 + 29) * 0.14
}

/** One number in 0..1 for each cell of a lattice. */
export function cell(column: number, row: number): number {
  return table[(Math.floor(row) & (SIDE - 1)) * SIDE + (Math.floor(column) & (SIDE - 1))] as number
}

import { CELL } from './plate.ts'

/** Something for each corner of each cell of a picture. */
export interface Field {
  columns: number
  rows: number
}

/** Where each corner's pixel comes from, in pixels. */
export interface Flow extends Field {
  x: Float32Array
  y: Float32Array
}

export function fieldOf({ width, height }: { width: number; height: number }): Field {
  return { columns: Math.ceil(width / CELL) + 1, rows: Math.ceil(height / CELL) + 1 }
}

export function createFlow(size: { width: number; height: number }): Flow {
  const { columns, rows } = fieldOf(size)
  return { columns, rows, x: new Float32Array(columns * rows), y: new Float32Array(columns * rows) }
}

/** Averages of a value of each pixel about each corner. */
export function thinOut(
  { width, height }: { width: number; height: number },
  valueAt: (at: number) => number,
): Float32Array {
  const { columns, rows } = fieldOf({ width, height })
  const thin = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      let count = 0
      for (let y = row * CELL - 4; y < row * CELL + 4; y += 2) {
        for (let x = column * CELL - 4; x < column * CELL + 4; x += 2) {
          if (x < 0 || y < 0 || x >= width || y >= height) continue
          sum += valueAt(y * width + x)
          count++
        }
      }
      thin[row * columns + column] = count === 0 ? 0 : sum / count
    }
  }
  return thin
}

/** The value of a field at a place in pixels; beyond its edge that of the edge. */
export function fieldAt({ columns, rows }: Field, values: Float32Array, x: number, y: number): number {
  const u = Math.min(columns - 1.001, Math.max(0, x / CELL))
  const v = Math.min(rows - 1.001, Math.max(0, y / CELL))
  const column = Math.floor(u)
  const at = Math.floor(v) * columns + column
  const [s, t] = [u - column, v - Math.floor(v)]
  const above = (values[at] ?? 0) * (1 - s) + (values[at + 1] ?? 0) * s
  const below = (values[at + columns] ?? 0) * (1 - s) + (values[at + columns + 1] ?? 0) * s
  return above * (1 - t) + below * t
}

import type { Frame } from '../base/frame.ts'

/** A smooth field worked out on a coarse raster once and read by pixel; `step` in units. */
export interface SmoothField {
  values: Float32Array
  columns: number
  step: number
  /** Place of the first sample. */
  left: number
  top: number
}

export function sampleField(frame: Frame, step: number, field: (x: number, y: number) => number): SmoothField {
  const { view } = frame
  const columns = Math.ceil(view.width / step) + 2
  const rows = Math.ceil(view.height / step) + 2
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = field(view.left + column * step, view.top + row * step)
  }
  return { values, columns, step, left: view.left, top: view.top }
}

/** The field at a place in units, between its samples. */
export function readField({ values, columns, step, left, top }: SmoothField, x: number, y: number): number {
  const u = (x - left) / step
  const v = (y - top) / step
  const column = Math.floor(u)
  const row = Math.floor(v)
  const at = row * columns + column
  const across = u - column
  const down = v - row
  const upper = (values[at] ?? 0) * (1 - across) + (values[at + 1] ?? 0) * across
  const lower = (values[at + columns] ?? 0) * (1 - across) + (values[at + columns + 1] ?? 0) * across
  return upper * (1 - down) + lower * down
}

import { Path2D } from '@napi-rs/canvas'
import type { Cells } from './cells.ts'

/** A closed line: x and y in turn, in cells. */
export type Loop = Float32Array

/** Steps to the next corner: east, south, west, north. */
const STEP_X = [1, 0, -1, 0] as const
const STEP_Y = [0, 1, 0, -1] as const

/** The borders of the cells marked 1, smoothed `rounds` times. */
export function traceContours(cells: Cells, mask: Uint8Array, rounds: number): Loop[] {
  return traceRegions(cells, mask, rounds).get(1) ?? []
}

/** The borders of every region of equal labels, smoothed `rounds` times; neighbours share the same line. */
export function traceRegions({ columns, rows }: Cells, labels: ArrayLike<number>, rounds: number): Map<number, Loop[]> {
  const raster = { labels, columns, rows, leaving: new Uint8Array((columns + 1) * (rows + 1)) }
  markSides(raster)
  const regions = new Map<number, Loop[]>()
  for (let corner = 0; corner < raster.leaving.length; corner++) {
    while ((raster.leaving[corner] ?? 0) !== 0) {
      const { label, loop } = walkLoop(raster, corner)
      const loops = regions.get(label) ?? []
      loops.push(smoothLoop(loop, rounds))
      regions.set(label, loops)
    }
  }
  return regions
}

interface Raster {
  labels: ArrayLike<number>
  columns: number
  rows: number
  /** Which ways a border leaves each corner, as bits; the cell to the right of each is inside. */
  leaving: Uint8Array
}

function markSides(raster: Raster): void {
  const { labels, columns, rows, leaving } = raster
  const wide = columns + 1
  const add = (corner: number, way: number) => {
    leaving[corner] = (leaving[corner] ?? 0) | (1 << way)
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const own = labels[at]
      const corner = row * wide + column
      if (row === 0 || labels[at - columns] !== own) add(corner, 0)
      if (column === columns - 1 || labels[at + 1] !== own) add(corner + 1, 1)
      if (row === rows - 1 || labels[at + columns] !== own) add(corner + wide + 1, 2)
      if (column === 0 || labels[at - 1] !== own) add(corner + wide, 3)
    }
  }
}

/** Follows one border until it closes; where two meet it turns right, so that shapes touching by a corner stay apart. */
function walkLoop(raster: Raster, start: number): { label: number; loop: Loop } {
  const { columns, leaving } = raster
  const wide = columns + 1
  const middles: number[] = []
  let corner = start
  let way = [0, 1, 2, 3].find((side) => ((leaving[start] ?? 0) >> side) & 1) ?? 0
  const label = insideOf(raster, corner, way)
  do {
    leaving[corner] = (leaving[corner] ?? 0) & ~(1 << way)
    const x = corner % wide
    const y = Math.floor(corner / wide)
    middles.push(x + (STEP_X[way] ?? 0) / 2, y + (STEP_Y[way] ?? 0) / 2)
    corner += (STEP_X[way] ?? 0) + (STEP_Y[way] ?? 0) * wide
    const next = chooseTurn(raster, { corner, way, label })
    if (next === null) break
    way = next
  } while (corner !== start)
  return { label, loop: Float32Array.from(middles) }
}

function chooseTurn(
  raster: Raster,
  { corner, way, label }: { corner: number; way: number; label: number },
): number | null {
  const out = raster.leaving[corner] ?? 0
  for (const turn of [1, 0, 3]) {
    const next = (way + turn) & 3
    if ((out >> next) & 1 && insideOf(raster, corner, next) === label) return next
  }
  return null
}

/** Label of the cell to the right of a side. */
function insideOf({ labels, columns }: Raster, corner: number, way: number): number {
  const x = (corner % (columns + 1)) - (way === 1 || way === 2 ? 1 : 0)
  const y = Math.floor(corner / (columns + 1)) - (way === 2 || way === 3 ? 1 : 0)
  return labels[y * columns + x] ?? 0
}

function smoothLoop(loop: Loop, rounds: number): Loop {
  let line = loop
  const length = line.length
  for (let round = 0; round < rounds && length > 12; round++) {
    const next = new Float32Array(length)
    for (let i = 0; i < length; i++) {
      const before = line[(i + length - 2) % length] ?? 0
      const after = line[(i + 2) % length] ?? 0
      next[i] = ((line[i] ?? 0) * 2 + before + after) / 4
    }
    line = next
  }
  return line
}

/** Closed shapes in units, with round corners. */
export function drawLoops({ side, left, top }: Cells, loops: readonly Loop[]): Path2D {
  const path = new Path2D()
  for (const loop of loops) {
    const length = loop.length
    const x = (i: number) => left + (loop[((i + length) % length) & ~1] ?? 0) * side
    const y = (i: number) => top + (loop[((i + length) % length) | 1] ?? 0) * side
    path.moveTo((x(-2) + x(0)) / 2, (y(-2) + y(0)) / 2)
    for (let i = 0; i < length; i += 2) {
      path.quadraticCurveTo(x(i), y(i), (x(i) + x(i + 2)) / 2, (y(i) + y(i + 2)) / 2)
    }
    path.closePath()
  }
  return path
}

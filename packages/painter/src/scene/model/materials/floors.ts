import { cell, grain, grains } from '../grain.ts'
import { blend, dim, paint, type Point, seenAt } from '../material.ts'

/** Boards that run away from the viewer, waxed: a little of the light lies on them. */
export function floorboards(point: Point): void {
  const { x, z, colour } = point
  const row = Math.floor(x / 0.16)
  const piece = Math.floor(z / 1.4 + cell(row, 5))
  const near = seenAt(point, 0.16)
  paint(point, colour, 0.86 + (cell(row, piece) - 0.5) * 0.3 * near + (grain(x * 30, z * 2.4) - 0.5) * 0.16 * near)
  const edge = x / 0.16 - row
  if (edge < 0.05) dim(point, 1 - 0.4 * near)
  blend(point, [255, 244, 226], 0.22 * (1 - point.facing) ** 3)
}

/** Square tiles with pale joints. */
export function floorTiles(point: Point): void {
  const size = 0.6
  const [column, row] = [Math.floor(point.x / size), Math.floor(point.z / size)]
  paint(point, point.colour, 0.95 + (cell(column, row) - 0.5) * 0.1)
  const edge = Math.min(
    point.x / size - column,
    column + 1 - point.x / size,
    point.z / size - row,
    row + 1 - point.z / size,
  )
  if (edge < 0.014) dim(point, 1 - 0.24 * seenAt(point, size * 0.3))
  blend(point, [248, 250, 255], 0.3 * (1 - point.facing) ** 3)
}

/** Woven stuff. */
export function cloth(point: Point): void {
  const weave = (grain(point.u * 60, point.v * 60) - 0.5) * 0.16 * seenAt(point, 0.02)
  paint(point, point.colour, 0.9 + weave + 0.14 * grains(point.u * 2.4 + point.tint * 9, point.v * 2.4))
}

/** A rug with a border. */
export function rug(point: Point): void {
  paint(point, point.colour, 0.92 + (grain(point.x * 40, point.z * 40) - 0.5) * 0.14)
  const band = Math.sin(point.u * 5.2) * Math.sin(point.v * 5.2)
  if (band > 0.55) blend(point, [232, 214, 184], 0.55)
  if (band < -0.62) blend(point, [92, 46, 48], 0.4)
}

/** Furniture wood, its grain along the piece. */
export function timber(point: Point): void {
  const { u, v, tint, colour } = point
  const ring = grain(u * 1.2 + tint * 40, v * 16)
  paint(point, colour, 0.84 + 0.24 * ring)
}

/** Backs of books, no two alike. */
export function bookBacks(point: Point): void {
  const width = 0.042
  const column = Math.floor(point.u / width)
  const kind = cell(column + point.tint * 90, 7)
  const tall = 0.2 + 0.1 * cell(column, 11 + point.tint * 30)
  const shelf = point.v
  if (shelf > tall) return paint(point, [44, 34, 28])
  const hue = BACKS[Math.floor(kind * BACKS.length)] ?? [120, 60, 50]
  paint(point, hue, 0.8 + 0.3 * cell(column, 3))
  const edge = point.u / width - column
  if (edge < 0.12) dim(point, 1 - 0.5 * seenAt(point, width))
  if (shelf > tall * 0.7 && shelf < tall * 0.78) blend(point, [222, 190, 110], 0.7 * seenAt(point, width))
}

const BACKS = [
  [142, 58, 48],
  [52, 82, 112],
  [74, 102, 76],
  [188, 158, 104],
  [96, 62, 82],
  [206, 196, 176],
  [58, 52, 50],
  [168, 102, 56],
] as const

/** Chalk on a board. */
export function blackboard(point: Point): void {
  paint(point, [44, 78, 66], 0.92 + 0.18 * grains(point.u * 1.4, point.v * 1.4))
  const line = point.v / 0.24 - Math.floor(point.v / 0.24)
  const word = grain(point.u * 1.7, Math.floor(point.v / 0.24) * 3.3)
  const stroke = grain(point.u * 34, point.v * 26)
  if (line > 0.25 && line < 0.66 && word > 0.42 && point.u > 0.4 && point.u < 2.6 && point.v > 0.3)
    blend(point, [232, 236, 228], stroke > 0.55 ? 0.75 : 0)
}

/** A screen that is on. */
export function screen(point: Point): void {
  paint(point, [58, 104, 158], 0.7 + 0.6 * point.v)
  const row = point.v / 0.05 - Math.floor(point.v / 0.05)
  if (row < 0.4 && grain(point.u * 18, Math.floor(point.v / 0.05)) > 0.4) blend(point, [226, 236, 246], 0.8)
  point.glow = 0.7
}

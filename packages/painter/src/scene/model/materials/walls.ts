import { cell, grain, grains } from '../grain.ts'
import { blend, dim, paint, type Point, seenAt } from '../material.ts'

/** Lime plaster: rain has run down it, and damp stands up from the ground. */
export function plaster(point: Point): void {
  const { u, v, tint, colour, y } = point
  paint(point, colour, 0.93 + 0.1 * grains(u * 0.4 + tint * 50, v * 0.4))
  const runs = grain(u * 2.6 + tint * 70, v * 0.18)
  blend(point, [150, 152, 148], Math.max(0, runs - 0.6) * 0.8)
  const damp = grains(u * 0.7 + tint * 30, v * 0.5 + 7)
  blend(point, [136, 138, 122], Math.max(0, 0.8 - Math.max(0, y - 1) * 0.55 - damp * 0.8) * 0.7)
  blend(point, [168, 142, 112], Math.max(0, damp - 0.74) * 1.6)
}

/** Courses of brick or cut stone of a size. */
function courses(point: Point, size: readonly [number, number], joint: number): void {
  const { u, v, tint } = point
  const row = Math.floor(v / size[1])
  const across = u / size[0] + (row % 2) * 0.5 + tint * 7
  const column = Math.floor(across)
  const piece = 0.86 + 0.26 * cell(column, row)
  const near = seenAt(point, size[1])
  dim(point, 1 + (piece - 1) * near)
  const edge = Math.min(
    (across - column) * size[0],
    (1 - across + column) * size[0],
    v - row * size[1],
    (row + 1) * size[1] - v,
  )
  if (edge < joint) dim(point, 1 - 0.2 * near)
}

export function brick(point: Point): void {
  paint(point, point.colour, 0.86 + 0.2 * grains(point.u * 0.8, point.v * 0.8))
  courses(point, [0.34, 0.11], 0.014)
}

export function ashlar(point: Point): void {
  paint(point, point.colour, 0.84 + 0.24 * grains(point.u * 0.9 + point.tint * 20, point.v * 0.9))
  courses(point, [0.9, 0.42], 0.022)
  blend(point, [92, 104, 72], Math.max(0, grains(point.u * 1.2, point.v * 1.2 + 40) - 0.62) * 0.8)
}

/** Slabs that many feet have worn, here and there a tuft between them. */
export function flagstones(point: Point): void {
  const { x, z, tint } = point
  const size = 0.44
  paint(point, point.colour, 0.86 + 0.2 * grains(x * 0.5, z * 0.5))
  const row = Math.floor(z / size)
  const across = x / (size * 1.5) + (row % 2) * 0.5 + tint
  const column = Math.floor(across)
  const near = seenAt(point, size)
  dim(point, 1 + (0.2 * cell(column, row) - 0.1) * near)
  if (point.wet) wetten(point)
  const edge = Math.min((across - column) * 1.5, (1 - across + column) * 1.5, z / size - row, row + 1 - z / size)
  if (edge < 0.045) {
    dim(point, 1 - 0.2 * near)
    blend(point, [96, 108, 66], near * Math.max(0, grain(x * 1.3, z * 1.3) - 0.55) * 1.6)
  }
}

/** Puddles in the hollows, a film of water over the rest. */
function wetten(point: Point): void {
  dim(point, 0.66)
  if (Math.abs(point.y) > 0.4) return
  const puddle = grains(point.x * 0.35 + 7, point.z * 0.35) > 0.54 ? 0.3 : 0
  point.mirror = 0.16 + puddle + 0.5 * (1 - point.facing) ** 2
}

/** Boards along the longer side, silver where the weather has been. */
export function boards(point: Point): void {
  const { u, v, tint, colour } = point
  const width = 0.24
  const board = Math.floor(u / width)
  paint(point, colour, 0.8 + 0.3 * cell(board + tint * 60, 3) * 0.8 + 0.12 * grain(u * 9, v * 0.9))
  const edge = u / width - board
  if (edge < 0.07) dim(point, 1 - 0.45 * seenAt(point, width))
}

/** One colour, worn a little: lacquer, painted wood, cloth. */
export function plain(point: Point): void {
  paint(point, point.colour, 0.9 + 0.16 * grains(point.u * 1.4 + point.tint * 9, point.v * 1.4))
}

/** A window of paper behind a lattice; by night somebody is at home behind most of them. */
export function lattice(point: Point): void {
  const { u, v, tint, night, colour } = point
  const near = seenAt(point, 0.16)
  const lit = night && tint > 0.25
  paint(point, lit ? [255, 190, 104] : [196, 180, 148], lit ? 0.9 : 0.62)
  if (lit) point.glow = 0.85 * (0.75 + 0.25 * grain(u * 0.8, v * 0.8))
  const frame = inBar(u, 0.95, 0.07) || inBar(v, 1.5, 0.06)
  const bars = frame || inBar(u, 0.19, 0.026) || inBar(v, 0.19, 0.026)
  if (!bars) return
  const share = frame ? 1 : near
  blend(point, colour, share)
  point.glow *= 1 - share
}

function inBar(place: number, step: number, half: number): boolean {
  const beat = place / step - Math.floor(place / step)
  return beat * step < half || (1 - beat) * step < half
}

/** Panes in a wooden cross, sky in them by day. */
export function panes(point: Point): void {
  const { u, v, tint, night, colour } = point
  const lit = night && tint > 0.3
  paint(point, lit ? [255, 206, 130] : [74, 92, 108], lit ? 1 : 0.8 + 0.5 * grain(u * 0.7 + tint * 30, v * 0.7))
  if (lit) point.glow = 0.9
  if (!inBar(u, 0.55, 0.035) && !inBar(v, 0.62, 0.035)) return
  const share = seenAt(point, 0.2)
  blend(point, colour, share)
  point.glow *= 1 - share
}

/** Paper or silk with a light in it. */
export function lanternPaper(point: Point): void {
  const rib = 0.5 + 0.5 * Math.sin(point.v * 40)
  paint(point, point.colour, 0.9 + 0.16 * rib * seenAt(point, 0.12))
  point.glow = point.night ? 0.95 : 0.22
  point.thin = 0.6
}

/** What shines by itself: a sign, a lamp. */
export function glowing(point: Point): void {
  paint(point, point.colour)
  point.glow = point.night ? 1 : 0.35
}

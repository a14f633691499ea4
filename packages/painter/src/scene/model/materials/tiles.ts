import { cell, grain } from '../grain.ts'
import { blend, dim, paint, type Point, seenAt } from '../material.ts'

/** Round tiles in rows down the slope, each course a shadow on the next. */
export function roofTiles(point: Point): void {
  const { u, v, colour, tint } = point
  const rib = 0.26
  const near = seenAt(point, rib)
  const wear = grain(u * 0.5 + tint * 90, v * 0.7) * 0.26 + 0.87
  paint(point, colour, wear)
  blend(point, [118, 122, 92], Math.max(0, grain(u * 0.9 + 31, v * 0.9 + tint * 40) - 0.72) * 1.3)
  if (near === 0) return dim(point, 0.86)
  const wave = u / rib - Math.floor(u / rib)
  const round = wave < 0.55 ? 0.78 + 0.5 * Math.sin((wave / 0.55) * Math.PI) : 0.6
  const course = v / 0.24 - Math.floor(v / 0.24)
  const step = seenAt(point, 0.24) * (course < 0.2 ? 0.2 : 0)
  const piece = (cell(Math.floor(u / rib) + tint * 64, Math.floor(v / 0.24)) - 0.5) * 0.16 * near
  dim(point, 0.86 + (round - 0.86 - step + piece) * near)
}

/** Ridges and edges, a little darker than the tiles. */
export function ridgeTile(point: Point): void {
  paint(point, point.colour, 0.8 + 0.2 * grain(point.u * 2, point.v * 2))
}

/** The wooden underside of the eaves, with the ends of its rafters. */
export function eaveBoard(point: Point): void {
  const beat = point.u / 0.34 - Math.floor(point.u / 0.34)
  const near = seenAt(point, 0.34)
  paint(point, point.colour, 0.78 + (beat < 0.42 ? 0.14 : -0.2) * near)
}

/** Curved brackets in tiers, blue and green with gold edges; `v` counts from below. */
export function brackets(point: Point): void {
  const near = seenAt(point, 0.4)
  const tier = Math.floor(point.v / 0.3)
  const across = point.u / 0.62 + (tier % 2) * 0.5
  const beat = across - Math.floor(across)
  const arm = Math.abs(beat - 0.5) * 2
  paint(point, [46, 40, 44])
  const up = point.v / 0.3 - tier
  const solid = arm < 0.28 + up * 0.5 ? 1 : 0
  const blue = Math.floor(across) % 2 === 0
  blend(point, blue ? [38, 84, 132] : [44, 112, 92], solid * near)
  blend(point, [206, 168, 84], solid * near * (Math.abs(arm - 0.24 - up * 0.5) < 0.09 ? 0.8 : 0))
  blend(point, [62, 84, 92], 1 - near)
}

/** Painted beams: panels of blue and green with gold between. */
export function paintedBeam(point: Point): void {
  const near = seenAt(point, 0.5)
  const panel = point.u / 1.6 - Math.floor(point.u / 1.6)
  const inner = Math.abs(panel - 0.5)
  const blue = Math.floor(point.u / 1.6) % 2 === 0
  paint(point, blue ? [40, 82, 138] : [42, 116, 100])
  const curl = Math.sin(point.u * 17) * Math.sin(point.v * 23)
  blend(point, [214, 176, 92], near * (curl > 0.55 ? 0.65 : 0))
  blend(point, [188, 62, 44], near * (inner > 0.42 ? 0.9 : 0))
  blend(point, [222, 186, 102], near * (Math.abs(inner - 0.42) < 0.02 ? 0.9 : 0))
  blend(point, [82, 102, 104], (1 - near) * 0.7)
}

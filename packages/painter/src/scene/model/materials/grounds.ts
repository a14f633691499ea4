import { grain, grains } from '../grain.ts'
import { blend, dim, paint, type Point, seenAt } from '../material.ts'

/** Still water: the sky where one looks along it, its own green where one looks in. */
export function water(point: Point): void {
  paint(point, point.colour, 0.75 + 0.2 * grains(point.x * 0.12, point.z * 0.12))
  point.mirror = 0.28 + 0.62 * (1 - point.facing) ** 1.6
}

export function grass(point: Point): void {
  const { x, z } = point
  paint(point, point.colour, 0.7 + 0.5 * grains(x * 0.25, z * 0.25))
  const near = seenAt(point, 0.12)
  const blade = grain(x * 21 + grain(x * 3, z * 3) * 4, z * 9)
  dim(point, 1 + ((grain(x * 7, z * 5) - 0.5) * 0.3 + (blade - 0.5) * 0.7) * near)
  blend(point, [150, 146, 82], Math.max(0, grains(x * 0.11 + 60, z * 0.11) - 0.5) * 0.8)
}

export function earth(point: Point): void {
  const { x, z } = point
  paint(point, point.colour, 0.78 + 0.36 * grains(x * 0.4, z * 0.4))
  dim(point, 1 + (grain(x * 9, z * 9) - 0.5) * 0.24 * seenAt(point, 0.2))
  blend(point, [112, 120, 72], Math.max(0, grains(x * 0.3 + 30, z * 0.3) - 0.6) * 1.4)
}

/** Rock in beds, dark in its cracks, green where earth lies. */
export function rock(point: Point): void {
  const { x, y, z, ny, colour } = point
  const beds = grains((x + z) * 0.16, y * 0.55)
  paint(point, colour, 0.62 + 0.66 * beds)
  const crack = Math.abs(grains(x * 0.5 + y * 0.3, z * 0.5 + y * 0.6) - 0.5)
  dim(point, 0.72 + Math.min(0.28, crack * 2.4))
  blend(point, [86, 104, 58], Math.max(0, ny * 1.5 - 0.75 + (beds - 0.5) * 0.8))
}

/** Leaves in a clump: paler towards the light, holes between them. */
export function leaves(point: Point): void {
  paint(point, point.colour, 0.72 + 0.5 * point.tint)
  point.thin = 0.5
}

export function bark(point: Point): void {
  paint(point, point.colour, 0.7 + 0.5 * grain(point.u * 8, point.v * 1.4))
}

import { plain, lanternPaper } from '../materials/walls.ts'
import type { Site, Spot } from '../mesh.ts'
import type { Scenery } from '../scenery.ts'
import { addRound } from '../solids.ts'

export const RED = [206, 38, 30] as const
const GOLD = [214, 170, 78] as const
const HERE: Site = { x: 0, y: 0, z: 0 }

/** A round lantern that hangs from a spot; lit, it is a lamp of the place. */
export function hangLantern(
  { mesh, lamps }: Scenery,
  [x, y, z]: Spot,
  { size = 0.32, lit = false, colour = RED as readonly [number, number, number], reach = 5.5 } = {},
): void {
  const middle = y - size * 1.5
  const paper = [-0.8, -0.45, 0, 0.45, 0.8].map((t) => [size * Math.sqrt(1 - t * t * 0.86), middle + size * t] as const)
  const sides = size > 0.2 ? 10 : 7
  addRound(mesh, HERE, {
    at: [x, 0, z],
    rings: paper,
    coat: { material: lanternPaper, colour, origin: [x, middle, z] },
    sides,
  })
  const gold = { material: plain, colour: GOLD }
  addRound(mesh, HERE, {
    at: [x, 0, z],
    rings: [
      [size * 0.42, middle - size],
      [size * 0.42, middle - size * 0.78],
    ],
    coat: gold,
    sides: 7,
  })
  addRound(mesh, HERE, {
    at: [x, 0, z],
    rings: [
      [size * 0.42, middle + size * 0.78],
      [size * 0.42, middle + size],
    ],
    coat: gold,
    sides: 7,
  })
  addRound(mesh, HERE, {
    at: [x, 0, z],
    rings: [
      [size * 0.12, middle - size * 1.9],
      [size * 0.05, middle - size],
    ],
    coat: { material: plain, colour },
    sides: 5,
  })
  addRound(mesh, HERE, {
    at: [x, 0, z],
    rings: [
      [0.015, middle + size],
      [0.015, y],
    ],
    coat: { material: plain, colour: [40, 30, 26] },
    sides: 4,
  })
  if (lit) lamps.push({ at: [x, middle, z], reach, colour: [255, 150, 78], strength: 0.62 })
}

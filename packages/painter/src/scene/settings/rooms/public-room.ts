import { glowing } from '../../model/materials/walls.ts'
import type { Place } from '../../model/place.ts'
import type { Scenery } from '../../model/scenery.ts'
import { addBox } from '../../model/solids.ts'

/** Tubes of light along the ceiling. */
export function hangTubes(
  scenery: Scenery,
  { rows, depth, high, lit }: { rows: readonly number[]; depth: number; high: number; lit: boolean },
): void {
  for (const x of rows) {
    for (let z = 1.4; z < depth; z += 2.4) {
      addBox(
        scenery.mesh,
        { x, y: high - 0.08, z },
        { at: [0, 0, 0], size: [0.16, 0.06, 1.3], coat: { material: glowing, colour: [250, 248, 240] } },
      )
      if (lit) scenery.lamps.push({ at: [x, high - 0.4, z], reach: 5, colour: [244, 240, 226], strength: 0.36 })
    }
  }
}

/** Where one looks from in a room of that size. */
export const PUBLIC_VIEWS: Pick<Place, 'views' | 'bird' | 'top' | 'stand'> = {
  views: [
    { eye: [0.9, 1.65, -1.1], look: [-0.1, 1.15, 8], lens: 0.74 },
    { eye: [2.6, 1.55, -0.8], look: [-1.4, 1, 6], lens: 0.8 },
    { eye: [-0.4, 1, -0.8], look: [0.3, 1.35, 8], lens: 0.76 },
    { eye: [-2.5, 2.2, -0.8], look: [1.2, 0.8, 6], lens: 0.76 },
  ],
  bird: { eye: [2, 2.7, -1.1], look: [-0.3, 0.2, 4.6], lens: 0.66 },
  top: { eye: [0.2, 2.75, 1.4], look: [0, 0, 4.2], lens: 0.56 },
  stand: { at: [0, 0, -2.6], yaw: 0 },
}

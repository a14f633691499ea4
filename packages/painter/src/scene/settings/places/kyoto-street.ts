import { between } from '../../../base/chance.ts'
import { hangLantern } from '../../model/kit/lanterns.ts'
import { addHills } from '../../model/kit/hills.ts'
import { addPagoda } from '../../model/kit/pagoda.ts'
import { type Lane, listPlots, pave, PAVING } from '../../model/kit/street.ts'
import { addTimberHouse } from '../../model/kit/timber-houses.ts'
import { addLeafyTree, AUTUMN, BLOSSOMS } from '../../model/kit/trees.ts'
import { toWorld } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'

/** It climbs towards the pagoda. */
const LANE: Lane = {
  half: 2.9,
  from: -5,
  to: 66,
  middleAt: (z) => 2.2 * Math.sin((z + 4) / 19) - 0.8,
  heightAt: (z) => Math.max(0, z - 6) * 0.055,
}
const SLATE = [72, 76, 84] as const

/** A lane of dark wooden townhouses that climbs to a pagoda, cherry trees over its roofs. */
export const kyotoStreet: Place = {
  build: buildKyotoStreet,
  views: [
    { eye: [-0.2, 2.1, -2], look: [0.4, 4.8, 44], lens: 1 },
    { eye: [-1.8, 1.7, 4], look: [2, 3.6, 26], lens: 1.05 },
    { eye: [0.6, 0.8, 1], look: [0.6, 7, 36], lens: 0.9 },
    { eye: [1.8, 5.6, -4], look: [-0.2, 4, 36], lens: 1.1 },
  ],
  bird: { eye: [-18, 26, -14], look: [1, 3, 26], lens: 1 },
  top: { eye: [0, 54, 18], look: [0, 0, 26], lens: 1 },
  stand: { at: [-0.2, 0, 0], yaw: 0.06 },
}

function buildKyotoStreet({ random, night, reading }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 2, 24], span: 38, air: 0.0045 })
  const { mesh } = scenery
  pave(mesh, LANE, { ...PAVING, colour: [150, 144, 138] })
  for (const { site, width } of listPlots(LANE, [4.4, 7], random)) {
    const low = addTimberHouse(
      mesh,
      site,
      { width, depth: between(random, 6, 7.5), roof: SLATE, kind: 'machiya' },
      random,
    )
    const at = toWorld(site, [between(random, -0.3, 0.3) * width, low - 0.1, -0.55])
    hangLantern(scenery, at, { size: 0.2, lit: night, colour: night ? [255, 226, 170] : [240, 232, 214], reach: 5 })
    if (random() < 0.5)
      hangLantern(scenery, toWorld(site, [width * 0.38, low - 0.1, -0.55]), {
        size: 0.2,
        lit: night,
        colour: [208, 54, 42],
        reach: 4,
      })
  }
  addPagoda(
    mesh,
    { x: LANE.middleAt(64) - 0.6, y: 3.4, z: 74, turn: 0.3 },
    { width: 8.4, storeys: 5, height: 27, roof: SLATE, pillar: [112, 62, 46] },
  )
  const foliage = { colours: reading.season === 'autumn' ? AUTUMN : BLOSSOMS, random }
  for (const [side, z] of [
    [-1, 9],
    [1, 16],
    [-1, 28],
    [1, 36],
    [-1, 48],
    [1, 56],
  ] as const) {
    const x = LANE.middleAt(z) + side * (LANE.half + (z === 16 ? -0.2 : 2.4))
    addLeafyTree(
      mesh,
      { at: [x, LANE.heightAt?.(z) ?? 0, z], height: between(random, 6.5, 8.5), detail: z < 20 ? 1 : 0.5 },
      foliage,
    )
  }
  addHills(mesh, random, { from: 140, rows: 3, height: 24, colour: [66, 92, 66] })
  return scenery
}

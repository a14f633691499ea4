import { between, type Random } from '../../../base/chance.ts'
import { addHills } from '../../model/kit/hills.ts'
import { type Lane, listPlots, pave } from '../../model/kit/street.ts'
import { addSpire, addTownHouse } from '../../model/kit/town-houses.ts'
import { flagstones, glowing, plain } from '../../model/materials/walls.ts'
import type { Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox } from '../../model/solids.ts'

const LANE: Lane = { half: 3.2, from: -6, to: 74, middleAt: (z) => 2.6 * Math.sin((z + 2) / 17) - 0.4 }

/** A lane of colour-washed houses that winds to a church; its roofs go on behind them. */
function buildOldTown({ random, night }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 2, 28], span: 48, air: 0.0036 })
  const { mesh } = scenery
  pave(mesh, LANE, { material: flagstones, colour: [164, 152, 136] })
  for (const { site, width } of listPlots(LANE, [4.6, 7.4], random))
    addTownHouse(mesh, site, { width, depth: between(random, 6.5, 8) }, random)
  fillBehind(mesh, random)
  addSpire(mesh, { x: LANE.middleAt(76) + 1, y: 0, z: 84, turn: 0.2 }, { width: 6.4, height: 22 })
  addSpire(mesh, { x: -34, y: 0, z: 112, turn: 0.5 }, { width: 5, height: 18 })
  for (const z of [6, 16, 27, 39]) setLamp(scenery, z, night)
  addHills(mesh, random, { from: 190, rows: 3, height: 24, colour: [78, 98, 70] })
  return scenery
}

/** Rows of roofs at all angles, nobody sees their doors. */
function fillBehind(mesh: Mesh, random: Random): void {
  for (let z = -4; z < 150; z += 9) {
    for (const side of [-1, 1]) {
      for (let row = 0; row < (z > 76 ? 5 : 4); row++) {
        const x =
          LANE.middleAt(Math.min(z, 74)) + side * (z > 76 ? 5 + row * 11 : 17 + row * 11) + between(random, -1.5, 1.5)
        if (Math.abs(x) < 9 && z > 74 && z < 96) continue
        const turn = (side * Math.PI) / 2 + between(random, -0.4, 0.4) + (random() < 0.4 ? Math.PI / 2 : 0)
        addTownHouse(
          mesh,
          { x, y: 0, z: z + between(random, -1.5, 1.5), turn },
          { width: between(random, 6, 9.5), depth: between(random, 6, 8), plain: row > 1 },
          random,
        )
      }
    }
  }
}

function setLamp(scenery: Scenery, z: number, night: boolean): void {
  const side = (z / 2) % 2 < 1 ? -1 : 1
  const x = LANE.middleAt(z) + side * (LANE.half - 0.7)
  const iron = { material: plain, colour: [46, 50, 52] as const }
  const site = { x, y: 0, z }
  addBox(scenery.mesh, site, { at: [0, 0, 0], size: [0.26, 0.5, 0.26], coat: iron })
  addBox(scenery.mesh, site, { at: [0, 0.5, 0], size: [0.09, 2.7, 0.09], coat: iron })
  addBox(scenery.mesh, site, {
    at: [0, 3.2, 0],
    size: [0.3, 0.46, 0.3],
    coat: { material: glowing, colour: [255, 222, 160] },
  })
  addBox(scenery.mesh, site, { at: [0, 3.66, 0], size: [0.4, 0.1, 0.4], coat: iron })
  if (night) scenery.lamps.push({ at: [x, 3.2, z], reach: 9, colour: [255, 190, 112], strength: 0.9 })
}

export const oldTown: Place = {
  build: buildOldTown,
  views: [
    { eye: [0.2, 2.2, -2], look: [0.6, 4.6, 40], lens: 1 },
    { eye: [-1.8, 1.7, 5], look: [2.4, 3.4, 26], lens: 1.05 },
    { eye: [1, 0.9, 2], look: [0.8, 7, 34], lens: 0.9 },
    { eye: [2.4, 8.4, -4], look: [-0.4, 4.4, 40], lens: 1.05 },
  ],
  bird: { eye: [-26, 38, -20], look: [1.5, 2, 36], lens: 1 },
  top: { eye: [0, 74, 22], look: [0, 0, 32], lens: 1 },
  stand: { at: [0.1, 0, 1], yaw: 0.06 },
}

/** The same town from above its ridges. */
export const rooftops: Place = {
  ...oldTown,
  views: [
    { eye: [-9, 18, -8], look: [4, 7.5, 60], lens: 1 },
    { eye: [14, 19, -4], look: [-4, 8, 60], lens: 1.1 },
    { eye: [-17, 16.8, 2], look: [6, 11, 76], lens: 1.1 },
    { eye: [22, 24, -14], look: [-3, 4, 50], lens: 1 },
  ],
  stand: { at: [-9, 10.2, 4], yaw: 0.2 },
}

import { pickOne } from '../../../base/chance.ts'
import { addHills } from '../../model/kit/hills.ts'
import { floorTiles } from '../../model/materials/floors.ts'
import { glowing, panes, plain } from '../../model/materials/walls.ts'
import { addFace, type Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox, addRound } from '../../model/solids.ts'

const HERE = { x: 0, y: 0, z: 0 }
/** Height of the platform over the track, its edge towards the train, and where the train's side is. */
const EDGE = 2.6
const TRAIN = 2.95
const TRAINS = [
  [206, 58, 48],
  [52, 96, 150],
  [72, 122, 92],
] as const
const STEEL = { material: plain, colour: [96, 104, 112] as const }

/** A platform under its roof with a waiting train, benches, a clock and signs. */
export const platform: Place = {
  build: buildPlatform,
  views: [
    { eye: [-0.9, 1.75, -2], look: [0.9, 2, 30], lens: 0.85 },
    { eye: [-3, 1.65, 2], look: [2.2, 1.9, 18], lens: 0.9 },
    { eye: [1.2, 0.75, -1], look: [0.3, 2.4, 24], lens: 0.85 },
    { eye: [-3.4, 3, -3], look: [2, 1.4, 20], lens: 0.9 },
  ],
  bird: { eye: [14, 13, -14], look: [0, 1, 16], lens: 1 },
  top: { eye: [8, 30, 4], look: [3, 0, 18], lens: 1 },
  stand: { at: [-1, 0, -1], yaw: 0.04 },
}

function buildPlatform({ random, night }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 1, 18], span: 36, air: 0.0045 })
  const { mesh } = scenery
  addBox(mesh, HERE, {
    at: [-2.7, -1.1, 32],
    size: [10.6, 1.1, 84],
    coat: { material: plain, colour: [136, 132, 126] },
    top: { material: floorTiles, colour: [176, 172, 166] },
  })
  addFace(
    mesh,
    [
      [EDGE - 0.62, 0.012, -10],
      [EDGE - 0.34, 0.012, -10],
      [EDGE - 0.34, 0.012, 74],
      [EDGE - 0.62, 0.012, 74],
    ],
    { material: plain, colour: [226, 184, 60] },
  )
  addFace(
    mesh,
    [
      [-200, -1.15, -30],
      [200, -1.15, -30],
      [200, -1.15, 260],
      [-200, -1.15, 260],
    ],
    { material: plain, colour: [118, 110, 100], airy: true },
  )
  layTrack(mesh, 10.4)
  addTrain(scenery, pickOne(TRAINS, random), night)
  raiseRoof(scenery, night)
  for (let z = 5; z < 44; z += 9) addBench(mesh, z)
  addBox(
    mesh,
    { x: -8, y: 0, z: 30 },
    { at: [0, 0, 0], size: [0.4, 4.4, 80], coat: { material: plain, colour: [196, 178, 152] } },
  )
  addHills(mesh, random, { from: 150, rows: 2, height: 14 })
  return scenery
}

function layTrack(mesh: Mesh, x: number): void {
  for (let z = -8; z < 70; z += 0.8)
    addBox(mesh, HERE, { at: [x, -1.14, z], size: [2.4, 0.12, 0.26], coat: { material: plain, colour: [92, 76, 64] } })
  for (const side of [-0.72, 0.72])
    addBox(mesh, HERE, {
      at: [x + side, -1.02, 31],
      size: [0.08, 0.14, 82],
      coat: { material: plain, colour: [150, 150, 154] },
    })
}

/** Carriages with a band of colour, windows and doors. */
function addTrain({ mesh, lamps }: Scenery, colour: (typeof TRAINS)[number], night: boolean): void {
  for (let car = 0; car < 4; car++) {
    const site = { x: TRAIN + 1.45, y: -0.9, z: 6 + car * 19.4 }
    addBox(mesh, site, {
      at: [0, 0.3, 0],
      size: [2.9, 3.1, 18.6],
      coat: { material: plain, colour: [228, 226, 218] },
      top: { material: plain, colour: [150, 154, 158] },
    })
    addBox(mesh, site, { at: [0, 0.9, 0], size: [2.94, 0.7, 18.6], coat: { material: plain, colour } })
    addBox(mesh, site, { at: [0, -0.2, 0], size: [2.5, 0.6, 17.6], coat: { material: plain, colour: [58, 60, 64] } })
    for (let window = 0; window < 6; window++) {
      const z = -7.4 + window * 2.95
      addBox(mesh, site, {
        at: [0, 1.75, z],
        size: [2.96, 1, 2],
        coat: { material: panes, colour: [70, 74, 80], tint: night ? 0.9 : 0.2 },
      })
      if (night && window % 2 === 0)
        lamps.push({ at: [TRAIN - 0.7, 1.2, site.z + z], reach: 4, colour: [255, 226, 180], strength: 0.4 })
    }
    for (const z of [-5.9, 5.9]) {
      addBox(mesh, site, {
        at: [-1.46, 0.9, z],
        size: [0.06, 2.1, 0.95],
        coat: { material: plain, colour: [colour[0] * 0.8, colour[1] * 0.8, colour[2] * 0.8] },
      })
      addBox(mesh, site, {
        at: [-1.49, 1.9, z],
        size: [0.06, 0.8, 0.6],
        coat: { material: panes, colour: [70, 74, 80], tint: night ? 0.9 : 0.2 },
      })
    }
  }
}

/** A roof on steel pillars, tubes of light, signs and a clock that hang from it. */
function raiseRoof(scenery: Scenery, night: boolean): void {
  const { mesh } = scenery
  addBox(mesh, HERE, { at: [-3, 4.3, 32], size: [10, 0.16, 78], coat: { material: plain, colour: [206, 202, 194] } })
  addBox(mesh, HERE, { at: [2, 3.9, 32], size: [0.12, 0.56, 78], coat: { material: plain, colour: [66, 96, 116] } })
  for (let z = 2; z < 68; z += 7) {
    addRound(mesh, HERE, {
      at: [-3.6, 0, z],
      rings: [
        [0.24, 0],
        [0.15, 0.3],
        [0.13, 4.3],
      ],
      coat: STEEL,
      sides: 10,
    })
    addBox(mesh, HERE, { at: [-3, 4.02, z], size: [9.6, 0.28, 0.18], coat: STEEL })
    for (const x of [-1.2, -5.4]) {
      addBox(mesh, HERE, {
        at: [x, 4.1, z + 3.4],
        size: [0.14, 0.08, 2.6],
        coat: { material: glowing, colour: [250, 248, 236] },
      })
      if (night) scenery.lamps.push({ at: [x, 3.8, z + 3.4], reach: 7, colour: [250, 238, 210], strength: 0.55 })
    }
  }
  for (const z of [9, 30]) {
    addBox(mesh, HERE, { at: [-1, 2.9, z], size: [2.2, 0.6, 0.12], coat: { material: glowing, colour: [38, 84, 148] } })
    addBox(mesh, HERE, {
      at: [-1, 3.1, z - 0.07],
      size: [1.4, 0.1, 0.02],
      coat: { material: plain, colour: [240, 244, 248] },
    })
    for (const x of [-1.9, -0.1]) addBox(mesh, HERE, { at: [x, 3.5, z], size: [0.05, 0.7, 0.05], coat: STEEL })
  }
  addBox(mesh, HERE, { at: [0.9, 2.8, 14], size: [0.8, 0.8, 0.16], coat: { material: plain, colour: [48, 52, 58] } })
  addBox(mesh, HERE, {
    at: [0.9, 2.86, 13.9],
    size: [0.68, 0.68, 0.06],
    coat: { material: glowing, colour: [246, 244, 234] },
  })
  addBox(mesh, HERE, {
    at: [0.9, 3.2, 13.86],
    size: [0.04, 0.26, 0.04],
    coat: { material: plain, colour: [30, 30, 34] },
  })
  addBox(mesh, HERE, {
    at: [1.01, 3.18, 13.86],
    size: [0.2, 0.04, 0.04],
    coat: { material: plain, colour: [30, 30, 34] },
  })
  addBox(mesh, HERE, { at: [0.9, 3.6, 14], size: [0.06, 0.7, 0.06], coat: STEEL })
}

function addBench(mesh: Mesh, z: number): void {
  const site = { x: -5.2, y: 0, z, turn: -Math.PI / 2 }
  for (const depth of [-0.16, 0, 0.16])
    addBox(mesh, site, {
      at: [0, 0.44, depth],
      size: [1.9, 0.05, 0.13],
      coat: { material: plain, colour: [158, 108, 68] },
    })
  for (const up of [0.62, 0.8])
    addBox(mesh, site, {
      at: [0, up, 0.28],
      size: [1.9, 0.12, 0.04],
      coat: { material: plain, colour: [158, 108, 68] },
    })
  for (const x of [-0.8, 0.8]) addBox(mesh, site, { at: [x, 0, 0.06], size: [0.07, 0.86, 0.44], coat: STEEL })
}

import { between, type Random } from '../../../base/chance.ts'
import { addAwningBoat } from '../../model/kit/boats.ts'
import { addArchBridge } from '../../model/kit/bridges.ts'
import { addHills } from '../../model/kit/hills.ts'
import { hangLantern } from '../../model/kit/lanterns.ts'
import { addClump, addLeafyTree, addWillow, GREENS } from '../../model/kit/trees.ts'
import { addWhiteHouse } from '../../model/kit/white-houses.ts'
import { water } from '../../model/materials/grounds.ts'
import { ashlar, flagstones } from '../../model/materials/walls.ts'
import { addFace, type Mesh, type Site, type Spot, toWorld } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox } from '../../model/solids.ts'

/** Half the canal's width, and the quays over its water. */
const HALF = 4.6
const QUAY = 1.1
const WALK = 2.6
const LENGTH = 92
const STONE = [152, 146, 134] as const

/** A canal between white houses, with a humpbacked bridge, awning boats and lanterns. */
export const waterTown: Place = {
  build: buildWaterTown,
  views: [
    { eye: [0.4, 3.4, 2], look: [0.2, 3.1, 40], lens: 1.05 },
    { eye: [-6, 3, 8], look: [1.6, 2.6, 34], lens: 1.1 },
    { eye: [1.8, 0.75, 10], look: [-0.6, 3.6, 40], lens: 1 },
    { eye: [5.9, 4.6, 5], look: [-2.4, 2.2, 36], lens: 1.15 },
  ],
  bird: { eye: [-22, 30, -8], look: [1, 1, 34], lens: 1 },
  top: { eye: [-1, 58, 24], look: [0, 0, 36], lens: 1 },
  stand: { at: [-5.6, QUAY, 6], yaw: 0.12 },
  float: { at: [0, 0, 1], yaw: 0.02 },
}

/** The canal bends as old canals do. */
function middleAt(z: number): number {
  return 2.6 * Math.sin((z - 8) / 30)
}

function headingAt(z: number): number {
  return Math.atan((middleAt(z + 0.5) - middleAt(z - 0.5)) / 1)
}

function buildWaterTown({ random, night, reading }: PlaceWish): Scenery {
  const scenery = createScenery({ air: 0.0042, water: 0, heart: [0, 0, 34], span: 52 })
  const { mesh } = scenery
  const colour = night ? ([20, 44, 52] as const) : ([62, 92, 78] as const)
  addFace(
    mesh,
    [
      [-200, 0, -20],
      [200, 0, -20],
      [200, 0, 320],
      [-200, 0, 320],
    ],
    { material: water, colour, airy: true },
  )
  for (const side of [-1, 1] as const) {
    layQuay(mesh, side)
    const festive = night || reading.features.includes('lanterns') || random() < 0.6
    raiseRow(scenery, side, { random, night, festive })
    raiseBackRows(mesh, side, random)
  }
  const bridge = 27 + between(random, 0, 6)
  const site = { x: middleAt(bridge), y: 0, z: bridge, turn: headingAt(bridge) }
  addArchBridge(mesh, site, { half: HALF + 3.4, opening: 3.4, rise: 2.5, width: 3, bank: QUAY })
  moorBoats(mesh, random)
  plantQuays(mesh, random)
  addHills(mesh, random)
  return scenery
}

function layQuay(mesh: Mesh, side: 1 | -1): void {
  for (let z = -6; z < LENGTH; z += 4) {
    const at = (from: number, y: number, away: number): Spot => [middleAt(away) + side * from, y, away]
    const [a, b] = [z, z + 4]
    addFace(mesh, [at(HALF, -0.4, a), at(HALF, -0.4, b), at(HALF, QUAY, b), at(HALF, QUAY, a)], {
      material: ashlar,
      colour: STONE,
      origin: [0, 0, 0],
    })
    addFace(
      mesh,
      [at(HALF - 0.12, QUAY, a), at(HALF + 0.5, QUAY, a), at(HALF + 0.5, QUAY, b), at(HALF - 0.12, QUAY, b)],
      {
        material: ashlar,
        colour: [176, 170, 156],
      },
    )
    addFace(
      mesh,
      [at(HALF + 0.4, QUAY - 0.02, a), at(60, QUAY - 0.02, a), at(60, QUAY - 0.02, b), at(HALF + 0.4, QUAY - 0.02, b)],
      {
        material: flagstones,
        colour: [150, 144, 132],
      },
    )
  }
  for (const z of [12, 40, 62]) addSteps(mesh, side, z)
}

/** Steps down to the water. */
function addSteps(mesh: Mesh, side: 1 | -1, z: number): void {
  const site = { x: middleAt(z) + side * HALF, y: 0, z, turn: headingAt(z) }
  for (let step = 0; step < 6; step++)
    addBox(mesh, site, {
      at: [-side * 0.45, 0, step * 0.34],
      size: [0.9, QUAY - step * 0.2, 0.34],
      coat: { material: ashlar, colour: [166, 160, 146] },
    })
}

function raiseRow(
  scenery: Scenery,
  side: 1 | -1,
  { random, night, festive }: { random: Random; night: boolean; festive: boolean },
): void {
  let z = -4 + between(random, 0, 3)
  while (z < LENGTH) {
    const width = between(random, 5.4, 9)
    const middle = z + width / 2
    const site: Site = {
      x: middleAt(middle) + side * (HALF + WALK + between(random, 0, 0.5)),
      y: QUAY,
      z: middle,
      turn: headingAt(middle) + (side * Math.PI) / 2,
    }
    const storeys = random() < 0.62 ? 2 : 1
    const house = {
      width,
      depth: between(random, 6, 8),
      storeys,
      stepped: random() < 0.34,
      shop: random() < 0.55,
    } as const
    addWhiteHouse(scenery.mesh, site, house, random)
    if (festive) hangRow(scenery, site, { width, high: storeys === 2 ? 2.55 : 3, night })
    z += width + (random() < 0.22 ? between(random, 1.2, 2.6) : 0.15)
  }
}

function hangRow(
  scenery: Scenery,
  site: Site,
  { width, high, night }: { width: number; high: number; night: boolean },
): void {
  const count = Math.max(2, Math.floor(width / 2.4))
  for (let index = 0; index < count; index++) {
    const spot = toWorld(site, [((index + 0.5) / count - 0.5) * width, high, -1.02])
    hangLantern(scenery, spot, { size: 0.27, lit: night })
  }
}

/** Roofs behind roofs, and crowns of trees between them. */
function raiseBackRows(mesh: Mesh, side: 1 | -1, random: Random): void {
  for (let z = 2; z < LENGTH + 30; z += between(random, 8, 12)) {
    const x = middleAt(Math.min(z, LENGTH)) + side * between(random, 21, 32)
    const turn = headingAt(Math.min(z, LENGTH)) + (side * Math.PI) / 2 + between(random, -0.15, 0.15)
    addWhiteHouse(
      mesh,
      { x, y: QUAY + 0.2, z, turn },
      { width: between(random, 7, 11), depth: 7, storeys: 2, stepped: random() < 0.5 },
      random,
    )
    if (random() < 0.6)
      addLeafyTree(
        mesh,
        { at: [x - side * 5, QUAY, z + 6], height: between(random, 9, 12), detail: 0.4 },
        { colours: GREENS, random },
      )
  }
}

function moorBoats(mesh: Mesh, random: Random): void {
  const places = [
    [-0.45, 14],
    [0.55, 21],
    [-0.62, 24],
    [0.3, 44],
    [-0.5, 52],
  ] as const
  for (const [across, z] of places) {
    const at = z + between(random, -2, 2)
    const turn = headingAt(at) + Math.PI / 2 + between(random, -0.18, 0.18)
    const side = random() < 0.3 ? -1 : 1
    addAwningBoat(
      mesh,
      { x: middleAt(at) + across * side * HALF * 0.95, y: 0.02, z: at, turn },
      { length: between(random, 5, 6.4) },
    )
  }
}

function plantQuays(mesh: Mesh, random: Random): void {
  const side = random() < 0.5 ? -1 : 1
  for (const z of [19, 38, 52]) {
    const at: Spot = [middleAt(z) + side * (HALF + 0.9), QUAY, z + between(random, -2, 2)]
    addWillow(mesh, { at, height: between(random, 6.5, 8), detail: z < 20 ? 1 : 0.6 }, { colours: GREENS, random })
  }
  for (let z = 4; z < 60; z += between(random, 3, 7)) {
    const other = random() < 0.5 ? -1 : 1
    const at: Spot = [middleAt(z) + other * (HALF + WALK - 0.3), QUAY + 0.3, z]
    addClump(mesh, { at, radius: [0.45, 0.5, 0.45], count: 46, leaf: 0.2 }, { colours: GREENS, random })
  }
}

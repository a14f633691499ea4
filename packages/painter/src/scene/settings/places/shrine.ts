import { between, type Random } from '../../../base/chance.ts'
import { grains } from '../../model/grain.ts'
import { addHall, addStair } from '../../model/kit/halls.ts'
import { woods } from '../../model/kit/hills.ts'
import { addClump, addFir, addLeafyTree, AUTUMN, BLOSSOMS, GREENS, PINES } from '../../model/kit/trees.ts'
import { blend, type Point } from '../../model/material.ts'
import { grass } from '../../model/materials/grounds.ts'
import { ashlar, flagstones, glowing, plain } from '../../model/materials/walls.ts'
import { addFace, type Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox, addRound } from '../../model/solids.ts'
import { addTerrain } from '../../model/terrain.ts'

const VERMILION = [204, 62, 34] as const
/** Where each flight begins, its length and what it climbs. */
const FLIGHTS = [
  [11, 6.4, 3.4],
  [25, 6.4, 3.4],
] as const

/** Steps under a row of red gates, stone lanterns beside them, up to a shrine among old trees. */
export const shrine: Place = {
  build: buildShrine,
  views: [
    { eye: [0.2, 2, -3], look: [0, 5.2, 34], lens: 1 },
    { eye: [-1.5, 1.7, -1.6], look: [0.9, 4, 24], lens: 1 },
    { eye: [0.6, 0.7, 3], look: [0, 6.4, 26], lens: 0.9 },
    { eye: [3.2, 4.4, -6], look: [-0.4, 4.6, 32], lens: 1.15 },
  ],
  bird: { eye: [-17, 27, -12], look: [0, 4, 26], lens: 1 },
  top: { eye: [0, 54, 14], look: [0, 3, 26], lens: 1 },
  stand: { at: [0, 0, -1], yaw: 0 },
}

/** Height of the way at a distance. */
function wayAt(z: number): number {
  return FLIGHTS.reduce((sum, [from, length, climb]) => sum + climb * Math.min(1, Math.max(0, (z - from) / length)), 0)
}

function landAt(x: number, z: number): number {
  const off = Math.abs(x)
  const bank = off < 3.4 ? -0.25 : Math.min(1, (off - 3.4) * 0.3) * 0.5
  return (
    wayAt(z) +
    bank +
    Math.max(0, off - 7) * 0.26 +
    Math.max(0, z - 62) * 0.3 +
    (grains(x * 0.06, z * 0.06) - 0.5) * Math.min(6, off * 0.3)
  )
}

function buildShrine({ random, night, reading }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 4, 26], span: 40, air: 0.0055 })
  const { mesh } = scenery
  addTerrain(mesh, {
    x: [-90, 90],
    z: [-20, 130],
    heightAt: landAt,
    coat: { material: moss, colour: [86, 108, 58] },
    cells: [90, 90],
    near: 1.3,
  })
  layWay(mesh)
  for (const [z, size] of [
    [6, 1],
    [9.6, 0.82],
    [19, 0.86],
    [22.6, 0.82],
    [33, 0.84],
    [36, 0.82],
    [39, 0.82],
  ] as const)
    addTorii(mesh, { x: 0, y: wayAt(z), z }, size)
  for (const z of [3, 8, 20.6, 24, 35, 40])
    for (const side of [-1, 1]) setLantern(scenery, { x: side * 3, y: wayAt(z), z }, night)
  const hall = { x: 0, y: wayAt(52) + 1, z: 50 }
  addBox(
    mesh,
    { ...hall, y: hall.y - 1 },
    { at: [0, 0, 0], size: [15, 1, 11], coat: { material: ashlar, colour: [164, 160, 150] } },
  )
  addStair(mesh, { x: 0, y: hall.y - 1, z: 0 }, { front: 44.6, width: 4, height: 1, colour: [172, 168, 158] })
  addHall(mesh, hall, {
    width: 12,
    depth: 8,
    height: 3.9,
    bays: 5,
    roof: [92, 96, 92],
    pillar: VERMILION,
    painted: false,
    ridge: 0.6,
  })
  plant(mesh, random, reading.season === 'autumn' ? AUTUMN : reading.season === 'summer' ? GREENS : BLOSSOMS)
  return scenery
}

/** Paving, and stairs where it climbs. */
function layWay(mesh: Mesh): void {
  for (let z = -18; z < 52; z += 1) {
    const flat = wayAt(z + 1) - wayAt(z) < 0.01
    if (!flat) continue
    addFace(
      mesh,
      [
        [-2.3, wayAt(z) + 0.02, z],
        [2.3, wayAt(z) + 0.02, z],
        [2.3, wayAt(z) + 0.02, z + 1.02],
        [-2.3, wayAt(z) + 0.02, z + 1.02],
      ],
      { material: flagstones, colour: [164, 160, 150] },
    )
  }
  for (const [from, length, climb] of FLIGHTS)
    addStair(
      mesh,
      { x: 0, y: wayAt(from), z: 0 },
      { front: from + length, width: 4.2, height: climb, colour: [172, 168, 158] },
    )
}

function moss(point: Point): void {
  const off = Math.abs(point.x)
  if (off > 16 || point.z > 66) return woods(point)
  grass(point)
  blend(point, [132, 112, 82], Math.max(0, grains(point.x * 0.5, point.z * 0.5) - 0.5) * 1.6)
}

/** Two pillars that lean together under a curved lintel. */
function addTorii(mesh: Mesh, site: { x: number; y: number; z: number }, size: number): void {
  const red = { material: plain, colour: VERMILION }
  const black = { material: plain, colour: [44, 40, 40] as const }
  const [half, high] = [2.1 * size, 4.4 * size]
  for (const side of [-1, 1]) {
    addRound(mesh, site, {
      at: [side * half, 0, 0],
      rings: [
        [0.3 * size, 0],
        [0.3 * size, 0.5 * size],
      ],
      coat: black,
      sides: 14,
    })
    addRound(mesh, site, {
      at: [side * half, 0.5 * size, 0],
      rings: [
        [0.24 * size, 0],
        [0.2 * size, high],
      ],
      coat: red,
      sides: 14,
    })
  }
  addBox(mesh, site, { at: [0, high * 0.78, 0], size: [half * 2.5, 0.34 * size, 0.22 * size], coat: red })
  addBox(mesh, site, {
    at: [0, high * 0.86, -0.02],
    size: [0.5 * size, high * 0.2, 0.26 * size],
    coat: { material: plain, colour: [40, 46, 62] },
  })
  const parts = 10
  for (let part = 0; part < parts; part++) {
    const x = ((part + 0.5) / parts - 0.5) * half * 3.1
    const up = high * 1.05 + 0.34 * size * Math.abs(x / (half * 1.55)) ** 3
    addBox(mesh, site, { at: [x, up, 0], size: [(half * 3.1) / parts + 0.02, 0.32 * size, 0.36 * size], coat: red })
    addBox(mesh, site, {
      at: [x, up + 0.32 * size, 0],
      size: [(half * 3.16) / parts + 0.02, 0.16 * size, 0.46 * size],
      coat: black,
    })
  }
}

/** A lantern of stone with a roof. */
function setLantern(scenery: Scenery, site: { x: number; y: number; z: number }, night: boolean): void {
  const { mesh } = scenery
  const stone = { material: ashlar, colour: [158, 156, 148] as const }
  addRound(mesh, site, {
    at: [0, -0.2, 0],
    rings: [
      [0.34, 0],
      [0.3, 0.4],
      [0.15, 0.5],
      [0.13, 1.3],
      [0.32, 1.46],
    ],
    coat: stone,
    sides: 10,
  })
  addBox(mesh, site, {
    at: [0, 1.26, 0],
    size: [0.4, 0.4, 0.4],
    coat: { material: glowing, colour: night ? [255, 204, 130] : [196, 186, 160] },
  })
  for (const x of [-0.2, 0.2])
    for (const z of [-0.2, 0.2])
      addBox(
        mesh,
        { ...site, x: site.x + x, z: site.z + z },
        { at: [0, 1.26, 0], size: [0.08, 0.4, 0.08], coat: stone },
      )
  addRound(mesh, site, {
    at: [0, 1.66, 0],
    rings: [
      [0.46, 0],
      [0.2, 0.22],
      [0.08, 0.26],
      [0.1, 0.36],
      [0.01, 0.5],
    ],
    coat: stone,
    sides: 10,
  })
  if (night)
    scenery.lamps.push({ at: [site.x, site.y + 1.4, site.z], reach: 6, colour: [255, 184, 110], strength: 0.8 })
}

function plant(mesh: Mesh, random: Random, colours: typeof GREENS): void {
  for (const [x, z, high] of [
    [-5.6, 5, 6.6],
    [5.4, 12, 6.4],
    [-5.4, 20, 6],
    [6, 27, 6.4],
    [-6.4, 36, 7],
    [6.4, 42, 7],
  ] as const)
    addLeafyTree(mesh, { at: [x, landAt(x, z) - 0.1, z], height: high, detail: z < 14 ? 1 : 0.55 }, { colours, random })
  for (let tree = 0; tree < 46; tree++) {
    const side = random() < 0.5 ? -1 : 1
    const z = between(random, 6, 76)
    const x = side * between(random, z > 60 ? 1 : 10, 26)
    addFir(
      mesh,
      { at: [x, landAt(x, z) - 0.3, z], height: between(random, 11, 17), detail: 0.5 },
      { colours: PINES, random },
    )
  }
  for (let bush = 0; bush < 26; bush++) {
    const side = bush % 2 === 0 ? -1 : 1
    const z = 2 + bush * 1.6
    const x = side * between(random, 3.6, 4.4)
    addClump(
      mesh,
      { at: [x, landAt(x, z) + 0.2, z], radius: [0.6, 0.45, 0.6], count: 70, leaf: 0.16 },
      { colours: GREENS, random },
    )
  }
}

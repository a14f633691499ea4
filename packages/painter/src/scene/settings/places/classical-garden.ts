import { between, type Random } from '../../../base/chance.ts'
import { addHall, addRail, GREY_TILES } from '../../model/kit/halls.ts'
import { addHills } from '../../model/kit/hills.ts'
import { addLotus } from '../../model/kit/lotus.ts'
import { hangLantern } from '../../model/kit/lanterns.ts'
import { addRockery } from '../../model/kit/rockery.ts'
import { addArchBridge } from '../../model/kit/bridges.ts'
import {
  addClump,
  addLeafyTree,
  addPine,
  addWillow,
  AUTUMN,
  BLOSSOMS,
  type Foliage,
  GREENS,
  PINES,
} from '../../model/kit/trees.ts'
import { grass, water } from '../../model/materials/grounds.ts'
import { flagstones, plaster } from '../../model/materials/walls.ts'
import { addFace, type Mesh, type Site, type Spot, toWorld } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { addTiledRoof } from '../../model/roofs.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox, addSheet } from '../../model/solids.ts'
import { raiseMoonGate } from './moon-gate.ts'

const LIME = [238, 235, 226] as const
const WOOD = [92, 48, 36] as const
const BANK = 0.7
/** The wall with the round gate that one looks through. */
const GATE = 5

/** A pond with lotus among rocks, pavilions, a winding gallery and white walls; one comes in by a round gate. */
export const classicalGarden: Place = {
  build: buildGarden,
  views: [
    { eye: [-2, 3.4, 8.5], look: [2.4, 1.9, 30], lens: 1 },
    { eye: [0.5, 2.35, 0.2], look: [0.9, 2.4, 24], lens: 0.92 },
    { eye: [4.6, 1.35, 12], look: [-1.6, 3, 32], lens: 1 },
    { eye: [-9.4, 2.5, 13], look: [7, 2.5, 30], lens: 1.05 },
  ],
  bird: { eye: [-20, 25, 0], look: [1, 1, 25], lens: 1 },
  top: { eye: [0, 52, 16], look: [0, 0, 24], lens: 1 },
  stand: { at: [-6, BANK, 3.4], yaw: 0.3 },
  float: { at: [-1, 0, 8.6], yaw: 0.06 },
}

function buildGarden({ random, night, reading }: PlaceWish): Scenery {
  const scenery = createScenery({ water: 0, heart: [0, 0, 22], span: 36, air: 0.004 })
  const { mesh } = scenery
  const green: Foliage = { colours: reading.season === 'autumn' ? AUTUMN : GREENS, random }
  addFace(
    mesh,
    [
      [-60, 0, -30],
      [60, 0, -30],
      [60, 0, 80],
      [-60, 0, 80],
    ],
    {
      material: water,
      colour: night ? [20, 40, 40] : [58, 84, 62],
      airy: true,
    },
  )
  layBanks(mesh)
  raiseMoonGate(mesh, { ground: BANK, z: GATE, colour: LIME })
  raiseGallery(scenery, night)
  raiseHouses(mesh)
  dressPond(mesh, random)
  plant(mesh, green)
  addHills(mesh, random, { from: 120, rows: 2, height: 12 })
  addFace(
    mesh,
    [
      [-0.6, BANK + 0.02, -6],
      [2.4, BANK + 0.02, -6],
      [2.2, BANK + 0.02, 10],
      [-0.4, BANK + 0.02, 10],
    ],
    { material: flagstones, colour: [170, 164, 150] },
  )
  return scenery
}

/** A hall and an open pavilion on the far bank, a bridge before them. */
function raiseHouses(mesh: Mesh): void {
  addHall(
    mesh,
    { x: 6.6, y: BANK + 0.3, z: 31, turn: 0.5 },
    {
      width: 5.2,
      depth: 5.2,
      height: 3.2,
      bays: 3,
      roof: GREY_TILES,
      pillar: WOOD,
      painted: false,
      open: true,
      ridge: 0.02,
    },
  )
  addHall(
    mesh,
    { x: -4.5, y: BANK + 0.4, z: 37 },
    { width: 11, depth: 6, height: 3.6, bays: 5, roof: GREY_TILES, pillar: WOOD, painted: false, ridge: 0.8 },
  )
  addRail(
    mesh,
    { x: -4.5, y: BANK + 0.1, z: 33.4 },
    { from: [-5.5, 0, 0], to: [5.5, 0, 0], colour: [196, 190, 176], high: 0.7 },
  )
  addArchBridge(mesh, { x: 7.4, y: 0, z: 19, turn: 0.5 }, { half: 4, opening: 1.9, rise: 1.3, width: 1.7, bank: BANK })
}

/** Rocks on the banks, lotus between them. */
function dressPond(mesh: Mesh, random: Random): void {
  for (const [x, z, spread, height] of [
    [-8.4, 21, 2.6, 3.6],
    [3.4, 36, 2.2, 2.6],
    [11, 25, 1.8, 2.4],
    [-5.5, 10.4, 1.2, 1.3],
    [9.4, 12.4, 1.4, 1.5],
  ] as const)
    addRockery(mesh, [x, BANK - 0.4, z], { spread, height: height * between(random, 0.85, 1.1), count: 7 }, random)
  for (const [x, z] of [
    [-2.5, 17],
    [3, 26],
    [-3, 27],
    [3.4, 16],
  ] as const)
    addLotus(mesh, [x + between(random, -1, 1), 0, z], { spread: 2.2, count: 34 }, random)
}

/** Land around a pond of uneven shape. */
function layBanks(mesh: Mesh): void {
  const shore = (turn: number): readonly [number, number] => {
    const reach = 1 + 0.12 * Math.sin(turn * 3 + 1) + 0.08 * Math.sin(turn * 5)
    return [Math.cos(turn) * 8.2 * reach, 21.5 + Math.sin(turn) * 12 * reach]
  }
  const parts = 56
  for (let part = 0; part < parts; part++) {
    const [a, b] = [(part / parts) * Math.PI * 2, ((part + 1) / parts) * Math.PI * 2]
    const [ax, az] = shore(a)
    const [bx, bz] = shore(b)
    const far = (turn: number): Spot => [Math.cos(turn) * 60, BANK, 21.5 + Math.sin(turn) * 60]
    addFace(mesh, [[ax, BANK, az], [bx, BANK, bz], far(b), far(a)], {
      material: grass,
      colour: [104, 122, 66],
      airy: true,
    })
    addFace(
      mesh,
      [
        [ax, -0.4, az],
        [bx, -0.4, bz],
        [bx, BANK, bz],
        [ax, BANK, az],
      ],
      { material: plaster, colour: [136, 130, 118] },
    )
    const out = (turn: number, x: number, z: number): Spot => [
      x + Math.cos(turn) * 1.3,
      BANK + 0.015,
      z + Math.sin(turn) * 1.3,
    ]
    addFace(mesh, [[ax, BANK + 0.015, az], [bx, BANK + 0.015, bz], out(b, bx, bz), out(a, ax, az)], {
      material: flagstones,
      colour: [172, 166, 152],
    })
  }
}

/** A roofed walk that bends along the pond, its wall pierced by windows. */
function raiseGallery(scenery: Scenery, night: boolean): void {
  const { mesh } = scenery
  const turns: readonly (readonly [number, number])[] = [
    [-11.5, 9],
    [-12.4, 16],
    [-11, 23],
    [-13, 30],
    [-9.4, 36],
  ]
  for (let at = 0; at + 1 < turns.length; at++) {
    const [[ax, az], [bx, bz]] = [turns[at] ?? [0, 0], turns[at + 1] ?? [0, 0]]
    const length = Math.hypot(bx - ax, bz - az)
    const site: Site = { x: (ax + bx) / 2, y: BANK, z: (az + bz) / 2, turn: Math.atan2(bx - ax, bz - az) - Math.PI / 2 }
    addHall(mesh, site, {
      width: length,
      depth: 2,
      height: 2.7,
      bays: 3,
      roof: GREY_TILES,
      pillar: WOOD,
      painted: false,
      open: true,
      ridge: 1,
    })
    const wall = toWorld(site, [0, 0, 1.1])
    addBox(
      mesh,
      { ...site, x: wall[0], z: wall[2] },
      { at: [0, 0, 0], size: [length, 2.7, 0.2], coat: { material: plaster, colour: LIME } },
    )
    addRail(mesh, site, { from: [-length / 2, 0, -1], to: [length / 2, 0, -1], colour: WOOD, high: 0.5 })
    hangLantern(scenery, toWorld(site, [0, 2.5, -0.9]), { size: 0.2, lit: night, colour: [222, 96, 52] })
  }
  addSheet(mesh, (s, t) => [-16, t * 3.4, 4 + s * 44], [1, 1], { material: plaster, colour: LIME })
  addBox(
    mesh,
    { x: 2, y: 0, z: 46 },
    { at: [0, 0, 0], size: [40, 3.8, 0.4], coat: { material: plaster, colour: LIME } },
  )
  addTiledRoof(
    mesh,
    { x: 2, y: 0, z: 46 },
    { at: [0, 3.8, 0], size: [40, 0.4], rise: 0.5, eaves: 0.3, colour: GREY_TILES },
  )
}

function plant(mesh: Mesh, green: Foliage): void {
  const { random } = green
  addWillow(mesh, { at: [9.6, BANK, 24], height: 6.4 }, { colours: GREENS, random })
  addPine(mesh, { at: [-7.4, BANK, 25], height: 5.6 }, { colours: PINES, random })
  addLeafyTree(mesh, { at: [-10, BANK, 40], height: 9, detail: 0.5 }, green)
  addLeafyTree(mesh, { at: [11, BANK, 39], height: 8, detail: 0.5 }, { colours: BLOSSOMS, random })
  addLeafyTree(mesh, { at: [1.5, BANK, 43], height: 9.5, detail: 0.5 }, green)
  for (const x of [-20, -12, 3, 14, 22])
    addLeafyTree(
      mesh,
      { at: [x + between(random, -2, 2), 0, 54], height: between(random, 10, 13), detail: 0.35 },
      green,
    )
  for (let bush = 0; bush < 22; bush++) {
    const turn = (bush / 22) * Math.PI * 2 + 0.1
    const at: Spot = [Math.cos(turn) * 10.4, BANK + 0.25, 21.5 + Math.sin(turn) * 14.6]
    if (at[2] < 9) continue
    addClump(
      mesh,
      { at, radius: [0.7, 0.55, 0.6], count: 90, leaf: 0.15 },
      bush % 4 === 0
        ? {
            colours: [
              [214, 90, 110],
              [92, 128, 58],
              [232, 130, 140],
            ],
            random,
          }
        : green,
    )
  }
}

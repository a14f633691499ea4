import { between, pickOne, type Random } from '../../../base/chance.ts'
import { addBrickHouse, GREY_TILES } from '../../model/kit/halls.ts'
import { hangLantern } from '../../model/kit/lanterns.ts'
import { type Lane, listPlots, pave, type Plot } from '../../model/kit/street.ts'
import { addLeafyTree, AUTUMN, GREENS } from '../../model/kit/trees.ts'
import { ashlar, brick, flagstones, panes, plain } from '../../model/materials/walls.ts'
import { type Mesh, toWorld } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox, addRound } from '../../model/solids.ts'

const LANE: Lane = { half: 3.1, from: -5, to: 84, middleAt: (z) => 1.7 * Math.sin(z / 15) }
const BRICKS = [
  [132, 132, 134],
  [146, 142, 138],
  [120, 122, 126],
] as const

/** A lane of grey brick between courtyards, with red gates and old trees over the walls. */
export const hutong: Place = {
  build: buildHutong,
  views: [
    { eye: [0.2, 2.1, 0], look: [1.4, 2.6, 34], lens: 1 },
    { eye: [-1.4, 1.7, 6], look: [3.4, 2.5, 24], lens: 1 },
    { eye: [0.9, 0.8, 3], look: [1.2, 4.4, 30], lens: 0.9 },
    { eye: [-1.6, 5.4, -3], look: [1.6, 1.8, 26], lens: 1.05 },
  ],
  bird: { eye: [-17, 24, -10], look: [1.5, 1, 24], lens: 1 },
  top: { eye: [0, 52, 20], look: [0, 0, 28], lens: 1 },
  stand: { at: [0.1, 0, 1], yaw: 0.08 },
}

function buildHutong({ random, night, reading }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 0, 28], span: 42, air: 0.005 })
  const { mesh } = scenery
  pave(mesh, LANE, { material: flagstones, colour: [144, 138, 130] })
  for (const plot of listPlots(LANE, [6.5, 11], random)) raiseYard(scenery, plot, { random, night })
  const foliage = { colours: reading.season === 'autumn' ? AUTUMN : GREENS, random }
  for (const [side, z] of [
    [-1, 11],
    [1, 19],
    [-1, 33],
    [1, 44],
    [-1, 60],
  ] as const) {
    const x = LANE.middleAt(z) + side * (LANE.half + (z === 19 ? -0.7 : 3.4))
    addLeafyTree(mesh, { at: [x, 0, z], height: between(random, 8, 10.5), detail: z < 24 ? 0.9 : 0.5 }, foliage)
  }
  leanBicycle(mesh, random)
  return scenery
}

function raiseYard(
  scenery: Scenery,
  { site, width, side }: Plot,
  { random, night }: { random: Random; night: boolean },
): void {
  const { mesh } = scenery
  const wall = { material: brick, colour: pickOne(BRICKS, random), tint: random() }
  const height = between(random, 3.1, 3.8)
  addBrickHouse(mesh, site, { width, depth: between(random, 5, 6.4), height, wall, roof: GREY_TILES })
  addBox(mesh, site, { at: [0, 0, 0.02], size: [width, 0.7, 0.1], coat: { material: ashlar, colour: [150, 146, 138] } })
  const gate = random() < 0.45
  if (gate) addGate(scenery, site, { high: height * 0.82, night })
  for (const x of gate ? [-width * 0.34, width * 0.34] : [-width * 0.26, width * 0.26]) {
    const origin = toWorld(site, [x - 0.5, 1.7, -0.06])
    addBox(mesh, site, {
      at: [x, 1.7, 0],
      size: [1, 0.95, 0.12],
      coat: { material: panes, colour: [74, 66, 60], tint: random(), origin },
    })
    addBox(mesh, site, {
      at: [x, 1.6, -0.04],
      size: [1.3, 0.1, 0.2],
      coat: { material: plain, colour: [164, 158, 148] },
    })
  }
  const back = toWorld(site, [between(random, -2, 2), 0, 12])
  addBrickHouse(
    mesh,
    { x: back[0], y: 0, z: back[2], turn: (site.turn ?? 0) + side * 0.02 },
    { width: width * 0.9, depth: 6, height: height + 0.3, wall, roof: GREY_TILES },
  )
}

/** A red door in a frame, with drums of stone, couplets and two lanterns. */
function addGate(
  scenery: Scenery,
  site: Parameters<typeof toWorld>[0],
  { high, night }: { high: number; night: boolean },
): void {
  const { mesh } = scenery
  const red = { material: plain, colour: [150, 38, 30] as const }
  addBox(mesh, site, {
    at: [0, 0.2, -0.08],
    size: [2.1, high - 0.2, 0.14],
    coat: { material: plain, colour: [104, 30, 26] },
  })
  for (const half of [-1, 1]) {
    addBox(mesh, site, { at: [half * 0.5, 0.3, -0.16], size: [0.92, high - 0.8, 0.08], coat: red })
    addRound(mesh, site, {
      at: [half * 0.2, 1.3, -0.24],
      rings: [
        [0.07, 0],
        [0.07, 0.05],
      ],
      coat: { material: plain, colour: [214, 172, 84] },
      sides: 8,
    })
    addBox(mesh, site, {
      at: [half * 1.3, 0, -0.3],
      size: [0.34, 0.62, 0.5],
      coat: { material: ashlar, colour: [176, 172, 164] },
    })
    addBox(mesh, site, {
      at: [half * 1.22, 0.6, -0.1],
      size: [0.28, high - 1, 0.06],
      coat: { material: plain, colour: [196, 42, 32] },
    })
    hangLantern(scenery, toWorld(site, [half * 0.86, high + 0.1, -0.5]), { size: 0.24, lit: night })
  }
  addBox(mesh, site, {
    at: [0, high - 0.4, -0.2],
    size: [2.3, 0.3, 0.2],
    coat: { material: plain, colour: [46, 86, 92] },
  })
  addBox(mesh, site, { at: [0, 0, -0.5], size: [2.2, 0.16, 0.8], coat: { material: ashlar, colour: [168, 164, 156] } })
}

function leanBicycle(mesh: Mesh, random: Random): void {
  const z = between(random, 8, 14)
  const site = { x: LANE.middleAt(z) - LANE.half + 0.4, y: 0, z, turn: Math.PI / 2 }
  const dark = { material: plain, colour: [42, 44, 48] as const }
  for (const x of [-0.52, 0.52]) {
    for (let part = 0; part < 14; part++) {
      const turn = (part / 14) * Math.PI * 2
      addBox(mesh, site, {
        at: [x + Math.cos(turn) * 0.32, 0.32 + Math.sin(turn) * 0.32, 0],
        size: [0.1, 0.08, 0.05],
        coat: dark,
      })
    }
  }
  addBox(mesh, site, { at: [0, 0.56, 0], size: [0.9, 0.05, 0.05], coat: { material: plain, colour: [40, 70, 66] } })
  addBox(mesh, site, { at: [-0.2, 0.34, 0], size: [0.05, 0.5, 0.05], coat: dark })
  addBox(mesh, site, { at: [-0.2, 0.84, 0], size: [0.26, 0.06, 0.14], coat: { material: plain, colour: [84, 54, 40] } })
  addBox(mesh, site, { at: [0.42, 0.32, 0], size: [0.05, 0.66, 0.05], coat: dark })
  addBox(mesh, site, { at: [0.42, 0.96, 0], size: [0.06, 0.05, 0.56], coat: dark })
}

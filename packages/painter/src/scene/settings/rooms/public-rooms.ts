import type { Random } from '../../../base/chance.ts'
import { addBed, addChair, addPlant, addScreen, addTable, OAK } from '../../model/kit/furniture.ts'
import { raiseShell } from '../../model/kit/interior.ts'
import { blackboard, cloth, floorTiles, timber } from '../../model/materials/floors.ts'
import { glowing, plain } from '../../model/materials/walls.ts'
import { addFace, type Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import type { Scenery } from '../../model/scenery.ts'
import { addBox, addRound, addSheet } from '../../model/solids.ts'

type Colour = readonly [number, number, number]

/** Tubes of light along the ceiling. */
function hangTubes(
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

function buildClassroom({ random, night }: PlaceWish): Scenery {
  const depth = 8.4
  const scenery = raiseShell({
    width: 7.6,
    depth,
    height: 3.1,
    wall: [232, 226, 206],
    floor: { material: floorTiles, colour: [186, 172, 148] },
    windows: [1.4, 3.6, 5.8],
    pane: [1.7, 0.9, 1.7],
    night,
    skirting: [98, 132, 120],
  })
  const { mesh } = scenery
  addBox(
    mesh,
    { x: 0.2, y: 0.9, z: depth - 0.06 },
    { at: [0, 0, 0], size: [4.4, 1.5, 0.06], coat: { material: timber, colour: [148, 110, 74] } },
  )
  addFace(
    mesh,
    [
      [-1.92, 0.96, depth - 0.1],
      [2.32, 0.96, depth - 0.1],
      [2.32, 2.32, depth - 0.1],
      [-1.92, 2.32, depth - 0.1],
    ],
    { material: blackboard, origin: [-1.92, 0.96, depth - 0.1] },
  )
  addBox(
    mesh,
    { x: 0.2, y: 0, z: depth - 0.9 },
    { at: [0, 0, 0], size: [5.4, 0.16, 1.6], coat: { material: timber, colour: [162, 122, 82] } },
  )
  addTable(mesh, { x: 0.2, y: 0.16, z: depth - 1 }, { width: 1.3, depth: 0.6, height: 0.9 })
  addRound(
    mesh,
    { x: 0.2, y: 2.7, z: depth - 0.06, turn: 0 },
    {
      at: [0, -0.18, 0],
      rings: [
        [0.18, 0],
        [0.18, 0.05],
      ],
      coat: { material: plain, colour: [246, 246, 240] },
      sides: 18,
    },
  )
  setDesks(mesh, random)
  addBox(
    mesh,
    { x: 3.76, y: 0, z: 6.4 },
    { at: [0, 0, 0], size: [0.08, 2.1, 1], coat: { material: timber, colour: [124, 88, 60] } },
  )
  hangPosters(mesh)
  hangTubes(scenery, { rows: [-1.5, 1.6], depth, high: 3.1, lit: night })
  return scenery
}

function hangPosters(mesh: Mesh): void {
  for (const [z, colour] of [
    [2, [86, 132, 120]],
    [3.6, [206, 120, 82]],
  ] as const)
    addBox(mesh, { x: 3.77, y: 1.3, z }, { at: [0, 0, 0], size: [0.03, 0.9, 1.1], coat: { material: cloth, colour } })
}

function setDesks(mesh: Mesh, random: Random): void {
  for (const x of [-2.3, -0.75, 0.8, 2.35]) {
    for (let row = 0; row < 4; row++) {
      const z = 1.2 + row * 1.3
      addTable(mesh, { x, y: 0, z: z + 0.5 }, { width: 0.95, depth: 0.5, colour: [206, 160, 104], legs: [88, 96, 104] })
      addChair(mesh, { x, y: 0, z: z - 0.1, turn: Math.PI }, { colour: [206, 160, 104], legs: [88, 96, 104] })
      if (random() < 0.5)
        addBox(
          mesh,
          { x: x + 0.1, y: 0.74, z: z + 0.5, turn: random() },
          {
            at: [0, 0, 0],
            size: [0.22, 0.03, 0.3],
            coat: { material: plain, colour: random() < 0.5 ? [66, 104, 150] : [190, 70, 60] },
          },
        )
    }
  }
}

function buildOffice({ random, night }: PlaceWish): Scenery {
  const depth = 8
  const scenery = raiseShell({
    width: 7.4,
    depth,
    height: 2.9,
    wall: [226, 228, 230],
    floor: { material: cloth, colour: [112, 118, 126], along: [1, 0, 0] },
    windows: [1.2, 3.5, 5.8],
    pane: [2, 0.5, 2],
    night,
    skirting: [150, 154, 160],
  })
  const { mesh } = scenery
  for (const x of [-1.9, 1.4]) {
    for (let row = 0; row < 3; row++) {
      const z = 1.8 + row * 1.95
      addTable(mesh, { x, y: 0, z }, { width: 1.6, depth: 0.75, colour: [222, 206, 180], legs: [120, 124, 130] })
      addScreen(mesh, { x, y: 0.74, z: z - 0.12, turn: Math.PI }, { width: 0.62, height: 0.36 })
      addScreen(mesh, { x: x + 0.5, y: 0.74, z: z + 0.2, turn: 0.4 }, { width: 0.4, height: 0.26, foot: 0.05 })
      addChair(mesh, { x, y: 0, z: z + 0.65 }, { colour: [52, 56, 64], seat: [58, 84, 118] })
      addBox(
        mesh,
        { x: x - 0.55, y: 0.74, z },
        { at: [0, 0, 0], size: [0.22, 0.05, 0.3], coat: { material: plain, colour: [238, 236, 230] } },
      )
    }
  }
  for (const z of [5.2, 6.4])
    addBox(
      mesh,
      { x: 3.4, y: 0, z },
      { at: [0, 0, 0], size: [0.5, 1.3, 1], coat: { material: plain, colour: [168, 174, 182] } },
    )
  addPlant(mesh, { x: -3.1, y: 0, z: 7.4 }, { height: 1.5 }, random)
  addPlant(mesh, { x: 3.1, y: 0, z: 1.6 }, { height: 1.2 }, random)
  addBox(
    mesh,
    { x: 0, y: 1, z: depth - 0.05 },
    { at: [0, 0, 0], size: [3, 1.3, 0.05], coat: { material: plain, colour: [246, 248, 250] } },
  )
  for (const [x, colour] of [
    [-0.9, [236, 188, 74]],
    [-0.2, [104, 168, 132]],
    [0.5, [208, 98, 84]],
  ] as const)
    addBox(
      mesh,
      { x, y: 1.5, z: depth - 0.09 },
      { at: [0, 0, 0], size: [0.4, 0.4, 0.02], coat: { material: plain, colour } },
    )
  hangTubes(scenery, { rows: [-1.9, 1.4], depth, high: 2.9, lit: night })
  return scenery
}

function buildWard({ random, night }: PlaceWish): Scenery {
  const depth = 7
  const scenery = raiseShell({
    width: 6.6,
    depth,
    height: 2.9,
    wall: [214, 228, 226],
    floor: { material: floorTiles, colour: [198, 208, 206] },
    windows: [2, 4.8],
    pane: [1.8, 0.9, 1.5],
    curtains: [166, 200, 196],
    night,
  })
  const { mesh } = scenery
  for (const [x, z] of [
    [1.7, 5],
    [-0.6, 5],
    [1.7, 2.1],
  ] as const) {
    addBed(mesh, { x, y: 0.22, z }, { width: 1, cover: [206, 224, 232], frame: [196, 202, 208] })
    addDrip(mesh, { x: x - 0.8, z: z + 0.8 })
    addBox(
      mesh,
      { x: x + 0.85, y: 0, z: z + 0.85 },
      { at: [0, 0, 0], size: [0.44, 0.8, 0.4], coat: { material: plain, colour: [226, 222, 210] } },
    )
    addScreen(mesh, { x: x + 0.85, y: 0.8, z: z + 0.85 }, { width: 0.4, height: 0.3, foot: 0.06 })
  }
  addSheet(mesh, (s, t) => [0.55 + 0.06 * Math.sin(s * 40), 2.3 - t * 1.9, 4 + s * 2.6], [40, 1], {
    material: cloth,
    colour: [142, 190, 188],
  })
  addPlant(mesh, { x: -2.8, y: 0, z: 6.4 }, { height: 1 }, random)
  hangTubes(scenery, { rows: [0], depth, high: 2.9, lit: night })
  return scenery
}

function addDrip(mesh: Mesh, { x, z }: { x: number; z: number }): void {
  const steel = { material: plain, colour: [176, 184, 190] as Colour }
  addRound(
    mesh,
    { x, y: 0, z },
    {
      at: [0, 0, 0],
      rings: [
        [0.24, 0],
        [0.03, 0.06],
        [0.02, 1.9],
      ],
      coat: steel,
      sides: 8,
    },
  )
  addBox(mesh, { x, y: 1.88, z }, { at: [0, 0, 0], size: [0.3, 0.02, 0.02], coat: steel })
  addBox(
    mesh,
    { x: x + 0.12, y: 1.58, z },
    { at: [0, 0, 0], size: [0.12, 0.26, 0.05], coat: { material: plain, colour: [214, 232, 238] } },
  )
}

function buildShop({ random, night }: PlaceWish): Scenery {
  const depth = 8
  const scenery = raiseShell({
    width: 6.4,
    depth,
    height: 2.9,
    wall: [238, 232, 220],
    floor: { material: floorTiles, colour: [206, 198, 186] },
    windows: [],
    night,
  })
  const { mesh } = scenery
  const goods: readonly Colour[] = [
    [208, 70, 58],
    [236, 178, 66],
    [78, 146, 96],
    [70, 118, 178],
    [236, 226, 206],
    [166, 98, 156],
    [226, 124, 66],
  ]
  const stock = (x: number, z: number, turn: number): void => {
    const site = { x, y: 0, z, turn }
    addBox(mesh, site, { at: [0, 0, 0.2], size: [2.3, 2, 0.04], coat: { material: plain, colour: [216, 212, 204] } })
    for (let shelf = 0; shelf < 5; shelf++) {
      addBox(mesh, site, {
        at: [0, 0.1 + shelf * 0.4, 0],
        size: [2.3, 0.04, 0.44],
        coat: { material: timber, colour: OAK },
      })
      let at = -1.1
      while (at < 1.05) {
        const kind = Math.floor(random() * goods.length)
        const [wide, tall] = [0.09 + random() * 0.08, 0.16 + random() * 0.14]
        const pieces = 2 + Math.floor(random() * 3)
        for (let piece = 0; piece < pieces && at < 1.05; piece++) {
          addBox(mesh, site, {
            at: [at + wide / 2, 0.14 + shelf * 0.4, -0.1],
            size: [wide * 0.92, tall, 0.2],
            coat: { material: plain, colour: goods[kind] ?? OAK },
          })
          at += wide
        }
      }
    }
  }
  for (const z of [1.4, 3.8, 6.2]) {
    stock(-2.8, z, -Math.PI / 2)
    stock(2.8, z, Math.PI / 2)
  }
  for (const z of [2.4, 4.9]) stock(0, z, 0)
  stock(-1.2, 7.7, 0)
  stock(1.2, 7.7, 0)
  hangTubes(scenery, { rows: [-1.6, 1.6], depth, high: 2.9, lit: true })
  return scenery
}

const LOOKS: Pick<Place, 'views' | 'bird' | 'top' | 'stand'> = {
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

export const classroom: Place = { build: buildClassroom, ...LOOKS }
export const office: Place = { build: buildOffice, ...LOOKS }
export const hospital: Place = { build: buildWard, ...LOOKS }
export const shop: Place = { build: buildShop, ...LOOKS }

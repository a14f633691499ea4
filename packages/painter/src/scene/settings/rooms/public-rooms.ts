import type { Random } from '../../../base/chance.ts'
import { addChair, addPlant, addScreen, addTable, OAK } from '../../model/kit/furniture.ts'
import { raiseShell } from '../../model/kit/interior.ts'
import { blackboard, cloth, floorTiles, timber } from '../../model/materials/floors.ts'
import { plain } from '../../model/materials/walls.ts'
import { addFace, type Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import type { Scenery } from '../../model/scenery.ts'
import { addBox, addRound } from '../../model/solids.ts'
import { hangTubes, PUBLIC_VIEWS } from './public-room.ts'

type Colour = readonly [number, number, number]

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

export const classroom: Place = { build: buildClassroom, ...PUBLIC_VIEWS }
export const office: Place = { build: buildOffice, ...PUBLIC_VIEWS }
export const shop: Place = { build: buildShop, ...PUBLIC_VIEWS }

import { between } from '../../../base/chance.ts'
import { addHall, addRail, addTerrace, GLAZED, VERMILION } from '../../model/kit/halls.ts'
import { addHills } from '../../model/kit/hills.ts'
import { addLeafyTree, PINES } from '../../model/kit/trees.ts'
import { ashlar, flagstones, plain, plaster } from '../../model/materials/walls.ts'
import { addFace, type Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { addTiledRoof } from '../../model/roofs.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox, addRound } from '../../model/solids.ts'

const MARBLE = [226, 222, 212] as const
/** Where the great hall stands, and how high its terraces are. */
const HALL = 74
const TIER = 1.9

/** Red walls and golden roofs along an axis: the great hall on three terraces of marble. */
export const palace: Place = {
  build: buildPalace,
  views: [
    { eye: [0, 5.2, 2], look: [0, 8.6, 74], lens: 1.1 },
    { eye: [-22, 3, 30], look: [4, 9.6, 76], lens: 1 },
    { eye: [0.6, 1.5, 36], look: [0, 12.6, 74], lens: 0.95 },
    { eye: [-26, 14, -4], look: [3, 8, 74], lens: 1.25 },
  ],
  bird: { eye: [-64, 62, -34], look: [2, 2, 74], lens: 1.05 },
  top: { eye: [0, 150, 40], look: [0, 0, 72], lens: 1 },
  stand: { at: [0, 0, 16], yaw: 0 },
}

function buildPalace({ random }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 0, 66], span: 92, air: 0.0014 })
  const { mesh } = scenery
  addFace(
    mesh,
    [
      [-300, 0, -60],
      [300, 0, -60],
      [300, 0, 460],
      [-300, 0, 460],
    ],
    { material: flagstones, colour: [168, 160, 148], airy: true },
  )
  addFace(
    mesh,
    [
      [-2.2, 0.03, -60],
      [2.2, 0.03, -60],
      [2.2, 0.03, 46],
      [-2.2, 0.03, 46],
    ],
    { material: ashlar, colour: [206, 200, 188], airy: true },
  )
  raiseGreatHall(mesh)
  for (const side of [-1, 1]) raiseWing(mesh, side)
  raiseBeyond(mesh)
  setThings(mesh)
  for (let tree = 0; tree < 12; tree++) {
    const side = tree % 2 === 0 ? -1 : 1
    const at = [side * between(random, 62, 80), 0, between(random, 40, 130)] as const
    addLeafyTree(mesh, { at, height: between(random, 9, 13), detail: 0.25 }, { colours: PINES, random })
  }
  addHills(mesh, random, { from: 320, rows: 2, height: 24 })
  return scenery
}

function raiseGreatHall(mesh: Mesh): void {
  for (const [tier, width, depth] of [
    [0, 62, 44],
    [1, 55, 37],
    [2, 48, 30],
  ] as const) {
    const site = { x: 0, y: tier * TIER, z: HALL }
    addTerrace(mesh, site, { width, depth, height: TIER, stair: 9, colour: MARBLE })
  }
  addHall(
    mesh,
    { x: 0, y: TIER * 3, z: HALL },
    { width: 38, depth: 18, height: 7.4, bays: 11, roof: GLAZED, tiers: 2, ridge: 0.66 },
  )
}

/** Galleries and a pavilion that close the court at its side. */
function raiseWing(mesh: Mesh, side: number): void {
  const turn = (side * Math.PI) / 2
  for (const z of [12, 40])
    addHall(
      mesh,
      { x: side * 48, y: 0.9, z, turn },
      { width: 26, depth: 7, height: 4.2, bays: 9, roof: GLAZED, ridge: 0.9 },
    )
  addBox(
    mesh,
    { x: side * 48, y: 0, z: 26 },
    { at: [0, 0, 0], size: [11, 0.9, 66], coat: { material: ashlar, colour: MARBLE } },
  )
  const tower = { x: side * 50, y: 1.6, z: 66, turn }
  addBox(mesh, { ...tower, y: 0 }, { at: [0, 0, 0], size: [20, 1.6, 15], coat: { material: ashlar, colour: MARBLE } })
  addHall(mesh, tower, { width: 17, depth: 11, height: 5.4, bays: 5, roof: GLAZED, tiers: 2, ridge: 0.6 })
  addBox(
    mesh,
    { x: side * 33, y: 0, z: 92 },
    {
      at: [0, 0, 0],
      size: [38, 5.4, 1.4],
      coat: { material: plaster, colour: VERMILION },
    },
  )
  addTiledRoof(
    mesh,
    { x: side * 33, y: 0, z: 92 },
    { at: [0, 5.4, 0], size: [38, 1.4], rise: 1, eaves: 0.5, colour: GLAZED },
  )
}

/** Roofs of the halls behind, up to the last gate. */
function raiseBeyond(mesh: Mesh): void {
  addHall(mesh, { x: 0, y: 5, z: 122 }, { width: 22, depth: 14, height: 5.4, bays: 5, roof: GLAZED, ridge: 0.3 })
  addHall(mesh, { x: 0, y: 5, z: 152 }, { width: 34, depth: 16, height: 7, bays: 9, roof: GLAZED, tiers: 2 })
  for (const side of [-1, 1])
    for (const z of [118, 142, 168])
      addHall(
        mesh,
        { x: side * 40, y: 0.8, z, turn: (side * Math.PI) / 2 },
        { width: 20, depth: 9, height: 4.4, bays: 5, roof: GLAZED, ridge: 0.84 },
      )
}

/** Bronze vessels and lamps along the stair, and rails along the way. */
function setThings(mesh: Mesh): void {
  const bronze = { material: plain, colour: [74, 84, 76] as const }
  for (const side of [-1, 1]) {
    for (const z of [30, 38, 46]) {
      const site = { x: side * 9, y: 0, z }
      addBox(mesh, site, { at: [0, 0, 0], size: [1.3, 0.7, 1.3], coat: { material: ashlar, colour: MARBLE } })
      const rings = [
        [0.3, 0.7],
        [0.62, 1],
        [0.72, 1.4],
        [0.5, 1.7],
        [0.62, 1.8],
      ] as const
      addRound(mesh, site, { at: [0, 0, 0], rings, coat: bronze, sides: 14 })
    }
    addRail(mesh, { x: 0, y: 0, z: 0 }, { from: [side * 3.4, 0, 4], to: [side * 3.4, 0, 22], colour: MARBLE })
  }
}

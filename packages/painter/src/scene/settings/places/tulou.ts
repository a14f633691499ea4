import { between, type Random } from '../../../base/chance.ts'
import { grains } from '../../model/grain.ts'
import { raiseRing } from '../../model/kit/earth-ring.ts'
import { addBrickHouse, GREY_TILES } from '../../model/kit/halls.ts'
import { addHills } from '../../model/kit/hills.ts'
import { addLeafyTree, GREENS } from '../../model/kit/trees.ts'
import { blend, dim, type Point, seenAt } from '../../model/material.ts'
import { earth, grass } from '../../model/materials/grounds.ts'
import type { Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addTerrain } from '../../model/terrain.ts'

/** Outer radius and height of the great ring. */
const RING = 19
const WALL = 12.4
const INNER = 13.6

/** Round houses of rammed earth among fields: a fortress outside, galleries of wood around a court within. */
export const tulou: Place = {
  build: buildTulou,
  views: [
    { eye: [-10, 19, -34], look: [4, 5.5, 24], lens: 1 },
    { eye: [12, 2.2, -22], look: [-1, 6.4, 20], lens: 1 },
    { eye: [-1, 9.2, 11.6], look: [0.4, 4.2, 36], lens: 0.66 },
    { eye: [-30, 26, -16], look: [8, 1, 26], lens: 1 },
  ],
  bird: { eye: [-22, 50, -22], look: [5, 0, 24], lens: 1 },
  top: { eye: [6, 92, 20], look: [6, 0, 26], lens: 1 },
  stand: { at: [4, 0.2, -13], yaw: -0.06 },
}

function landAt(x: number, z: number): number {
  return (grains(x * 0.02 + 5, z * 0.02) - 0.5) * 3 * Math.min(1, Math.max(0, (Math.hypot(x, z - 22) - 26) / 30))
}

function buildTulou({ random, night }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [2, 0, 24], span: 62, air: 0.003 })
  const { mesh } = scenery
  addTerrain(mesh, {
    x: [-180, 180],
    z: [-80, 190],
    heightAt: landAt,
    coat: { material: fields, colour: [104, 132, 62] },
    cells: [60, 60],
  })
  raiseRing(scenery, [0, 0, 24], { radius: RING, wall: WALL, inner: INNER, floors: 4, night })
  raiseRing(scenery, [46, landAt(46, 42), 46], { radius: 13, wall: 9.6, inner: 9, floors: 3, night })
  raiseRing(scenery, [-40, landAt(-40, 70), 66], { radius: 15, wall: 10.4, inner: 10.4, floors: 3, night })
  addSquare(mesh, random)
  addHills(mesh, random, { from: 170, rows: 3, height: 40, colour: [62, 88, 62] })
  for (let tree = 0; tree < 46; tree++) {
    const turn = random() * Math.PI * 2
    const out = between(random, 30, 84)
    const [x, z] = [Math.cos(turn) * out, 24 + Math.sin(turn) * out]
    if (z < -4 || Math.hypot(x - 46, z - 46) < 18 || Math.hypot(x + 40, z - 66) < 19) continue
    addLeafyTree(
      mesh,
      { at: [x, landAt(x, z) - 0.1, z], height: between(random, 5, 9), detail: 0.28 },
      { colours: GREENS, random },
    )
  }
  return scenery
}

/** Plots of rice and tea with paths between, earth close to the houses. */
function fields(point: Point): void {
  const { x, z } = point
  const [column, row] = [Math.floor((x + 3 * Math.sin(z * 0.06)) / 13), Math.floor((z + 2 * Math.sin(x * 0.08)) / 9)]
  grass(point)
  const crop = grains(column * 3.7 + 40, row * 5.1)
  if (crop > 0.54) blend(point, [162, 168, 72], 0.6)
  if (crop < 0.42) blend(point, [70, 112, 58], 0.6)
  const furrow = 0.5 + 0.5 * Math.sin((crop > 0.5 ? x : z) * 4.4)
  dim(point, 1 - 0.2 * furrow * seenAt(point, 1))
  const across = (x + 3 * Math.sin(z * 0.06)) / 13 - column
  const away = (z + 2 * Math.sin(x * 0.08)) / 9 - row
  if (Math.min(across * 13, away * 9) < 0.7) blend(point, [172, 152, 108], 0.8)
  const near = Math.hypot(x, z - 24) + (grains(x * 0.2, z * 0.2) - 0.5) * 6
  const way = Math.abs(x - 4 + z * 0.05) < 2.4 && z < 8
  if (near < 24 || way) blend(point, [186, 164, 124], way ? 0.9 : Math.min(1, (24 - near) * 0.5))
}

function addSquare(mesh: Mesh, random: Random): void {
  for (const [x, z] of [
    [-30, 14],
    [34, 12],
    [28, 74],
    [-14, 84],
  ] as const) {
    const wall = { material: earth, colour: [206, 174, 124] as const }
    addBrickHouse(
      mesh,
      { x, y: landAt(x, z), z, turn: between(random, -0.4, 0.4) },
      { width: between(random, 8, 11), depth: 6, height: 5, wall, roof: GREY_TILES },
    )
  }
}

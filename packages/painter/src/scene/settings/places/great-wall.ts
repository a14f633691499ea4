import { between, type Random } from '../../../base/chance.ts'
import { grain, grains } from '../../model/grain.ts'
import { woods } from '../../model/kit/hills.ts'
import { addLeafyTree, addPine, AUTUMN, GREENS, PINES } from '../../model/kit/trees.ts'
import { blend, type Point } from '../../model/material.ts'
import { rock } from '../../model/materials/grounds.ts'
import { brick, flagstones, plain } from '../../model/materials/walls.ts'
import { addFace, type Mesh, type Spot } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox } from '../../model/solids.ts'
import { addTerrain } from '../../model/terrain.ts'

/** Half the wall's width, and its height over the ridge. */
const HALF = 2.5
const HIGH = 6
const BRICK = [172, 150, 124] as const

/** A wall with battlements that climbs from tower to tower along a ridge. */
export const greatWall: Place = {
  build: buildGreatWall,
  views: [
    { eye: [-15, 47, 2], look: [10, 33, 90], lens: 1 },
    { eye: [crestAt(3), ridgeAt(3) + 7.4, 3], look: [crestAt(40), ridgeAt(40) + 5, 40], lens: 0.95 },
    {
      eye: [crestAt(18) - 13, landAt(crestAt(18) - 13, 12) + 3.2, 12],
      look: [crestAt(52), ridgeAt(52) + 9, 56],
      lens: 0.95,
    },
    { eye: [34, 58, 20], look: [0, 34, 96], lens: 1.1 },
  ],
  bird: { eye: [-58, 96, 10], look: [14, 28, 96], lens: 1 },
  top: { eye: [4, 170, 84], look: [8, 20, 96], lens: 1 },
  stand: { at: [crestAt(3), ridgeAt(3) + HIGH - 1.4, 3], yaw: Math.atan((crestAt(26) - crestAt(3)) / 23) },
}

/** The crest winds to and fro as it goes away. */
function crestAt(z: number): number {
  return 17 * Math.sin(z * 0.027) + 11 * Math.sin(z * 0.061 + 1.7) * Math.min(1, z / 40) - 10.9 * Math.min(1, z / 40)
}

/** Height of the crest at a distance along it. */
function ridgeAt(z: number): number {
  return 30 + 9 * Math.sin(z * 0.043 + 2.2) + 7 * Math.sin(z * 0.019 - 0.6) + z * 0.03
}

function landAt(x: number, z: number): number {
  const away = Math.abs(x - crestAt(z))
  const rough = (grains(x * 0.03, z * 0.03) - 0.5) * Math.min(26, away * 0.8)
  const far = 22 * grains(x * 0.009 + 20, z * 0.009) ** 2 * Math.min(1, away / 60) * 2.4
  const fall = away < HALF + 1 ? 0 : (away - HALF - 1) * 0.62 - Math.max(0, away - 44) * 0.5
  return ridgeAt(z) - fall + rough + far
}

function buildGreatWall({ random, reading }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 30, 66], span: 92, air: 0.0026 })
  const { mesh } = scenery
  const autumn = reading.season === 'autumn'
  const colour = autumn ? ([172, 112, 56] as const) : ([74, 100, 56] as const)
  addTerrain(mesh, {
    x: [-230, 230],
    z: [-30, 430],
    heightAt: landAt,
    coat: { material: slope, colour },
    cells: [150, 170],
    near: 1.5,
  })
  for (let z = -26; z < 330; z += 3.2) addWallPiece(mesh, z, z + 3.2)
  for (const z of [-14, 46, 92, 142, 196, 260]) addTower(mesh, z)
  plantSlope(mesh, random, autumn)
  return scenery
}

function slope(point: Point): void {
  const steep = 1 - point.ny
  woods(point)
  if (steep < 0.34) return
  const { r, g, b } = point
  rock(point)
  const share = Math.min(1, (steep - 0.34) * 6)
  blend(point, [r, g, b], 1 - share)
}

/** Between two cross sections: both faces, the walk, and battlements. */
function addWallPiece(mesh: Mesh, from: number, to: number): void {
  const brickwork = { material: brick, colour: BRICK, tint: grain(from, 3) }
  const spot = (z: number, side: number, up: number, out = HALF): Spot => [crestAt(z) + side * out, ridgeAt(z) + up, z]
  const walk = HIGH - 1.4
  addFace(mesh, [spot(from, -1, walk), spot(from, 1, walk), spot(to, 1, walk), spot(to, -1, walk)], {
    material: flagstones,
    colour: [168, 152, 130],
  })
  for (const side of [-1, 1]) {
    addFace(
      mesh,
      [
        spot(from, side, -9, HALF + 0.9),
        spot(to, side, -9, HALF + 0.9),
        spot(to, side, HIGH - 0.6),
        spot(from, side, HIGH - 0.6),
      ],
      brickwork,
    )
    addFace(
      mesh,
      [
        spot(from, side, walk - 0.2, HALF - 0.42),
        spot(to, side, walk - 0.2, HALF - 0.42),
        spot(to, side, HIGH - 0.6, HALF - 0.42),
        spot(from, side, HIGH - 0.6, HALF - 0.42),
      ],
      brickwork,
    )
    addFace(
      mesh,
      [
        spot(from, side, HIGH - 0.6),
        spot(to, side, HIGH - 0.6),
        spot(to, side, HIGH - 0.6, HALF - 0.42),
        spot(from, side, HIGH - 0.6, HALF - 0.42),
      ],
      { material: plain, colour: BRICK },
    )
    addFace(
      mesh,
      [
        spot(from, side, HIGH - 1.9, HALF + 0.14),
        spot(to, side, HIGH - 1.9, HALF + 0.14),
        spot(to, side, HIGH - 1.75, HALF + 0.14),
        spot(from, side, HIGH - 1.75, HALF + 0.14),
      ],
      { material: plain, colour: [196, 178, 150] },
    )
    if (from > 190) continue
    for (const z of [from + 0.15, from + 1.75]) {
      const middle = z + 0.55
      addBox(
        mesh,
        { x: crestAt(middle) + side * (HALF - 0.2), y: ridgeAt(middle) + HIGH - 0.75, z: middle },
        { at: [0, 0, 0], size: [0.44, 1, 1.1], coat: brickwork },
      )
    }
  }
}

/** A square tower astride the wall, with arched windows and battlements. */
function addTower(mesh: Mesh, z: number): void {
  const turn = Math.atan(crestAt(z + 1) - crestAt(z))
  const site = { x: crestAt(z), y: ridgeAt(z) - 6, z, turn }
  const coat = { material: brick, colour: BRICK, tint: grain(z, 8) }
  const [wide, high] = [8.4, 17]
  const dark = { material: plain, colour: [46, 38, 34] as const }
  addBox(mesh, site, {
    at: [0, 0, 0],
    size: [wide, high, wide],
    coat,
    top: { material: flagstones, colour: [168, 152, 130] },
  })
  addBox(mesh, site, {
    at: [0, high - 0.1, 0],
    size: [wide + 0.4, 0.3, wide + 0.4],
    coat: { material: plain, colour: [196, 178, 150] },
  })
  for (const side of [-1, 1]) {
    for (const across of [-2.4, 0, 2.4]) {
      addBox(mesh, site, { at: [across, high - 4, (side * wide) / 2], size: [0.9, 1.5, 0.06], coat: dark })
      addBox(mesh, site, { at: [(side * wide) / 2, high - 4, across], size: [0.06, 1.5, 0.9], coat: dark })
    }
    addBox(mesh, site, { at: [0, 10.5, (side * wide) / 2], size: [1.5, 2.5, 0.08], coat: dark })
    for (let post = 0; post < 6; post++) {
      const along = (post - 2.5) * 1.5
      addBox(mesh, site, { at: [along, high + 0.2, (side * (wide - 0.4)) / 2], size: [0.9, 1.1, 0.44], coat })
      addBox(mesh, site, { at: [(side * (wide - 0.4)) / 2, high + 0.2, along], size: [0.44, 1.1, 0.9], coat })
    }
  }
}

function plantSlope(mesh: Mesh, random: Random, autumn: boolean): void {
  for (let tree = 0; tree < 70; tree++) {
    const z = between(random, 22, 130)
    const side = random() < 0.5 ? -1 : 1
    const x = crestAt(z) + side * between(random, 6, 36)
    const at: Spot = [x, landAt(x, z) - 0.3, z]
    if (tree % 4 === 0) addPine(mesh, { at, height: between(random, 5, 8), detail: 0.35 }, { colours: PINES, random })
    else
      addLeafyTree(
        mesh,
        { at, height: between(random, 4, 7), detail: 0.2 },
        { colours: autumn ? AUTUMN : GREENS, random },
      )
  }
}

import { between, type Random } from '../../../base/chance.ts'
import { grains } from '../../model/grain.ts'
import { hangLantern } from '../../model/kit/lanterns.ts'
import { woods } from '../../model/kit/hills.ts'
import { addFir, addLeafyTree, PINES } from '../../model/kit/trees.ts'
import { blend, paint, type Point } from '../../model/material.ts'
import { boards, panes, plain } from '../../model/materials/walls.ts'
import { type Mesh, type Spot, toWorld } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { addGableWall, type Roof } from '../../model/roofs.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addBox, addSheet } from '../../model/solids.ts'
import { addTerrain } from '../../model/terrain.ts'

/** Log houses under thick caps of snow in a wooded valley, lights in their windows, lanterns at their doors. */
export const snowVillage: Place = {
  build: buildSnowVillage,
  views: [
    { eye: [-2, 7.5, -8], look: [2, 3.4, 34], lens: 1 },
    { eye: [1.4, 2.2, 2], look: [-2, 2.9, 26], lens: 1 },
    { eye: [-4, 1.4, 4], look: [4, 5.4, 30], lens: 0.95 },
    { eye: [16, 15, -6], look: [-3, 2, 34], lens: 1.1 },
  ],
  bird: { eye: [-24, 36, -18], look: [1, 1, 32], lens: 1 },
  top: { eye: [0, 72, 22], look: [0, 0, 30], lens: 1 },
  stand: { at: [0.6, 0.1, 0], yaw: 0 },
}

function wayAt(z: number): number {
  return 3.4 * Math.sin(z / 17)
}

function landAt(x: number, z: number): number {
  const off = Math.abs(x - wayAt(z))
  const sides = Math.max(0, Math.abs(x) - 20)
  const drift = off > 2.4 ? 0.5 * grains(x * 0.2, z * 0.2) * Math.min(1, (off - 2.4) / 1.5) : 0
  const far = Math.max(0, z - 74)
  return (
    drift +
    sides * 0.2 +
    sides * sides * 0.0016 +
    far * 0.16 +
    (grains(x * 0.03, z * 0.03) - 0.5) * Math.min(16, sides * 0.35 + far * 0.3)
  )
}

function buildSnowVillage({ random, night, reading }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 2, 30], span: 50, air: 0.0042 })
  const { mesh } = scenery
  const lit = night || reading.time === 'sunset' || reading.time === 'dawn'
  addTerrain(mesh, {
    x: [-150, 150],
    z: [-24, 190],
    heightAt: landAt,
    coat: { material: snow, colour: [70, 88, 84] },
    cells: [130, 130],
    near: 1.4,
  })
  for (const [side, z, out] of [
    [-1, 12, 8],
    [1, 17, 8.4],
    [-1, 27, 9],
    [1, 33, 9],
    [-1, 43, 8],
    [1, 50, 9],
    [-1, 60, 9],
    [1, 68, 8],
  ] as const) {
    const x = wayAt(z) + side * (out + between(random, -0.6, 1))
    const turn = (side * Math.PI) / 2 + between(random, -0.35, 0.35) - side * 0.5
    raiseCabin(scenery, { x, y: landAt(x, z) - 0.15, z, turn }, { random, lit })
  }
  fence(mesh)
  plant(mesh, random)
  return scenery
}

/** Fresh snow: blue in its hollows, trodden on the way; woods where the slopes begin. */
function snow(point: Point): void {
  const { x, z } = point
  const tone = grains(x * 0.5, z * 0.5)
  paint(point, [190, 199, 216], 0.92 + 0.1 * tone)
  const off = Math.abs(x - wayAt(z))
  if (off < 2.2 && z < 80) blend(point, [150, 156, 170], (1 - off / 2.2) * (0.4 + 0.6 * grains(x * 2.4, z * 2.4)))
  const wild = Math.max(Math.abs(x) - 26, z - 86) + (grains(x * 0.08, z * 0.08) - 0.5) * 22
  if (wild < 0) return
  const { r, g, b } = point
  woods(point)
  blend(point, [r, g, b], 0.42 + (wild < 6 ? 0.5 * (1 - wild / 6) : 0))
}

function raiseCabin(
  scenery: Scenery,
  site: Parameters<typeof toWorld>[0] & Spotted,
  { random, lit }: { random: Random; lit: boolean },
): void {
  const { mesh } = scenery
  const [width, depth, height] = [between(random, 6.4, 8.2), 5.4, between(random, 2.6, 3)]
  const logs = { material: boards, colour: [122, 84, 56] as const, tint: random(), along: [0, 1, 0] as const }
  addBox(mesh, site, { at: [0, 0, 0], size: [width, height, depth], coat: logs })
  const roof: Roof = { at: [0, height, 0], size: [width, depth], rise: depth * 0.42, eaves: 0.7, colour: [90, 80, 74] }
  addGableWall(mesh, site, roof, logs)
  capWithSnow(mesh, site, roof)
  for (const x of [-width * 0.3, width * 0.3]) {
    const coat = {
      material: lit ? glowing : panes,
      colour: lit ? ([255, 196, 112] as const) : ([96, 66, 46] as const),
      tint: random(),
    }
    for (const z of [-depth / 2, depth / 2]) addBox(mesh, site, { at: [x, 0.9, z], size: [1.2, 1, 0.12], coat })
    if (lit)
      scenery.lamps.push({
        at: toWorld(site, [x, 1, -depth / 2 - 1.2]),
        reach: 5,
        colour: [255, 170, 90],
        strength: 0.5,
      })
  }
  for (const z of [-1.2, 1.2]) {
    for (const x of [-width / 2, width / 2])
      addBox(mesh, site, {
        at: [x, 0.9, z],
        size: [0.12, 1, 1.1],
        coat: { material: lit ? glowing : panes, colour: lit ? [255, 196, 112] : [96, 66, 46], tint: random() },
      })
  }
  addBox(mesh, site, { at: [0, 0, -depth / 2], size: [1.1, 2, 0.14], coat: { material: plain, colour: [92, 52, 38] } })
  for (const x of [-0.9, 0.9])
    hangLantern(scenery, toWorld(site, [x, height - 0.1, -depth / 2 - 0.5]), { size: 0.3, lit, reach: 6 })
  const chimney = toWorld(site, [width * 0.28, 0, 0])
  addBox(
    mesh,
    { ...site, x: chimney[0], z: chimney[2] },
    { at: [0, height + roof.rise * 0.6, 0], size: [0.6, 1.7, 0.6], coat: { material: plain, colour: [132, 104, 90] } },
  )
}

interface Spotted {
  y: number
}

function glowing(point: Point): void {
  const bar =
    Math.abs(point.u / 0.6 - Math.round(point.u / 0.6)) < 0.07 ||
    Math.abs(point.v / 0.5 - Math.round(point.v / 0.5)) < 0.07
  paint(point, bar ? [96, 62, 40] : point.colour)
  point.glow = bar ? 0 : 0.85
}

/** A round cushion of snow that hangs over the eaves. */
function capWithSnow(mesh: Mesh, site: Parameters<typeof toWorld>[0], { at, size, rise, eaves }: Roof): void {
  const [w, d] = [size[0] / 2 + eaves, size[1] / 2 + eaves]
  const white = { material: cushion, colour: [202, 209, 224] as const }
  const top = (s: number, t: number): Spot => {
    const [x, z] = [(s * 2 - 1) * w, (t * 2 - 1) * d]
    const slope = at[1] + rise * (1 - Math.abs(z) / (size[1] / 2))
    const round = Math.min(1, (1 - Math.abs(s * 2 - 1)) * 9, (1 - Math.abs(t * 2 - 1)) * 7)
    const ridge = Math.exp(-((z / (d * 0.3)) ** 2)) * -0.18
    return toWorld(site, [x, slope + 0.1 + 0.55 * Math.sqrt(Math.max(0, round)) + ridge, z])
  }
  addSheet(mesh, top, [22, 22], white)
  const under = (s: number, t: number): Spot => {
    const [x, z] = [(s * 2 - 1) * w, (t * 2 - 1) * d]
    return toWorld(site, [x, at[1] + rise * (1 - Math.abs(z) / (size[1] / 2)), z])
  }
  addSheet(mesh, under, [1, 2], { material: plain, colour: [104, 82, 66] })
  for (const s of [0, 1])
    addSheet(
      mesh,
      (a, b) => {
        const [x, y, z] = under(s, a)
        return [x, y + b * 0.12, z]
      },
      [12, 1],
      white,
    )
  for (const t of [0, 1])
    addSheet(
      mesh,
      (a, b) => {
        const [x, y, z] = under(a, t)
        return [x, y + b * 0.12, z]
      },
      [8, 1],
      white,
    )
}

function cushion(point: Point): void {
  paint(point, point.colour, 0.96 + 0.06 * grains(point.x * 0.9, point.z * 0.9))
}

function fence(mesh: Mesh): void {
  const wood = { material: plain, colour: [104, 78, 58] as const }
  for (const side of [-1, 1]) {
    for (let z = 3; z < 66; z += 2) {
      const x = wayAt(z) + side * 3.4
      addBox(mesh, { x, y: landAt(x, z), z }, { at: [0, -0.2, 0], size: [0.16, 1.1, 0.16], coat: wood })
      const next = wayAt(z + 2) + side * 3.4
      const turn = Math.atan2(next - x, 2)
      for (const up of [0.35, 0.68])
        addBox(
          mesh,
          { x: (x + next) / 2, y: landAt(x, z) + up, z: z + 1, turn },
          { at: [0, 0, 0], size: [0.07, 0.1, 2.1], coat: wood },
        )
    }
  }
}

function plant(mesh: Mesh, random: Random): void {
  for (let tree = 0; tree < 54; tree++) {
    const side = random() < 0.5 ? -1 : 1
    const z = between(random, 4, 100)
    const x = wayAt(z) + side * between(random, z > 74 ? 2 : 17, 34)
    const at: Spot = [x, landAt(x, z) - 0.2, z]
    if (tree % 9 === 0)
      addLeafyTree(mesh, { at, height: between(random, 6, 9), detail: 0.06 }, { colours: [[150, 140, 132]], random })
    else addFir(mesh, { at, height: between(random, 7, 12), detail: z < 30 ? 0.8 : 0.4 }, { colours: PINES, random })
  }
}

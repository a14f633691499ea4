import { between } from '../../../base/chance.ts'
import { smoothStep } from '../../../base/noise.ts'
import { cell, grain, grains } from '../../model/grain.ts'
import { addBrickHouse } from '../../model/kit/halls.ts'
import { addHills, woods } from '../../model/kit/hills.ts'
import { addLeafyTree, GREENS } from '../../model/kit/trees.ts'
import { blend, dim, paint, type Material, seenAt } from '../../model/material.ts'
import { earth } from '../../model/materials/grounds.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addTerrain } from '../../model/terrain.ts'
import type { Reading } from '../../../recipe/recipe.ts'

/** Height of one step. */
const STEP = 1.5

/** Fields in steps along the contours of a hillside: in spring each of them is a mirror of the sky. */
export const terraces: Place = {
  build: buildTerraces,
  views: [
    { eye: [0, 35, -6], look: [3, 8, 62], lens: 0.95 },
    { eye: [-26, 36, 10], look: [14, 11, 64], lens: 1.1 },
    { eye: [22, 33, 2], look: [-8, 13, 66], lens: 1.05 },
    { eye: [-8, 44, -12], look: [6, 4, 56], lens: 1 },
  ],
  bird: { eye: [-16, 74, 4], look: [2, 8, 58], lens: 1 },
  top: { eye: [0, 120, 46], look: [0, 8, 58], lens: 1.1 },
  stand: { at: [0, 29.6, -2], yaw: 0 },
}

/** The hillside as it was before it was cut: ribs and hollows that fall to a valley. */
function slopeAt(x: number, z: number): number {
  const bend = (grain(x * 0.022 + 8, z * 0.02 + 3) - 0.5) * 26 + Math.sin(x * 0.055 + z * 0.012) * 5
  const near = 30 - Math.max(0, z + bend + 24) * 0.36
  const rib = (grain(x * 0.017 + 30, z * 0.008) - 0.5) * 60 + Math.sin(x * 0.03 + 1) * 12
  const valley = 2 + Math.max(0, z + rib - 96) * 0.36 + Math.abs(x + 10) * 0.05
  const hump =
    13 * Math.exp(-(((x - 26) / 22) ** 2) - ((z - 58) / 26) ** 2) +
    9 * Math.exp(-(((x + 34) / 18) ** 2) - ((z - 74) / 20) ** 2)
  return Math.max(near, valley + (grain(x * 0.03, z * 0.03) - 0.5) * 5) + hump
}

function buildTerraces({ random, reading }: PlaceWish): Scenery {
  const scenery = createScenery({ heart: [0, 10, 50], span: 90, air: 0.0032 })
  const { mesh } = scenery
  const coat = { material: fieldsOf(reading), colour: [74, 98, 58] as const }
  addTerrain(mesh, { x: [-200, 200], z: [-40, 200], heightAt: slopeAt, coat, cells: [180, 150], near: 1.35 })
  addHills(mesh, random, { from: 215, rows: 3, height: 38, colour: [72, 96, 76] })
  for (let house = 0; house < 7; house++) {
    const [x, z] = [26 + between(random, -15, 15), 60 + between(random, -12, 12)]
    const size = { width: between(random, 6, 8), depth: 5, height: between(random, 3.4, 5) }
    const wall = { material: earth, colour: [190, 156, 108] as const }
    addBrickHouse(
      mesh,
      { x, y: slopeAt(x, z) - 0.4, z, turn: between(random, -0.5, 0.5) },
      { ...size, wall, roof: [86, 82, 80] },
    )
  }
  for (let tree = 0; tree < 34; tree++) {
    const [x, z] = [between(random, -70, 74), between(random, 24, 116)]
    if (grains(x * 0.05, z * 0.05) < 0.46) continue
    addLeafyTree(
      mesh,
      { at: [x, slopeAt(x, z) - 0.2, z], height: between(random, 4, 7.5), detail: 0.22 },
      { colours: GREENS, random },
    )
  }
  return scenery
}

/** Water in the flat of each step behind a rim of earth; by summer rice stands in it, in autumn it is gold. */
function fieldsOf({ season, time }: Reading): Material {
  const rice = season === 'summer' ? ([118, 160, 58] as const) : season === 'autumn' ? ([226, 180, 70] as const) : null
  const sky = SKIES[time]
  return (point) => {
    if (point.z > 44 && grains(point.x * 0.019 + 4, point.z * 0.021 + 9) > 0.57) return woods(point)
    const raw = slopeAt(point.x, point.z) / STEP
    const level = Math.floor(raw)
    const rise = raw - level
    const plot = cell(level * 7 + Math.floor(point.x / 19 + cell(level, 2) * 3), level)
    const tone = grains(point.x * 0.5, point.z * 0.5)
    const slope = Math.sqrt(point.nx * point.nx + point.nz * point.nz)
    const share = (point.foot * Math.max(0.05, slope)) / STEP
    const bank = smoothStep(0.74 - share, 0.78 + share, rise)
    const rim = Math.max(bank, 1 - smoothStep(0.07, 0.1 + share, rise))
    const planted = rice !== null ? plot < 0.86 : plot < 0.26
    if (planted) {
      paint(point, rice ?? [132, 164, 74], 0.82 + 0.36 * tone)
      dim(point, 1 + (grain(point.x * 6, point.z * 6) - 0.5) * 0.5 * seenAt(point, 0.4))
    } else {
      const flat = (1 - point.facing) ** 0.8
      paint(point, [112 + plot * 30, 136 + plot * 24, 146])
      blend(point, sky, 0.32 + 0.55 * flat)
      dim(point, 0.86)
      point.glow = 0.14
    }
    if (rim < 0.5) {
      point.nx *= 0.06
      point.nz *= 0.06
      point.ny = 1
    }
    blend(point, bank > 0 ? [84, 104, 52] : [150, 136, 88], rim)
    dim(point, 1 - bank * (0.34 - 0.3 * tone))
  }
}

const SKIES: Readonly<Record<Reading['time'], readonly [number, number, number]>> = {
  day: [176, 198, 216],
  dawn: [214, 206, 222],
  sunset: [250, 196, 150],
  night: [70, 92, 150],
}

import { between, type Random } from '../../../base/chance.ts'
import { grain, grains } from '../../model/grain.ts'
import { addBamboo } from '../../model/kit/bamboo.ts'
import { woods } from '../../model/kit/hills.ts'
import { addRaft } from '../../model/kit/boats.ts'
import { blend, type Point } from '../../model/material.ts'
import { grass, water } from '../../model/materials/grounds.ts'
import { addFace, type Mesh } from '../../model/mesh.ts'
import type { Place, PlaceWish } from '../../model/place.ts'
import { createScenery, type Scenery } from '../../model/scenery.ts'
import { addTerrain } from '../../model/terrain.ts'

/** Steep green peaks around a quiet river with a raft of bamboo. */
export const karst: Place = {
  build: buildKarst,
  views: [
    { eye: [0, 4.4, -6], look: [4, 15, 120], lens: 0.95 },
    { eye: [-9, 2.2, -2], look: [8, 13, 110], lens: 1.05 },
    { eye: [5, 1.1, 0], look: [-4, 24, 120], lens: 0.86 },
    { eye: [-34, 44, -46], look: [8, 12, 120], lens: 1 },
  ],
  bird: { eye: [-50, 110, -60], look: [6, 0, 110], lens: 0.95 },
  top: { eye: [0, 190, 60], look: [0, 0, 90], lens: 1 },
  stand: { at: [-12.4, 0.5, -4], yaw: 0.2 },
  float: { at: [-3, 0, -8], yaw: 0.06 },
}

/** Middle and half width of the river. */
function riverAt(z: number): readonly [number, number] {
  return [14 * Math.sin(z * 0.018) + 9 * Math.sin(z * 0.041 + 2) - 8, 12 + z * 0.045]
}

function buildKarst({ random, night }: PlaceWish): Scenery {
  const scenery = createScenery({ water: 0, heart: [0, 10, 70], span: 130, air: 0.0034 })
  const { mesh } = scenery
  const peaks = listPeaks(random)
  const heightAt = (x: number, z: number): number => {
    const [middle, half] = riverAt(z)
    const out = Math.abs(x - middle) - half + (grain(x * 0.09, z * 0.09) - 0.5) * 5
    const bank = Math.max(-1, Math.min(1.6, out * 0.16))
    let height = bank
    for (const peak of peaks) {
      const [dx, dz] = [x - peak.x, z - peak.z]
      if (Math.abs(dx) > peak.radius * 1.3 || Math.abs(dz) > peak.radius * 1.3) continue
      const lump = 1 + (grains(x * 0.05 + peak.x, z * 0.05) - 0.5) * 0.5
      const away = Math.sqrt(dx * dx + dz * dz) / (peak.radius * lump)
      if (away < 1)
        height = Math.max(
          height,
          bank + peak.height * (1 - away ** 2.6) ** 1.25 * (0.88 + 0.3 * grains(x * 0.08, z * 0.08)),
        )
    }
    return height
  }
  addFace(
    mesh,
    [
      [-900, 0, -120],
      [900, 0, -120],
      [900, 0, 900],
      [-900, 0, 900],
    ],
    { material: water, colour: night ? [18, 40, 48] : [58, 98, 88], airy: true },
  )
  addTerrain(mesh, {
    x: [-300, 300],
    z: [-70, 560],
    heightAt,
    coat: { material: peakFace, colour: [70, 104, 60] },
    cells: [190, 190],
    near: 1.25,
  })
  floatRafts(mesh, random)
  plantBanks(mesh, random, heightAt)
  return scenery
}

interface Peak {
  x: number
  z: number
  radius: number
  height: number
}

/** Thick in the distance, and none in the river. */
function listPeaks(random: Random): Peak[] {
  const peaks: Peak[] = []
  for (let row = 0; row < 7; row++) {
    const z = 66 + row * 62
    const [middle, half] = riverAt(z)
    for (const side of [-1, 1]) {
      for (let index = 0; index < 4; index++) {
        const radius = between(random, 17, 34)
        const x = middle + side * (half + radius * 0.9 + 5 + index * between(random, 34, 48))
        peaks.push({ x, z: z + between(random, -22, 22), radius, height: radius * between(random, 1.15, 2.3) })
      }
    }
    if (row > 2)
      peaks.push({
        x: middle + between(random, -14, 14),
        z: z + 40,
        radius: between(random, 24, 36),
        height: between(random, 40, 72),
      })
  }
  return peaks
}

/** Bushes on every ledge, pale rock with dark streaks where it is too steep. */
function peakFace(point: Point): void {
  const { x, y, z } = point
  if (y < 2.4) {
    point.colour = [110, 136, 70]
    grass(point)
    if (y < 0.35) blend(point, [150, 138, 108], 0.7)
    return
  }
  woods(point)
  const bare = Math.min(1, Math.max(0, (0.5 - point.ny) * 4 + (grains(x * 0.07 + 9, y * 0.03 + z * 0.07) - 0.56) * 5))
  if (bare <= 0) return
  const streak = grain((x + z) * 0.7, y * 0.09)
  blend(point, [186 * (0.6 + 0.5 * streak), 178 * (0.6 + 0.5 * streak), 162 * (0.6 + 0.5 * streak)], bare * 0.85)
}

function floatRafts(mesh: Mesh, random: Random): void {
  for (const [across, z] of [
    [0.1, 15],
    [-0.4, 46],
    [0.45, 64],
  ] as const) {
    const [middle, half] = riverAt(z)
    addRaft(mesh, { x: middle + across * half, y: 0.05, z, turn: between(random, 0.5, 1.1) }, random)
  }
}

function plantBanks(mesh: Mesh, random: Random, heightAt: (x: number, z: number) => number): void {
  for (let clump = 0; clump < 15; clump++) {
    const z = 8 + clump * 7 + between(random, -3, 3)
    const [middle, half] = riverAt(z)
    const side = random() < 0.5 ? -1 : 1
    const x = middle + side * (half + between(random, 4, 9))
    addBamboo(
      mesh,
      [x, heightAt(x, z) - 0.2, z],
      { height: between(random, 8, 12), culms: 9, spread: 1.6, detail: 0.6 },
      random,
    )
  }
}

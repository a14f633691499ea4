import { between, type Random } from '../../../base/chance.ts'
import { flagstones, plain } from '../materials/walls.ts'
import { addFace, type Coat, type Mesh, type Site, type Spot, toWorld } from '../mesh.ts'
import type { Scenery } from '../scenery.ts'
import { addBox, addTube } from '../solids.ts'
import { hangLantern } from './lanterns.ts'

/** The line that a street follows. */
export interface Lane {
  half: number
  from: number
  to: number
  middleAt: (z: number) => number
  heightAt?: (z: number) => number
}

export interface Plot {
  /** Where its front's middle stands, turned towards the street. */
  site: Site
  width: number
  side: 1 | -1
}

function headingAt({ middleAt }: Lane, z: number): number {
  return Math.atan(middleAt(z + 0.5) - middleAt(z - 0.5))
}

/** Plots along both sides, one after the other. */
export function listPlots(lane: Lane, [least, most]: readonly [number, number], random: Random): Plot[] {
  const plots: Plot[] = []
  for (const side of [-1, 1] as const) {
    let z = lane.from + between(random, 0, 2)
    while (z < lane.to) {
      const width = between(random, least, most)
      const middle = z + width / 2
      const turn = headingAt(lane, middle) + (side * Math.PI) / 2
      const site = { x: lane.middleAt(middle) + side * lane.half, y: lane.heightAt?.(middle) ?? 0, z: middle, turn }
      plots.push({ site, width, side })
      z += width + 0.05
    }
  }
  return plots
}

/** The paved way between the fronts, and ground behind them. */
export function pave(mesh: Mesh, lane: Lane, paving: Coat): void {
  const step = 3
  for (let z = lane.from; z < lane.to; z += step) {
    const spot = (across: number, away: number): Spot => [
      lane.middleAt(away) + across,
      lane.heightAt?.(away) ?? 0,
      away,
    ]
    const [near, far] = [z, z + step]
    addFace(
      mesh,
      [spot(-lane.half - 30, near), spot(lane.half + 30, near), spot(lane.half + 30, far), spot(-lane.half - 30, far)],
      paving,
    )
    for (const side of [-1, 1]) {
      const edge = side * (lane.half - 0.5)
      const lift = (place: Spot): Spot => [place[0], place[1] + 0.012, place[2]]
      addFace(
        mesh,
        [spot(edge, near), spot(edge + side * 0.24, near), spot(edge + side * 0.24, far), spot(edge, far)].map(lift),
        {
          material: plain,
          colour: [112, 108, 102],
        },
      )
    }
  }
}

export const PAVING: Coat = { material: flagstones, colour: [158, 152, 142] }

/** Lanterns on lines across the street. */
export function stringLanterns(
  scenery: Scenery,
  lane: Lane,
  { high, every, lit, count = 7 }: { high: number; every: number; lit: boolean; count?: number },
): void {
  for (let z = lane.from + 7; z < Math.min(lane.to, 62); z += every) {
    const y = (lane.heightAt?.(z) ?? 0) + high
    const spots = Array.from({ length: count + 2 }, (_, index): Spot => {
      const s = (index / (count + 1)) * 2 - 1
      return [lane.middleAt(z) + s * lane.half, y - 0.5 * (1 - s * s), z]
    })
    addTube(scenery.mesh, spots, [0.015, 0.015], { material: plain, colour: [50, 36, 30] })
    for (const [index, spot] of spots.slice(1, -1).entries())
      hangLantern(scenery, spot, { size: 0.25, lit: lit && (index % 2 === 0 || z < 24), reach: 6 })
  }
}

/** A banner that hangs from a pole at a front. */
export function hangBanner(
  mesh: Mesh,
  site: Site,
  { x, high, colour }: { x: number; high: number; colour: readonly [number, number, number] },
): void {
  addTube(mesh, [toWorld(site, [x, high, 0]), toWorld(site, [x, high + 0.1, -1.1])], [0.03, 0.03], {
    material: plain,
    colour: [84, 60, 44],
  })
  const spot = (out: number, up: number) => toWorld(site, [x, up, -out])
  addFace(mesh, [spot(0.35, high), spot(0.95, high), spot(0.95, high - 1.7), spot(0.35, high - 1.7)], {
    material: plain,
    colour,
  })
}

/** Barrels, crates and jars before a front. */
export function setWares(mesh: Mesh, site: Site, width: number, random: Random): void {
  const count = Math.floor(between(random, 0, 3.4))
  for (let ware = 0; ware < count; ware++) {
    const [x, size] = [between(random, -0.42, 0.42) * width, between(random, 0.36, 0.6)]
    addBox(mesh, site, {
      at: [x, 0, -0.5],
      size: [size * 1.2, size, size],
      coat: { material: plain, colour: random() < 0.5 ? [134, 98, 62] : [104, 112, 92] },
    })
  }
}

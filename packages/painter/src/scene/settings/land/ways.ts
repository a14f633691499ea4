import { mixColours, type Rgb } from '../../../base/colour.ts'
import { smoothStep } from '../../../base/noise.ts'
import type { Stage } from '../../stage.ts'
import { measurePerson } from '../measure.ts'
import { type Lane, layLane, onLane } from './lane.ts'
import { quayEnd } from './shores.ts'
import type { GroundSpot } from './soils.ts'

type Dress = (spot: GroundSpot, base: Rgb) => Rgb

const EARTH: Rgb = [176, 146, 104]
const TRAIL: Rgb = [112, 92, 62]

/** The way through a village or a wood. */
export function laneOf(stage: Stage): Lane {
  const { setting } = stage.recipe.reading
  const person = measurePerson(stage)
  if (setting === 'road') return layLane(stage, person * 1.9, 0.35)
  if (setting === 'jungle') return layLane(stage, person * 0.55, 0.9)
  return layLane(stage, person * (setting === 'garden' ? 0.75 : 1.15), setting === 'garden' ? 0 : 0.5)
}

/** The way, or null in a place that has none. */
export function layWay(stage: Stage): Lane | null {
  const { setting } = stage.recipe.reading
  return ['village', 'farm', 'garden', 'road', 'jungle'].includes(setting) ? laneOf(stage) : null
}

/** Trodden earth with two ruts and grass at its edges. */
export function dressLane(stage: Stage, kind: 'lane' | 'trail'): Dress {
  const lane = laneOf(stage)
  const tone = kind === 'lane' ? EARTH : TRAIL
  return ({ x, z }, base) => {
    const on = onLane(stage, lane, x, z)
    if (on === 0) return base
    const rut = Math.abs(Math.abs(x - lane.middleAt(z)) - lane.half * 0.5) / lane.half
    const shade = 0.88 + 0.12 * smoothStep(0.04, 0.2, rut) + stage.grain(x * 4, z * 4) * 0.06
    return mixColours(base, [tone[0] * shade, tone[1] * shade, tone[2] * shade], on * 0.92)
  }
}

/** Rows of crops that close towards the horizon, a strip of gold beside green ones. */
export function dressFields(stage: Stage): Dress {
  const lane = laneOf(stage)
  const row = measurePerson(stage) * 0.62
  const way = dressLane(stage, 'lane')
  return (spot, base) => {
    const { x, z } = spot
    const off = x - lane.middleAt(z)
    if (Math.abs(off) < lane.half * 1.5) return way(spot, base)
    const field = Math.floor((z + 400) / 26) + (off > 0 ? 1 : 0)
    const furrow = Math.abs(((((off / row) % 1) + 1) % 1) - 0.5) * 2
    const soft = Math.exp(-z * 0.02)
    const crop: Rgb = field % 2 === 0 ? [206, 172, 78] : [104, 142, 58]
    const between: Rgb = field % 2 === 0 ? [172, 134, 60] : [124, 92, 60]
    const share = smoothStep(0.36, 0.64, furrow + stage.grain(x * 2.6, z * 2.6) * 0.16)
    const striped = mixColours(between, crop, share * soft + 0.72 * (1 - soft))
    return mixColours(base, striped, 0.9 * smoothStep(3.6, 1.6, spot.height))
  }
}

const LAWN: Rgb = [112, 156, 62]

/** Mown lawn in stripes with a path of pale stones. */
export function dressGarden(stage: Stage): Dress {
  const lane = laneOf(stage)
  return ({ x, z }, base) => {
    const on = onLane(stage, lane, x, z)
    const stripe = Math.sin((x * 2.4) / lane.half) > 0 ? 1.07 : 0.95
    const lawn = mixColours(base, [LAWN[0] * stripe, LAWN[1] * stripe, LAWN[2] * stripe], 0.7)
    if (on === 0) return lawn
    const slab = slabTone(stage, x, z, lane.half * 0.55)
    return mixColours(lawn, [214 * slab, 198 * slab, 168 * slab], on)
  }
}

/** Darker in the joints between slabs; no two slabs are alike. */
function slabTone({ grain }: Stage, x: number, z: number, size: number): number {
  const row = Math.floor(z / size)
  const column = Math.floor(x / size + (row % 2) * 0.5)
  const [u, v] = [x / size + (row % 2) * 0.5 - column, z / size - row]
  const joint = Math.min(u, 1 - u, v, 1 - v) < 0.045 && z < 30 ? 0.76 : 1
  return joint * (0.96 + 0.09 * grain(column * 7.7, row * 3.3)) * (1 + grain(x * 5, z * 5) * 0.03)
}

/** Asphalt with a broken line in its middle and full ones at its edges. */
export function dressRoad(stage: Stage): Dress {
  const lane = laneOf(stage)
  const dash = measurePerson(stage) * 1.5
  return ({ x, z }, base) => {
    const off = x - lane.middleAt(z)
    const on = 1 - smoothStep(lane.half, lane.half * 1.04, Math.abs(off))
    const verge = 1 - smoothStep(lane.half, lane.half * 1.4, Math.abs(off) + stage.grain(x * 2, z * 2) * 0.1)
    const dusty = mixColours(base, EARTH, verge * 0.7)
    if (on === 0) return dusty
    const grit = 1 + stage.grain(x * 6, z * 6) * 0.08
    const tar: Rgb = [92 * grit, 93 * grit, 98 * grit]
    const wide = lane.half * 0.035 + z * 0.0012
    const middle = Math.abs(off) < wide && z % dash < dash * 0.55
    const edge = Math.abs(Math.abs(off) - lane.half * 0.9) < wide
    return mixColours(dusty, middle ? [238, 206, 92] : edge ? [230, 228, 220] : tar, on)
  }
}

/** Paving stones in courses. */
export function dressSlabs(stage: Stage): Dress {
  const size = measurePerson(stage) * 0.34
  return ({ x, z }, base) => {
    const tone = slabTone(stage, x, z, size)
    return [base[0] * tone, base[1] * tone, base[2] * tone]
  }
}

/** A quay of great stones; what lies behind the basin stays bare. */
export function dressQuay(stage: Stage): Dress {
  const size = measurePerson(stage) * 0.7
  const end = quayEnd(stage)
  return ({ x, z, height }, base) => {
    if (z > end + 0.3) return height > 1.2 ? mixColours(base, [104, 128, 70], 0.8) : base
    const tone = slabTone(stage, x, z, size)
    return [base[0] * tone, base[1] * tone, base[2] * tone]
  }
}

/** Old paving that grass has broken up. */
export function dressRuins(stage: Stage): Dress {
  const size = measurePerson(stage) * 0.6
  return ({ x, z, height }, base) => {
    const kept =
      smoothStep(-0.15, 0.25, stage.form(x * 0.3 + 4, z * 0.3)) * smoothStep(22, 9, z) * smoothStep(1, 0.4, height)
    if (kept === 0) return base
    const tone = slabTone(stage, x, z, size)
    const slab: Rgb = [184 * tone, 172 * tone, 148 * tone]
    return mixColours(base, slab, kept * (tone < 0.86 ? 0.35 : 0.92))
  }
}

import { smoothStep, sumOctaves, sumRidges } from '../noise.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'
import type { Seat } from './seat.ts'
import { hasFeature, hasMood, isUnwanted, type Stage } from './stage.ts'

export type Soil = 'grass' | 'snow' | 'sand' | 'rock' | 'regolith'

/** A height field in world units; the eye is at height 1 over the point (0, 0). */
export interface Land {
  /** What is seen from above: ground or the water's surface. */
  heightAt(x: number, z: number): number
  /** The ground, also under water. */
  groundAt(x: number, z: number): number
  /** The water's surface, or null where there is none at all. */
  waterAt: ((x: number, z: number) => number) | null
  soil: Soil
  /** Height above which rock carries snow; Infinity for never. */
  snowLine: number
}

type Shape = (x: number, z: number) => number

/** The land that the words ask for, with the seat of a castle or lighthouse raised in it. */
export function chooseLand(stage: Stage, seat: Seat | null): Land {
  const shape = raiseSeat(stage, seat, chooseShape(stage))
  const water = chooseWater(stage)
  return {
    groundAt: shape,
    heightAt: water ? (x, z) => Math.max(shape(x, z), water(x, z)) : shape,
    waterAt: water,
    soil: chooseSoil(stage),
    snowLine: chooseSnowLine(stage),
  }
}

function chooseSoil(stage: Stage): Soil {
  const { setting, weather } = stage.recipe.reading
  if (setting === 'moon') return 'regolith'
  if (setting === 'desert') return 'sand'
  if (weather === 'snow' || hasFeature(stage, 'snow', 'ice', 'winter')) return 'snow'
  if (setting === 'sea') return hasFeature(stage, 'cliff') ? 'grass' : 'sand'
  return 'grass'
}

function chooseSnowLine(stage: Stage): number {
  if (chooseSoil(stage) === 'snow') return -1
  const { setting } = stage.recipe.reading
  if (setting === 'desert' || setting === 'moon' || setting === 'sea') return Number.POSITIVE_INFINITY
  return 11
}

function chooseShape(stage: Stage): Shape {
  switch (stage.recipe.reading.setting) {
    case 'moon':
      return shapeMoon(stage)
    case 'desert':
      return shapeDunes(stage)
    case 'sea':
      return shapeShore(stage, 400, 0)
    case 'lake':
      return shapeShore(stage, 26, hasMountains(stage) ? 1 : 0)
    case 'river':
      return shapeRiver(stage)
    case 'mountains':
      return addShapes(shapeHills(stage, 0.8), shapeRange(stage, 1))
    case 'forest':
      return shapeHills(stage, 0.45)
    default:
      return addShapes(shapeHills(stage, 1), shapeRange(stage, hasMountains(stage) ? 1 : 0.28))
  }
}

function hasMountains(stage: Stage): boolean {
  return hasFeature(stage, 'mountains', 'mountain', 'snowy mountains', 'peak', 'hill', 'hills')
}

function addShapes(one: Shape, other: Shape): Shape {
  return (x, z) => one(x, z) + other(x, z)
}

/** Nearly flat at the viewer's feet, rolling further off. */
function shapeHills(stage: Stage, amount: number): Shape {
  const { form, grain } = stage
  const far = stage.layout.distance
  return (x, z) => {
    const away = smoothStep(5, 34, z * far)
    const near = 0.1 * grain(x * 0.3, z * 0.3) + 0.03 * grain(x * 1.3, z * 1.3)
    return (
      near * Math.min(1, z * 0.25) + away * amount * (1.5 * sumOctaves(form, x * 0.042 * far, z * 0.042 * far, 3) + 0.5)
    )
  }
}

/** A chain of mountains: sharp crests, warped so that no two valleys are alike. */
function shapeRange(stage: Stage, amount: number): Shape {
  const { form, grain } = stage
  if (isUnwanted(stage, 'mountains')) return () => 0
  // Ink landscapes live by their peaks.
  const tall = stage.recipe.reading.medium === 'ink' && hasMountains(stage) ? 84 : 56
  return (x, z) => {
    const away = smoothStep(26, 105, z) * amount
    if (away === 0) return 0
    const bend = grain(x * 0.011, z * 0.011) * 12
    const crest = sumRidges(form, (x + bend) * 0.0088, (z - bend) * 0.0088, 6)
    const mass = 0.62 + 0.38 * grain(x * 0.006 + 5, z * 0.006)
    return away * (crest * tall * mass - 7)
  }
}

/** Water at the feet, or beyond a bank when the subjects stand on land; land again beyond `far`. */
function shapeShore(stage: Stage, far: number, mountains: number): Shape {
  const { grain, form } = stage
  const hills = shapeHills(stage, 1.2)
  const range = shapeRange(stage, Math.max(mountains, 0.34))
  const bank = stage.ashore ? bankOf(stage) : 0
  return (x, z) => {
    const wander = 5 * sumOctaves(grain, x * 0.06, z * 0.05, 3)
    const beyond = smoothStep(far - 2, far + 8, z + wander - Math.abs(x) * 0.12)
    const before =
      bank > 0 ? smoothStep(bank + 0.8, bank - 0.6, z + sumOctaves(form, x * 0.7, 3.1, 3) * 0.9 - x * 0.12) : 0
    const land = beyond > 0 ? beyond * (0.6 + Math.max(0, hills(x, z)) + Math.max(0, range(x, z))) : 0
    return -0.4 + land + before * (0.54 + 0.04 * grain(x * 1.1, z * 1.1))
  }
}

/** Distance at which the near bank ends: a little behind the subjects. */
function bankOf(stage: Stage): number {
  const { focal, feet, horizon } = stage.layout
  return (focal / (feet - horizon)) * 1.45
}

function shapeRiver(stage: Stage): Shape {
  const hills = addShapes(shapeHills(stage, 1), shapeRange(stage, hasMountains(stage) ? 1 : 0.3))
  const { grain } = stage
  const wide = stage.recipe.reading.subjects.some(({ name }) => subjectTraits(name)?.habitat === 'structure')
  const shift = (stage.layout.focus < stage.frame.width / 2 ? 1 : -1) * (wide ? 3 : 2)
  return (x, z) => {
    const middle = stage.ashore ? shift + Math.sin(z * 0.16 + shift) * z * 0.14 : Math.sin(z * 0.11) * z * 0.1
    const half = (stage.ashore ? 1.2 : 2.6) + grain(z * 0.1, 4) * 0.5
    const bank = smoothStep(half, half + 1.6, Math.abs(x - middle))
    return -0.4 + bank * (0.45 + Math.max(0, hills(x, z)))
  }
}

/** Long dunes with a sharp crest and a steep side away from the wind. */
function shapeDunes(stage: Stage): Shape {
  const { form, grain } = stage
  return (x, z) => {
    const away = smoothStep(4, 30, z)
    const bend = grain(x * 0.03, z * 0.03) * 1.2
    const crest = 1.06 - Math.sqrt(form(x * 0.022 + bend * 0.3, z * 0.03 + bend) ** 2 + 0.004)
    const ripple = z < 9 ? Math.sin((z * 5 + x * 1.2 + grain(x * 0.8, z * 0.8) * 3) * 2) * 0.005 * (1 - z / 9) : 0
    return 0.06 * grain(x * 0.4, z * 0.4) + ripple + away * (crest ** 2.2 * 5.2 - 0.8)
  }
}

/** Dust plain with craters of all sizes, and soft old mountains at the edge. */
function shapeMoon(stage: Stage): Shape {
  const { form, grain } = stage
  const range = shapeRange(stage, 0.3)
  return (x, z) => {
    const plain = 0.09 * sumOctaves(form, x * 0.16, z * 0.16, 3) + 0.006 * grain(x * 2.4, z * 2.4)
    const big = crater(x, z, 9, grain) * smoothStep(3, 8, z)
    const small = crater(x + 31, z + 17, 2.3, grain) * 0.62 + crater(x - 11, z + 5, 0.8, grain) * 0.25
    return plain + big + small * Math.min(1, z * 0.3) + Math.max(0, range(x, z)) * 0.8
  }
}

/** One crater in most cells of a grid: a bowl with a raised rim. */
function crater(x: number, z: number, cell: number, grain: Shape): number {
  const column = Math.floor(x / cell)
  const row = Math.floor(z / cell)
  const pick = grain(column * 13.7 + 0.5, row * 7.3 + 0.5)
  if (pick < -0.1) return 0
  const radius = cell * (0.2 + 0.16 * Math.abs(pick))
  const fromX = x - (column + 0.5 + pick * 0.12) * cell
  const fromZ = z - (row + 0.5 - pick * 0.12) * cell
  const out = Math.hypot(fromX, fromZ) / radius
  if (out > 1.5) return 0
  const bowl = out < 1 ? (out * out - 1) * 0.46 : 0
  const rim = 0.22 * Math.exp(-((out - 1) ** 2) * 22)
  return (bowl + rim) * radius * 0.55
}

function chooseWater(stage: Stage): Shape | null {
  const { setting, weather } = stage.recipe.reading
  if (setting !== 'sea' && setting !== 'lake' && setting !== 'river') return null
  const stormy = weather === 'storm' || hasMood(stage, 'stormy')
  if (setting !== 'sea' || hasMood(stage, 'calm')) return () => 0
  const height = stormy ? 0.17 : 0.03
  const { form, grain } = stage
  return (x, z) => {
    const bend = grain(x * 0.16, z * 0.16) * 1.5
    const swell = 1 - Math.abs(form(x * 0.11 + bend * 0.1, z * 0.3 + bend * 0.2))
    const chop = 1 - Math.abs(grain(x * 0.42 + 3, z * 0.85 + bend * 0.3))
    return height * Math.min(1.6, 0.5 + z * 0.08) * (swell * swell * 1.5 + chop * chop * 0.6 - 0.7)
  }
}

/** Lifts a mountain or a headland out of the land for what must stand on it. */
function raiseSeat(stage: Stage, seat: Seat | null, shape: Shape): Shape {
  if (seat === null) return shape
  const { form, grain } = stage
  if (seat.kind === 'peak') {
    return (x, z) => {
      const away = Math.hypot(x - seat.x, (z - seat.z) * 1.1)
      const crag = sumRidges(form, x * 0.085, z * 0.085, 6) - 0.5
      const outside = smoothStep(seat.radius * 0.95, seat.radius * 1.7, away)
      const down = Math.max(0, away - seat.radius)
      // Steep under the walls, running out into long feet.
      const fall = seat.steep * (0.5 * down + 5.5 * Math.log(1 + down / 4.5))
      const peak = seat.height - Math.min(seat.height + 4, fall) + crag * outside * (1.1 + Math.min(12, down) * 0.26)
      return Math.max(shape(x, z), peak)
    }
  }
  return (x, z) => {
    const rough = sumOctaves(form, x * 0.45, z * 0.45, 4) * 1.05 + grain(x * 2.2, z * 2.2) * 0.16
    const inland = (x - seat.x) * seat.side + seat.radius + rough
    const front = z - (seat.z - seat.radius * 1.25) + rough * 0.8 - Math.max(0, -inland) * 0.4
    const behind = seat.z + seat.radius * 4 - z
    const inside = Math.min(inland, front, behind)
    const ledge = smoothStep(-0.5, 0.35, inside) * 0.72 + smoothStep(0.1, 1.5, inside) * 0.28
    const boulders = rockAt(grain, x, z) * smoothStep(-2.2, -0.5, inside)
    const top = seat.height + 0.05 * grain(x, z) + Math.max(0, inland - 3) * 0.05
    return Math.max(shape(x, z), ledge * top - 0.3 * (1 - ledge) + boulders * (1 - ledge))
  }
}

/** Rocks that the surf breaks on at the foot of a cliff. */
function rockAt(grain: Shape, x: number, z: number): number {
  return Math.min(0.55, Math.max(0, sumRidges(grain, x * 0.7, z * 0.7, 3) - 0.5) * 1.3)
}

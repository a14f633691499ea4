import { smoothStep, sumOctaves, sumRidges } from '../../../base/noise.ts'
import { hasFeature, isUnwanted, type Stage } from '../../stage.ts'

/** Height of the ground over a point of the world. */
export type Shape = (x: number, z: number) => number

export function addShapes(one: Shape, other: Shape): Shape {
  return (x, z) => one(x, z) + other(x, z)
}

export function hasMountains(stage: Stage): boolean {
  return hasFeature(stage, 'mountains', 'mountain', 'snowy mountains', 'peak', 'hill', 'hills')
}

/** Nearly flat at the viewer's feet, rolling further off. */
export function shapeHills(stage: Stage, amount: number): Shape {
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

/** A chain of mountains: broad masses first, sharp crests on them, bent so that no two valleys are alike. */
export function shapeRange(stage: Stage, amount: number): Shape {
  const { form, grain } = stage
  if (isUnwanted(stage, 'mountains')) return () => 0
  // Ink landscapes live by their peaks.
  const tall = stage.recipe.reading.medium === 'ink' && hasMountains(stage) ? 62 : 44
  return (x, z) => {
    const away = smoothStep(34, 120, z) * amount
    if (away === 0) return 0
    const bend = grain(x * 0.012, z * 0.012) * 14
    const mass = 0.55 + 0.45 * form(x * 0.0085 + 7, z * 0.011)
    const crest = sumRidges(form, (x + bend) * 0.0105, (z - bend) * 0.0125, 6)
    return away * (tall * mass * (0.3 + 0.85 * crest) - 7)
  }
}

/** Long dunes with a sharp crest and a steep side away from the wind. */
export function shapeDunes(stage: Stage): Shape {
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
export function shapeMoon(stage: Stage): Shape {
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

/** Red plain with stones half sunk, craters far off and table mountains at the edge. */
export function shapeMars(stage: Stage): Shape {
  const { form, grain } = stage
  return (x, z) => {
    const plain = 0.12 * sumOctaves(form, x * 0.12, z * 0.12, 3) + 0.01 * grain(x * 2.1, z * 2.1)
    const rock = Math.max(0, grain(x * 1.1 + 40, z * 1.1) - 0.62) * 0.5 * Math.min(1, z * 0.25)
    const pit = crater(x + 5, z, 16, grain) * smoothStep(7, 14, z)
    const table = smoothStep(0.02, 0.2, form(x * 0.016 + 3, z * 0.014)) * smoothStep(28, 60, z)
    return plain + rock + pit + table * (9 + 2 * grain(x * 0.05, z * 0.05))
  }
}

/** A level square of a town. */
export function shapeSquare({ grain }: Stage): Shape {
  return (x, z) => 0.02 * grain(x * 0.3, z * 0.3)
}

/** Soft drifts of deep snow. */
export function shapeDrifts(stage: Stage): Shape {
  const { form, grain } = stage
  const hills = shapeHills(stage, 0.8)
  const range = shapeRange(stage, hasMountains(stage) ? 1 : 0.6)
  return (x, z) => {
    const drift = 0.16 * form(x * 0.22, z * 0.34) + 0.03 * grain(x * 0.9, z * 1.4)
    return drift * Math.min(1, z * 0.2) + hills(x, z) + range(x, z)
  }
}

/** The upper side of a sea of clouds, below the eye: round heads with creases between them, towers far off. */
export function shapeClouds(stage: Stage): Shape {
  const { form, grain } = stage
  return (x, z) => {
    const swell = sumOctaves(form, x * 0.035, z * 0.035, 2) * 2.2 * smoothStep(0, 14, z)
    const heads = Math.abs(grain(x * 0.13, z * 0.13)) * 1.5 + Math.abs(form(x * 0.34, z * 0.34)) * 0.5
    const fluff = Math.abs(grain(x * 0.8 + 3, z * 0.8)) * 0.1
    const tower = smoothStep(0.3, 0.75, grain(x * 0.014 + 9, z * 0.016)) * smoothStep(20, 70, z)
    const lumps = tower * (5 + 5 * Math.abs(form(x * 0.06, z * 0.06)) + 2 * Math.abs(grain(x * 0.16, z * 0.16)))
    return -2.2 + swell + heads + fluff + lumps
  }
}

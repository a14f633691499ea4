import { smoothStep, sumOctaves } from '../../../base/noise.ts'
import { subjectTraits } from '../../../subjects/draw-subject.ts'
import type { Stage } from '../../stage.ts'
import { feetDistance } from '../measure.ts'
import { addShapes, hasMountains, type Shape, shapeHills, shapeRange } from './shapes.ts'

/** Water at the feet, or beyond a bank when the subjects stand on land; land again beyond `far`. */
export function shapeShore(stage: Stage, far: number, mountains: number): Shape {
  const { grain, form } = stage
  const hills = shapeHills(stage, 1.2)
  const range = shapeRange(stage, Math.max(mountains, 0.34))
  const bank = stage.ashore ? feetDistance(stage) * 1.45 * stage.layout.eye : 0
  return (x, z) => {
    const wander = 5 * sumOctaves(grain, x * 0.06, z * 0.05, 3)
    const beyond = smoothStep(far - 2, far + 8, z + wander - Math.abs(x) * 0.12)
    const before =
      bank > 0 ? smoothStep(bank + 0.8, bank - 0.6, z + sumOctaves(form, x * 0.7, 3.1, 3) * 0.9 - x * 0.12) : 0
    const land = beyond > 0 ? beyond * (0.6 + Math.max(0, hills(x, z)) + Math.max(0, range(x, z))) : 0
    return -0.4 + land + before * (0.54 + 0.04 * grain(x * 1.1, z * 1.1))
  }
}

export function shapeRiver(stage: Stage): Shape {
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

/** Distance at which the sand of a beach ends: behind who stands on it, before who floats. */
export function beachEnd(stage: Stage): number {
  const afloat = !stage.ashore && stage.recipe.reading.subjects.length > 0
  return feetDistance(stage) * (afloat ? 0.86 : 1.75) * stage.layout.eye
}

/** Sand that runs out under the sea aslant, and a headland far off. */
export function shapeBeach(stage: Stage): Shape {
  const { form, grain, layout, frame } = stage
  const end = beachEnd(stage)
  const side = layout.focus > frame.width / 2 ? 1 : -1
  const hills = shapeHills(stage, 1)
  return (x, z) => {
    const out = (z - end - x * side * 0.42 + sumOctaves(form, x * 0.22, z * 0.22, 2) * 0.7) / (1 + end * 0.25)
    const sand = Math.max(-0.5, Math.min(0.34, -out * 0.13)) + 0.015 * grain(x * 1.6, z * 1.6)
    const cape = smoothStep(0.2, 0.7, (x * side) / z + 0.06 * grain(x * 0.05, z * 0.04)) * smoothStep(16, 30, z)
    return sand + (cape > 0 ? cape * (1.6 + 2.2 * Math.max(0, hills(x, z)) + 0.5 * grain(x * 0.3, z * 0.3)) : 0)
  }
}

/** A quay at the feet, a basin before it and a far waterfront. */
export function shapeHarbour(stage: Stage): Shape {
  const quay = quayEnd(stage)
  const front = harbourFront(stage)
  const hills = shapeHills(stage, 1.4)
  return (x, z) => {
    if (z < quay) return 0.1
    const beyond = smoothStep(front - 0.4, front, z)
    return beyond === 0 ? -0.5 : -0.5 + beyond * (0.75 + smoothStep(front + 3, front + 22, z) * (4 + 3 * hills(x, z)))
  }
}

/** Where the quay ends: behind who stands on it, before who floats. */
export function quayEnd(stage: Stage): number {
  const afloat = !stage.ashore && stage.recipe.reading.subjects.length > 0
  return feetDistance(stage) * (afloat ? 0.62 : 1.35)
}

export function harbourFront(stage: Stage): number {
  return Math.max(9, feetDistance(stage) * 4.4)
}

/** Mud that lies now above, now below a standing water. */
export function shapeSwamp(stage: Stage): Shape {
  const { form, grain } = stage
  const bank = stage.ashore ? feetDistance(stage) * 1.3 : feetDistance(stage) * 0.45
  return (x, z) => {
    const island = sumOctaves(form, x * 0.2, z * 0.26, 3) * 0.5 + grain(x * 1.2, z * 1.2) * 0.03 - 0.12
    const before = smoothStep(bank * 1.15, bank * 0.9, z + sumOctaves(form, x * 0.7, 3.1, 2) * bank * 0.3)
    const far = smoothStep(24, 60, z) * 1.4
    return Math.min(0.2, island) * (1 - before) + before * 0.16 + far * (0.5 + form(x * 0.05, z * 0.05))
  }
}

/** A pool under a cliff: the fall stands in it at `fallPlace`. */
export function shapeFalls(stage: Stage): Shape {
  const { form, grain } = stage
  const { x: middle, z: wall, height, half } = fallPlace(stage)
  const bank = stage.ashore ? feetDistance(stage) * 1.4 : feetDistance(stage) * 0.5
  const hills = shapeHills(stage, 1)
  return (x, z) => {
    const rough = sumOctaves(form, x * 0.28, z * 0.28, 4) * 2.2 + grain(x * 1.3, z * 1.3) * 0.3
    const curve = ((x - middle) / (half * 3.4)) ** 2
    const from =
      wall -
      Math.min(wall * 0.45, curve * wall * 0.12) +
      rough * 0.5 * smoothStep(half, half * 1.6, Math.abs(x - middle))
    const rise = smoothStep(from, from + 1.2, z) * 0.8 + smoothStep(from + 0.6, from + 6, z) * 0.2
    const pool = half * 2.1
    const beside = smoothStep(pool * 0.75, pool * 1.25, Math.abs(x - middle * (z / wall)) + rough * 0.7)
    const before = smoothStep(bank * 1.12, bank * 0.85, z + sumOctaves(form, x * 0.7, 3.1, 3) * 0.9)
    const low = -0.45 + Math.max(before * 0.55, beside * (0.62 + 0.2 * Math.max(0, rough)))
    return low + rise * (height + rough * 0.35 + Math.max(0, z - from - 4) * 0.1 + Math.max(0, hills(x, z)) * 0.5)
  }
}

/** Where water falls: its middle and the cliff's distance and height, in world units. */
export function fallPlace({ layout, frame }: Stage): { x: number; z: number; height: number; half: number } {
  const nearest = layout.focal / Math.max(20, layout.feet - layout.horizon)
  const z = Math.max(9, nearest * 3.6)
  const side = layout.focus > frame.width / 2 ? -1 : 1
  const height = ((Math.max(layout.horizon, frame.height * 0.2) - frame.height * 0.1) / layout.focal) * z + 1
  return { x: ((side * frame.width * 0.13) / layout.focal) * z, z, height, half: Math.max(1, height * 0.17) }
}

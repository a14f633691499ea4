import { smoothStep, sumOctaves, sumRidges } from '../../../base/noise.ts'
import type { Stage } from '../../stage.ts'
import type { Shape } from './shapes.ts'

/** A dry valley between stepped walls, with table mountains at its end. */
export function shapeCanyon(stage: Stage): Shape {
  const { form, grain, layout } = stage
  const floor = 2.4 + layout.distance
  return (x, z) => {
    const middle = Math.sin(z * 0.05 + 1) * z * 0.06
    const rough = sumOctaves(form, x * 0.1, z * 0.1, 4) * 3.4 + grain(x * 0.7, z * 0.7) * 0.35
    const out = Math.abs(x - middle) - floor - z * 0.16 + rough
    const wall = stepUp(Math.max(0, out) * 1.5, 2.9) * smoothStep(2.5, 9, z)
    const table = smoothStep(0.1, 0.24, form(x * 0.02 + 5, z * 0.02)) * smoothStep(30, 46, z)
    const mesa = stepUp(table * 13 + rough * 0.3, 3.4)
    const sand = 0.08 * grain(x * 0.35, z * 0.35) + 0.02 * grain(x * 1.9, z * 1.9)
    return sand + Math.max(Math.min(17, wall), mesa)
  }
}

/** Turns a slope into ledges and steep faces. */
function stepUp(height: number, ledge: number): number {
  const level = Math.floor(height / ledge)
  const rest = height / ledge - level
  return (level + smoothStep(0.42, 0.78, rest) * 0.88 + rest * 0.12) * ledge
}

/** Where a volcano stands, in world units. */
export function volcanoPlace({ layout, frame }: Stage): { x: number; z: number; height: number; rim: number } {
  const z = 70
  const side = layout.focus > frame.width / 2 ? -1 : 1
  const rise = Math.max(layout.horizon, frame.height * 0.25) - frame.height * 0.24
  return { x: ((side * frame.width * 0.12) / layout.focal) * z, z, height: (rise / layout.focal) * z, rim: 4.2 }
}

/** One great cone with an open top over a plain of broken lava. */
export function shapeVolcano(stage: Stage): Shape {
  const { form, grain } = stage
  const place = volcanoPlace(stage)
  return (x, z) => {
    const away = Math.hypot(x - place.x, (z - place.z) * 1.1)
    const gullies = sumRidges(form, x * 0.07, z * 0.07, 4) - 0.5
    const down = Math.max(0, away - place.rim)
    const cone = place.height - down * 0.5 - 9 * Math.log(1 + down / 9) + gullies * Math.min(4, down * 0.24)
    const bowl = away < place.rim ? -(1 - (away / place.rim) ** 2) * 3 : 0
    const crust = sumRidges(grain, x * 0.3, z * 0.3, 3) * 0.34 - 0.16
    return Math.max(crust * Math.min(1, z * 0.3), cone + bowl)
  }
}

/** Sand in low ridges on the floor of the sea, rocks further off. */
export function shapeSeabed(stage: Stage): Shape {
  const { form, grain } = stage
  return (x, z) => {
    const ripple = Math.sin((z * 3 + x * 0.8 + grain(x * 0.5, z * 0.5) * 3) * 1.6) * 0.01
    const rock =
      Math.max(0, sumRidges(form, x * 0.07 + 8, z * 0.07, 2) - 0.5) *
      smoothStep(4, 11, z) *
      5 *
      (1 + 0.3 * grain(x * 0.6, z * 0.6))
    return -0.05 + 0.16 * sumOctaves(form, x * 0.18, z * 0.18, 2) + ripple + rock
  }
}

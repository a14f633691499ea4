import { mixColours, type Rgb } from '../../base/colour.ts'
import { isSnowy } from '../land.ts'
import { skyColour } from '../sky.ts'
import type { Stage } from '../stage.ts'
import type { Camera } from './camera.ts'
import { createLamplight } from './lamplight.ts'
import type { Point } from './material.ts'
import type { Spot, Surface } from './mesh.ts'
import type { Scenery } from './scenery.ts'
import type { Shadows } from './sunlight.ts'

/** Colours one seen point: `hidden` is the share of its sky that things near it hide. */
export type Shader = (surface: Surface, hidden: number) => void

export interface ShaderWish {
  stage: Stage
  scenery: Scenery
  camera: Camera
  sun: Spot
  shadows: Shadows
}

export function createPoint({ recipe }: Stage): Point {
  const { time, weather } = recipe.reading
  const [night, wet] = [time === 'night', weather === 'rain' || weather === 'storm']
  return {
    ...{ x: 0, y: 0, z: 0, u: 0, v: 0, nx: 0, ny: 1, nz: 0, facing: 1, tint: 0, colour: [128, 128, 128], foot: 0.01 },
    ...{ night, wet, r: 0, g: 0, b: 0, glow: 0, thin: 0, mirror: 0 },
  }
}

/** Sunlight, skylight, light thrown back by the ground, and lamps; `point` keeps what was made of it. */
export function createShader({ stage, scenery, sun, shadows }: ShaderWish, point: Point): Shader {
  const { palette, recipe } = stage
  const lamplight = createLamplight(scenery.lamps)
  const sum = new Float64Array(3)
  const [direct, sky, back] = strengths(stage, scenery)
  const { light } = palette
  const ambient = mixColours(palette.ambient, [190, 190, 190], recipe.reading.time === 'night' ? 0 : 0.25)
  const snow = isSnowy(stage) && !scenery.indoors
  return (surface, hidden) => {
    surface.material(point)
    if (snow) coverWithSnow(point)
    const facing = point.nx * sun[0] + point.ny * sun[1] + point.nz * sun[2]
    const through =
      point.thin > 0 ? Math.max(0, 0.35 + 0.65 * facing) * 0.8 + Math.max(0, -facing) * point.thin : facing
    const lean = Math.max(0.06, 0.24 - facing * 0.2)
    const lit =
      through <= 0.01
        ? 0
        : through * shadows.lit(point.x + point.nx * lean, point.y + point.ny * lean, point.z + point.nz * lean)
    const open = 1 - hidden * 0.8
    const above = (0.68 + 0.32 * point.ny) * open * sky
    const below = Math.max(0, 0.5 - 0.5 * point.ny) * back * open
    sum[0] = ambient[0] * above + (light[0] * 0.9 + 20) * below + light[0] * lit * direct
    sum[1] = ambient[1] * above + light[1] * 0.8 * below + light[1] * lit * direct
    sum[2] = ambient[2] * above + light[2] * 0.6 * below + light[2] * lit * direct
    lamplight(point, sum)
    const glow = point.glow
    point.r = soften((point.r * (sum[0] as number)) / 255 + point.r * glow)
    point.g = soften((point.g * (sum[1] as number)) / 255 + point.g * glow)
    point.b = soften((point.b * (sum[2] as number)) / 255 + point.b * glow)
  }
}

/** Of the sun, of the sky and of what the ground throws back. */
function strengths(stage: Stage, { indoors }: Scenery): readonly [number, number, number] {
  const { time, weather } = stage.recipe.reading
  const veiled = weather === 'clear' ? 1 : weather === 'snow' || weather === 'fog' ? 0.4 : 0.22
  const hour = { day: [0.98, 1, 0.24], dawn: [0.95, 0.8, 0.18], sunset: [1.15, 0.8, 0.18], night: [0.42, 0.8, 0.03] }[
    time
  ]
  const [direct = 1, sky = 0.6, back = 0.1] = hour
  if (indoors) return [direct * veiled * 1.2, sky * (time === 'night' ? 0.8 : 1.05), back * 1.6]
  return [direct * veiled, sky * (1 + (1 - veiled) * 0.45), back * veiled]
}

function coverWithSnow(point: Point): void {
  if (point.ny < 0.42 || point.mirror > 0.5 || point.glow > 0.2) return
  const share = Math.min(1, (point.ny - 0.42) * 3.2) * (point.thin > 0 ? 0.72 : 0.94)
  point.r += (206 - point.r) * share
  point.g += (213 - point.g) * share
  point.b += (228 - point.b) * share
}

/** Nothing burns out: what is brighter than paper comes near to white and not to it. */
function soften(value: number): number {
  return value < 190 ? value : 190 + 62 * (1 - Math.exp(-(value - 190) / 80))
}

/** Fades a point by its distance: the tone of the sky over the horizon, by columns of the picture. */
export function createFade(
  stage: Stage,
  { air, indoors }: Scenery,
): (point: Point, screenX: number, away: number) => void {
  if (indoors) return () => {}
  const { weather, moods, time } = stage.recipe.reading
  const misty = weather === 'fog' || moods.includes('misty')
  const thick =
    air *
    (misty ? 9 : weather === 'rain' || weather === 'storm' ? 3.2 : weather === 'snow' ? 2.6 : time === 'day' ? 1 : 1.5)
  const first = Math.floor(stage.frame.view.left / 8)
  const tones: Rgb[] = []
  for (let i = 0; i <= Math.ceil(stage.frame.view.width / 8) + 1; i++) {
    const behind = skyColour(stage, (first + i) * 8, stage.layout.horizon * 0.94)
    tones.push(mixColours(behind, stage.palette.haze, 0.5))
  }
  return (point, screenX, away) => {
    const tone = tones[Math.min(tones.length - 1, Math.max(0, Math.round(screenX / 8) - first))]
    if (tone === undefined) return
    const low = misty
      ? Math.exp(-Math.max(0, point.y) * 0.035) * 0.8 + 0.2
      : 0.4 + 0.6 * Math.exp(-Math.max(0, point.y) * 0.012)
    const share = (1 - Math.exp(-Math.max(0, away - 6) * thick * low)) * (1 - Math.min(0.75, point.glow))
    point.r += (tone[0] - point.r) * share
    point.g += (tone[1] - point.g) * share
    point.b += (tone[2] - point.b) * share
  }
}

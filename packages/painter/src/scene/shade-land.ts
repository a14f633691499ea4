import { mixColours, type Rgb } from '../base/colour.ts'
import { placeAt } from '../base/frame.ts'
import { smoothStep } from '../base/noise.ts'
import type { Land } from './land.ts'
import type { Terrain } from './march.ts'
import type { Setting } from '../recipe/recipe.ts'
import { skyColour } from './sky.ts'
import { kindOf } from './settings/kinds.ts'
import { createAlbedo } from './settings/land/soils.ts'
import type { Stage } from './stage.ts'
import { noteLand } from './survey.ts'

/** Colours the marched land by what it is made of, the light on it and the air before it. Water stays open for its own painter. */
export function shadeLand(stage: Stage, land: Land, terrain: Terrain): Uint8Array {
  const { frame, layout, picture } = stage
  const image = picture.ctx.getImageData(0, 0, frame.widthPx, frame.heightPx)
  const water = new Uint8Array(terrain.depth.length)
  const albedo = createAlbedo(stage, land)
  const air = createAir(stage)
  for (let at = 0; at < terrain.depth.length; at++) {
    const z = terrain.depth[at] ?? 0
    if (z === 0) continue
    const { x: screenX, y: screenY } = placeAt(frame, (at % frame.widthPx) + 0.5, Math.floor(at / frame.widthPx) + 0.5)
    const x = ((screenX - frame.width / 2) * z) / layout.focal
    if (land.waterAt !== null && land.groundAt(x, z) < land.waterAt(x, z)) water[at] = 1
    const slope = { x: terrain.slopeX[at] ?? 0, z: terrain.slopeZ[at] ?? 0 }
    const upright = 1 / Math.sqrt(1 + slope.x * slope.x + slope.z * slope.z)
    const height = 1 - ((screenY - layout.horizon) * z) / layout.focal
    const spot = { x: x * layout.eye, z: z * layout.eye, height: height * layout.eye, level: upright }
    const lit = lightGround(stage, albedo(spot), { slope, upright, x, z })
    const hot = land.ember?.(spot) ?? 0
    const seen = air(
      hot > 0 ? mixColours(lit, glowOf(hot), Math.min(1, hot * 1.6)) : lit,
      screenX,
      hot > 0 ? z * 0.4 : z,
      height,
    )
    image.data[at * 4] = seen[0]
    image.data[at * 4 + 1] = seen[1]
    image.data[at * 4 + 2] = seen[2]
    image.data[at * 4 + 3] = 255
  }
  picture.ctx.putImageData(image, 0, 0)
  noteLand(stage.survey, terrain.depth, water)
  return water
}

/** Dull red to nearly white. */
function glowOf(heat: number): Rgb {
  return heat < 0.5
    ? mixColours([150, 24, 8], [255, 106, 20], heat * 2)
    : mixColours([255, 106, 20], [255, 226, 120], heat * 2 - 1)
}

interface Lit {
  slope: { x: number; z: number }
  upright: number
  x: number
  z: number
}

/** Direct light by the slope, broken by the shadows of clouds, and the sky's light from above. */
function lightGround(stage: Stage, albedo: Rgb, lit: Lit): Rgb {
  const { palette, layout, recipe } = stage
  const { light } = layout
  const towards = (light.y - lit.slope.x * light.x - lit.slope.z * light.z) * lit.upright
  // Light goes through a cloud and around it.
  const direct = recipe.reading.setting === 'sky' ? 0.3 + 0.34 * Math.max(-0.6, towards) : Math.max(0, towards)
  const { airless } = kindOf(recipe.reading.setting)
  const dapple = airless ? 1 : 0.72 + 0.28 * smoothStep(-0.35, 0.35, stage.grain(lit.x * 0.05 + 9, lit.z * 0.05))
  const sky = 0.55 + 0.45 * lit.upright
  const strength = direct * dapple * (airless ? 1.25 : 1.05)
  return [
    (albedo[0] * (palette.ambient[0] * sky + palette.light[0] * strength)) / 255,
    (albedo[1] * (palette.ambient[1] * sky + palette.light[1] * strength)) / 255,
    (albedo[2] * (palette.ambient[2] * sky + palette.light[2] * strength)) / 255,
  ]
}

/** Fades a colour towards the sky behind it by distance. Returns the colour at a frame column and a depth. */
export function createAir(stage: Stage): (colour: Rgb, screenX: number, z: number, height?: number) => Rgb {
  if (kindOf(stage.recipe.reading.setting).airless) return (colour) => colour
  const thickness = airThickness(stage)
  const { view } = stage.frame
  const first = Math.floor(view.left / 8)
  const columns = Math.ceil((view.left + view.width) / 8) - first + 1
  const tones: Rgb[] = []
  for (let i = 0; i < columns; i++) {
    tones.push(mixColours(skyColour(stage, (first + i) * 8, stage.layout.horizon * 0.96), stage.palette.haze, 0.5))
  }
  const low = isMisty(stage) ? 0.09 : 0.015
  return (colour, screenX, z, height = 0) => {
    const tone = tones[Math.min(columns - 1, Math.max(0, Math.round(screenX / 8) - first))] ?? stage.palette.haze
    return mixColours(
      colour,
      tone,
      1 - Math.exp(-Math.max(0, z - 3) * thickness * Math.max(0.17, Math.exp(-height * low))),
    )
  }
}

function isMisty({ recipe }: Stage): boolean {
  return recipe.reading.weather === 'fog' || recipe.reading.moods.includes('misty')
}

/** Places with an air of their own, whatever the weather. */
const THICK: Partial<Record<Setting, number>> = {
  underwater: 0.085,
  swamp: 0.03,
  jungle: 0.03,
  sky: 0.009,
  mars: 0.012,
}

function airThickness(stage: Stage): number {
  const { weather, time, setting } = stage.recipe.reading
  const own = THICK[setting]
  if (own !== undefined) return own
  // Named mountains are seen through it.
  if (isMisty(stage)) return stage.recipe.reading.features.includes('mountains') ? 0.022 : 0.034
  if (weather === 'snow') return 0.014
  if (weather === 'rain' || weather === 'storm') return 0.016
  return time === 'day' ? 0.0065 : time === 'night' ? 0.009 : 0.0105
}

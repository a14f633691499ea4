import { mixColours, type Rgb } from '../colour.ts'
import { smoothStep, sumOctaves } from '../noise.ts'
import type { Land, Soil } from './land.ts'
import type { Terrain } from './march.ts'
import { skyColour } from './sky.ts'
import type { Stage } from './stage.ts'

interface Spot {
  x: number
  z: number
  height: number
  /** 1 flat, 0 upright. */
  level: number
}

type Albedo = (spot: Spot) => Rgb

/** Colours the marched land by what it is made of, the light on it and the air before it. Water stays open for its own painter. */
export function shadeLand(stage: Stage, land: Land, terrain: Terrain): Uint8Array {
  const { frame, layout, picture } = stage
  const image = picture.ctx.getImageData(0, 0, frame.widthPx, frame.heightPx)
  const water = new Uint8Array(terrain.depth.length)
  const albedo = chooseAlbedo(stage, land)
  const air = createAir(stage)
  for (let at = 0; at < terrain.depth.length; at++) {
    const z = terrain.depth[at] ?? 0
    if (z === 0) continue
    const screenX = ((at % frame.widthPx) + 0.5) / frame.scale
    const screenY = (Math.floor(at / frame.widthPx) + 0.5) / frame.scale
    const x = ((screenX - frame.width / 2) * z) / layout.focal
    if (land.waterAt !== null && land.groundAt(x, z) < land.waterAt(x, z)) water[at] = 1
    const slope = { x: terrain.slopeX[at] ?? 0, z: terrain.slopeZ[at] ?? 0 }
    const upright = 1 / Math.sqrt(1 + slope.x * slope.x + slope.z * slope.z)
    const height = 1 - ((screenY - layout.horizon) * z) / layout.focal
    const seen = air(
      lightGround(stage, albedo({ x, z, height, level: upright }), { slope, upright, x, z }),
      screenX,
      z,
      height,
    )
    image.data[at * 4] = seen[0]
    image.data[at * 4 + 1] = seen[1]
    image.data[at * 4 + 2] = seen[2]
    image.data[at * 4 + 3] = 255
  }
  picture.ctx.putImageData(image, 0, 0)
  return water
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
  const direct = Math.max(0, towards)
  const dapple =
    recipe.reading.setting === 'moon'
      ? 1
      : 0.72 + 0.28 * smoothStep(-0.35, 0.35, stage.grain(lit.x * 0.05 + 9, lit.z * 0.05))
  const sky = 0.55 + 0.45 * lit.upright
  const strength = direct * dapple * (recipe.reading.setting === 'moon' ? 1.25 : 1.05)
  return [
    (albedo[0] * (palette.ambient[0] * sky + palette.light[0] * strength)) / 255,
    (albedo[1] * (palette.ambient[1] * sky + palette.light[1] * strength)) / 255,
    (albedo[2] * (palette.ambient[2] * sky + palette.light[2] * strength)) / 255,
  ]
}

/** Fades a colour towards the sky behind it by distance. Returns the colour at a frame column and a depth. */
export function createAir(stage: Stage): (colour: Rgb, screenX: number, z: number, height?: number) => Rgb {
  const { setting } = stage.recipe.reading
  if (setting === 'moon' || setting === 'space') return (colour) => colour
  const thickness = airThickness(stage)
  const columns = Math.ceil(stage.frame.width / 8) + 1
  const tones: Rgb[] = []
  for (let i = 0; i < columns; i++) {
    tones.push(mixColours(skyColour(stage, i * 8, stage.layout.horizon * 0.96), stage.palette.haze, 0.5))
  }
  const low = isMisty(stage) ? 0.09 : 0.015
  return (colour, screenX, z, height = 0) => {
    const tone = tones[Math.min(columns - 1, Math.max(0, Math.round(screenX / 8)))] ?? stage.palette.haze
    return mixColours(
      colour,
      tone,
      1 - Math.exp(-Math.max(0, z - 3) * thickness * Math.max(0.22, Math.exp(-height * low))),
    )
  }
}

function isMisty({ recipe }: Stage): boolean {
  return recipe.reading.weather === 'fog' || recipe.reading.moods.includes('misty')
}

function airThickness(stage: Stage): number {
  const { weather, time } = stage.recipe.reading
  if (isMisty(stage)) return 0.032
  if (weather === 'snow') return 0.014
  if (weather === 'rain' || weather === 'storm') return 0.016
  return time === 'day' ? 0.0065 : time === 'night' ? 0.009 : 0.0105
}

function chooseAlbedo(stage: Stage, land: Land): Albedo {
  const soil = soilAlbedo(stage, land.soil)
  const { form, grain } = stage
  const dark: Rgb = land.soil === 'regolith' ? [104, 102, 100] : [88, 80, 76]
  const pale: Rgb = land.soil === 'regolith' ? [168, 165, 160] : [150, 138, 126]
  // Snow clings where grass has long given up.
  const steepest = land.soil === 'snow' ? 0.52 : 0.8
  return (spot) => {
    const ground = soil(spot)
    const crag = sumOctaves(grain, spot.x * 0.35, spot.height * 1.1 + spot.z * 0.2, 3)
    const rock = mixColours(dark, pale, 0.5 + crag)
    const bare = land.soil === 'sand' ? 0 : 1 - smoothStep(steepest - 0.28, steepest, spot.level + crag * 0.2)
    const high = land.soil === 'grass' ? smoothStep(4.5, 10, spot.height + crag * 5) : 0
    const base = mixColours(ground, rock, Math.max(bare, high * 0.85))
    if (spot.height < land.snowLine - 4 || land.snowLine < 0) return base
    const cold = smoothStep(land.snowLine - 2, land.snowLine + 5, spot.height + form(spot.x * 0.1, spot.z * 0.1) * 5)
    return mixColours(base, [238, 243, 250], cold * smoothStep(0.42, 0.66, spot.level + crag * 0.12))
  }
}

const SOILS: Record<Soil, readonly [Rgb, Rgb, Rgb]> = {
  grass: [
    [92, 122, 54],
    [146, 152, 74],
    [64, 98, 48],
  ],
  snow: [
    [232, 238, 248],
    [250, 250, 252],
    [206, 218, 238],
  ],
  sand: [
    [216, 176, 118],
    [234, 200, 144],
    [192, 148, 98],
  ],
  rock: [
    [120, 112, 104],
    [146, 138, 128],
    [92, 86, 84],
  ],
  regolith: [
    [150, 148, 144],
    [176, 173, 168],
    [118, 116, 114],
  ],
}

function soilAlbedo(stage: Stage, soil: Soil): Albedo {
  const [plain, pale, deep] = SOILS[soil]
  const { form, grain } = stage
  const fine = soil === 'grass' ? 0.4 : 0.18
  return ({ x, z }) => {
    const patch = 0.5 + 0.7 * sumOctaves(form, x * 0.17 + 40, z * 0.17, 3)
    const close = z < 14 ? grain(x * 3.1, z * 3.1) * fine * (1 - z / 14) : 0
    const t = patch + close
    return t > 0.5 ? mixColours(plain, pale, (t - 0.5) * 2) : mixColours(deep, plain, t * 2)
  }
}

import { readPixels } from '../base/canvas-pixels.ts'
import { mixColours, parseHex, type Rgb, toCss, lightColour } from '../base/colour.ts'
import { createLayer, drawWhole, fillWhole, freeCanvas, type Layer, placeAt } from '../base/frame.ts'
import { smoothStep, sumOctaves } from '../base/noise.ts'
import type { Setting } from '../recipe/recipe.ts'
import type { Land } from './land.ts'
import type { Terrain } from './march.ts'
import { createAir } from './shade-land.ts'
import { skyColour } from './sky.ts'
import { hasMood, type Stage } from './stage.ts'

/** The scene turned upside down at the horizon: what a still lake would show. Floating things are added by their own water line. */
export function createMirror(stage: Stage): Layer {
  const mirror = createLayer(stage.frame)
  // A low horizon leaves the lower edge without an image of the sky above the frame.
  mirror.ctx.fillStyle = toCss(stage.palette.skyTop)
  fillWhole(mirror.ctx, stage.frame)
  mirror.ctx.save()
  mirror.ctx.translate(0, stage.layout.horizon * 2)
  mirror.ctx.scale(1, -1)
  drawWhole(mirror.ctx, stage.frame, stage.picture.canvas)
  mirror.ctx.restore()
  return mirror
}

const ROUGH: Partial<Record<Setting, number>> = { lake: 0.16, swamp: 0.06, waterfall: 0.24, harbour: 0.3 }

/** 0 still, 1 stormy. */
export function roughWater(stage: Stage): number {
  const { weather, setting } = stage.recipe.reading
  if (weather === 'storm' || hasMood(stage, 'stormy')) return 1
  if (hasMood(stage, 'calm')) return 0.1
  const own = ROUGH[setting]
  if (own !== undefined) return own
  return weather === 'rain' ? 0.6 : setting === 'river' ? 0.25 : 0.4
}

/** Paints the pixels marked as water: mirror broken by waves, deep colour below, glitter and foam on top. */
export function paintWater(
  stage: Stage,
  { land, terrain, water }: { land: Land; terrain: Terrain; water: Uint8Array },
  mirror: Layer,
): void {
  const { frame, layout, picture } = stage
  const image = picture.ctx.getImageData(0, 0, frame.widthPx, frame.heightPx)
  const mirrored = mirror.canvas.getContext('2d').getImageData(0, 0, frame.widthPx, frame.heightPx).data
  const ripple = createRipple(stage)
  const surface = createSurface(stage)
  const shallows = createShallows(stage, land)
  for (let at = 0; at < water.length; at++) {
    if (water[at] === 0) continue
    const column = at % frame.widthPx
    const row = Math.floor(at / frame.widthPx)
    const z = terrain.depth[at] ?? 1
    const screenX = placeAt(frame, column + 0.5, 0).x
    const x = ((screenX - frame.width / 2) * z) / layout.focal
    const slope = { x: terrain.slopeX[at] ?? 0, z: terrain.slopeZ[at] ?? 0 }
    const wave = ripple(x, z, slope)
    const fromX = clamp(Math.round(column + wave.x * frame.scale), frame.widthPx - 1)
    const fromY = clamp(Math.round(row + wave.y * frame.scale), frame.heightPx - 1)
    const from = (fromY * frame.widthPx + fromX) * 4
    const seen: Rgb = [mirrored[from] ?? 0, mirrored[from + 1] ?? 0, mirrored[from + 2] ?? 0]
    const sea = surface({ seen: (mirrored[from + 3] ?? 0) > 0 ? seen : null, wave, slope, x, z, screenX })
    const colour = shallows(sea, x, z, wave.crest)
    image.data[at * 4] = colour[0]
    image.data[at * 4 + 1] = colour[1]
    image.data[at * 4 + 2] = colour[2]
  }
  picture.ctx.putImageData(image, 0, 0)
  if (stage.survey) stage.survey.wet = readPixels(picture.canvas)
  freeCanvas(mirror.canvas)
}

function clamp(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value
}

interface Wave {
  /** Shift of the mirror in units. */
  x: number
  y: number
  /** -1 trough to 1 crest. */
  crest: number
}

function createRipple(stage: Stage): (x: number, z: number, slope: { x: number; z: number }) => Wave {
  const { form, grain } = stage
  const rough = roughWater(stage)
  const still = rough < 0.2
  return (x, z, slope) => {
    const wide = sumOctaves(form, x * 0.5, z * 1.5, 2)
    const small = sumOctaves(grain, x * 1.6, z * 4.2, 3)
    const near = Math.min(1, 6 / z)
    const push = (still ? 5 : 16) + rough * 26
    return {
      x: (wide * 0.5 + small * 0.5) * push * near - slope.x * 40 * rough,
      y: (wide + small * 0.8) * push * 1.5 * near + slope.z * 60 * rough,
      crest: wide * 0.5 + small * 0.7,
    }
  }
}

/** Near a shore the ground shows through, and the last wave leaves its lace. */
function createShallows(stage: Stage, land: Land): (sea: Rgb, x: number, z: number, crest: number) => Rgb {
  const { palette, recipe, grain } = stage
  const bed = BEDS[recipe.reading.setting]
  if (bed === undefined) return (sea) => sea
  const light = mixColours(palette.ambient, palette.light, 0.6)
  const ground = lightColour(bed.ground, light)
  const clear = lightColour(bed.clear, light)
  const foam = mixColours(palette.cloudLit, [255, 255, 255], recipe.reading.time === 'night' ? 0.1 : 0.6)
  return (sea, x, z, crest) => {
    const depth = -land.groundAt(x, z)
    if (depth > 0.42) return sea
    const thin = 1 - depth / 0.42
    const seen = mixColours(mixColours(sea, clear, thin * bed.share), ground, thin ** 3 * 0.75)
    if (bed.foam === 0) return seen
    const lace = grain(x * 2.2, z * 2.2) * 0.03 + crest * 0.04
    const line =
      Math.exp(-(((depth - 0.02 + lace) / 0.022) ** 2)) + 0.7 * Math.exp(-(((depth - 0.15 + lace * 2) / 0.026) ** 2))
    return mixColours(seen, foam, Math.min(0.92, line) * bed.foam)
  }
}

interface Bed {
  ground: Rgb
  clear: Rgb
  share: number
  foam: number
}

/** What shows through shallow water, by place. */
const BEDS: Partial<Record<Setting, Bed>> = {
  beach: { ground: [222, 200, 156], clear: [72, 206, 204], share: 0.85, foam: 1 },
  sea: { ground: [222, 200, 156], clear: [72, 190, 196], share: 0.6, foam: 1 },
  waterfall: { ground: [120, 128, 108], clear: [88, 176, 168], share: 0.6, foam: 0 },
  swamp: { ground: [84, 88, 52], clear: [92, 102, 56], share: 1, foam: 0 },
}

interface Drop {
  seen: Rgb | null
  wave: Wave
  slope: { x: number; z: number }
  x: number
  z: number
  screenX: number
}

function createSurface(stage: Stage): (drop: Drop) => Rgb {
  const { palette, layout, frame } = stage
  const rough = roughWater(stage)
  const night = stage.recipe.reading.time === 'night'
  const deep = lightColour(parseHex('#3f7f92'), mixColours(palette.ambient, palette.skyMid, 0.45))
  const dark = mixColours(deep, palette.shade, 0.55)
  const air = createAir(stage)
  const foam = mixColours(palette.cloudLit, [255, 255, 255], night ? 0.1 : 0.5)
  return ({ seen, wave, slope, x, z, screenX }) => {
    const grazing = 1 - 1 / (1 + z * 0.16)
    const mirror = seen ?? skyColour(stage, screenX, layout.horizon * 0.4)
    const body = mixColours(dark, deep, smoothStep(-0.5, 0.6, wave.crest - slope.z * rough * 2))
    let colour = mixColours(body, mirror, (rough < 0.3 ? 0.72 : 0.34) + grazing * (rough < 0.3 ? 0.2 : 0.36))
    const path = Math.abs(screenX - layout.sun.x) / (frame.width * (0.045 + 0.22 / (1 + z * 0.12)))
    const glitter =
      smoothStep(0.24 - rough * 0.1, 0.5, wave.crest + 0.34 * Math.exp(-path * path)) * Math.exp(-path * path)
    colour = mixColours(colour, palette.sun, glitter * (night ? 0.6 : 0.85))
    const white = rough > 0.3 ? foamAt(stage, { x, z, slope }, rough) : 0
    return air(mixColours(colour, foam, white), screenX, z * 0.7)
  }
}

/** Foam on the crests and streaked down their faces. */
function foamAt(stage: Stage, place: { x: number; z: number; slope: { x: number; z: number } }, rough: number): number {
  const lace = sumOctaves(stage.grain, place.x * 2.6, place.z * 3.4, 3)
  const steep = smoothStep(0.05, 0.3, place.slope.z)
  const crest = smoothStep(
    0.5 - rough * 0.22,
    0.78,
    1 - Math.abs(stage.form(place.x * 0.42, place.z * 0.85)) + lace * 0.5 - 0.35,
  )
  return Math.min(0.9, (crest * 0.7 + steep * smoothStep(0, 0.4, lace) * 0.8) * rough)
}

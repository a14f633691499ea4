import { mixColours, parseHex, type Rgb, toCss, lightColour } from '../colour.ts'
import { createLayer, freeCanvas, type Layer } from '../frame.ts'
import { smoothStep, sumOctaves } from '../noise.ts'
import type { Terrain } from './march.ts'
import { createAir } from './shade-land.ts'
import { skyColour } from './sky.ts'
import { hasMood, type Stage } from './stage.ts'

/** The scene turned upside down at the horizon: what a still lake would show. Floating things are added by their own water line. */
export function createMirror(stage: Stage): Layer {
  const mirror = createLayer(stage.frame)
  // A low horizon leaves the lower edge without an image of the sky above the frame.
  mirror.ctx.fillStyle = toCss(stage.palette.skyTop)
  mirror.ctx.fillRect(0, 0, stage.frame.width, stage.frame.height)
  mirror.ctx.save()
  mirror.ctx.translate(0, stage.layout.horizon * 2)
  mirror.ctx.scale(1, -1)
  mirror.ctx.drawImage(stage.picture.canvas, 0, 0, stage.frame.width, stage.frame.height)
  mirror.ctx.restore()
  return mirror
}

/** 0 still, 1 stormy. */
export function roughWater(stage: Stage): number {
  const { weather, setting } = stage.recipe.reading
  if (weather === 'storm' || hasMood(stage, 'stormy')) return 1
  if (hasMood(stage, 'calm')) return 0.1
  if (setting === 'lake') return 0.16
  return weather === 'rain' ? 0.6 : setting === 'river' ? 0.25 : 0.4
}

/** Paints the pixels marked as water: mirror broken by waves, deep colour below, glitter and foam on top. */
export function paintWater(stage: Stage, terrain: Terrain, water: Uint8Array, mirror: Layer): void {
  const { frame, layout, picture } = stage
  const image = picture.ctx.getImageData(0, 0, frame.widthPx, frame.heightPx)
  const mirrored = mirror.canvas.getContext('2d').getImageData(0, 0, frame.widthPx, frame.heightPx).data
  const ripple = createRipple(stage)
  const surface = createSurface(stage)
  for (let at = 0; at < water.length; at++) {
    if (water[at] === 0) continue
    const column = at % frame.widthPx
    const row = Math.floor(at / frame.widthPx)
    const z = terrain.depth[at] ?? 1
    const screenX = (column + 0.5) / frame.scale
    const x = ((screenX - frame.width / 2) * z) / layout.focal
    const slope = { x: terrain.slopeX[at] ?? 0, z: terrain.slopeZ[at] ?? 0 }
    const wave = ripple(x, z, slope)
    const fromX = clamp(Math.round(column + wave.x * frame.scale), frame.widthPx - 1)
    const fromY = clamp(Math.round(row + wave.y * frame.scale), frame.heightPx - 1)
    const from = (fromY * frame.widthPx + fromX) * 4
    const seen: Rgb = [mirrored[from] ?? 0, mirrored[from + 1] ?? 0, mirrored[from + 2] ?? 0]
    const colour = surface({ seen: (mirrored[from + 3] ?? 0) > 0 ? seen : null, wave, slope, x, z, screenX })
    image.data[at * 4] = colour[0]
    image.data[at * 4 + 1] = colour[1]
    image.data[at * 4 + 2] = colour[2]
  }
  picture.ctx.putImageData(image, 0, 0)
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

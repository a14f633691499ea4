import { createCanvas } from '@napi-rs/canvas'
import { mixColours, type Rgb } from '../base/colour.ts'
import { isCel } from './cel.ts'
import { drawWhole } from '../base/frame.ts'
import { smoothStep, sumOctaves } from '../base/noise.ts'
import { paintCumulus } from './cumulus.ts'
import { kindOf } from './settings/kinds.ts'
import { hasMood, isUnwanted, type Stage } from './stage.ts'
import { isSunSeen } from './sun-seen.ts'

/** Sky without clouds at a place of the frame; also the colour that distance fades to. */
export function skyColour(stage: Stage, x: number, y: number): Rgb {
  const { palette, layout, frame } = stage
  const t = Math.min(1, Math.max(0, y / layout.horizon))
  const base =
    t < 0.5
      ? mixColours(palette.skyTop, palette.skyMid, t / 0.5)
      : mixColours(palette.skyMid, palette.skyLow, smoothStep(0, 1, (t - 0.5) / 0.5))
  const away = Math.hypot(x - layout.sun.x, (y - layout.sun.y) * 1.15) / frame.height
  return mixColours(base, palette.sun, glowStrength(stage) * Math.exp(-away * away * 14))
}

/** Share of the sun's glow in a sky that it is not seen in. */
const UNSEEN_GLOW = 0.3

function glowStrength(stage: Stage): number {
  const { time, weather, setting } = stage.recipe.reading
  if (kindOf(setting).airless) return 0
  const veiled = weather === 'storm' || weather === 'rain' || hasMood(stage, 'stormy') ? 0.3 : 1
  const shown = isSunSeen(stage.recipe) ? 1 : UNSEEN_GLOW
  return shown * veiled * (time === 'night' ? 0.3 : time === 'day' ? 0.5 : 0.8)
}

/** Paints the sky by pixel, at half size: nothing in it is sharp. */
export function paintSky(stage: Stage): void {
  const { frame, picture } = stage
  const { view } = frame
  const columns = Math.ceil(frame.widthPx / 2)
  const rows = Math.ceil(frame.heightPx / 2)
  const small = createCanvas(columns, rows)
  const ctx = small.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const cloud = createCloud(stage)
  for (let row = 0; row < rows; row++) {
    const y = view.top + ((row + 0.5) / rows) * view.height
    if (y > stage.layout.horizon + 24 && stage.recipe.reading.setting !== 'space') break
    for (let column = 0; column < columns; column++) {
      const x = view.left + ((column + 0.5) / columns) * view.width
      const colour = cloud(x, y, skyColour(stage, x, Math.min(y, stage.layout.horizon)))
      const at = (row * columns + column) * 4
      image.data[at] = colour[0]
      image.data[at + 1] = colour[1]
      image.data[at + 2] = colour[2]
      image.data[at + 3] = 255
    }
  }
  ctx.putImageData(image, 0, 0)
  picture.ctx.imageSmoothingQuality = 'high'
  drawWhole(picture.ctx, frame, small)
  if (isCel(stage.recipe)) paintCumulus(stage)
}

type CloudShader = (x: number, y: number, behind: Rgb) => Rgb

/** Clouds on a plane over the land: they flatten and crowd towards the horizon. */
function createCloud(stage: Stage): CloudShader {
  const { layout, frame, palette, form, grain } = stage
  const cover = cloudCover(stage)
  if (cover === 0) return (_x, _y, behind) => behind
  const sunX = Math.sign(layout.sun.x - frame.width / 2) || 1
  return (x, y, behind) => {
    const lift = Math.max(0, (layout.horizon - y) / frame.height)
    const plane = 1 / (lift + 0.13)
    const u = ((x - frame.width / 2) / frame.height) * plane * 1.05
    const v = plane * 1.15
    const bend = sumOctaves(grain, u * 0.6, v * 0.6, 2) * 0.62
    const density = sumOctaves(form, u + bend, v + bend * 0.7, 5)
    const amount = smoothStep(0.42 - cover, 0.86 - cover * 0.85, density + 0.12)
    if (amount <= 0.004) return behind
    const towardsSun = sumOctaves(form, u + bend + 0.16 * sunX, v + bend * 0.7 - 0.12, 4)
    const shade = smoothStep(-0.22, 0.3, towardsSun - density * 0.35 + 0.1)
    const away = Math.hypot(x - layout.sun.x, y - layout.sun.y) / frame.height
    const lit = mixColours(palette.cloudLit, palette.sun, 0.6 * Math.exp(-away * away * 12))
    const near = smoothStep(0, 0.1, lift)
    return mixColours(behind, mixColours(lit, palette.cloudShade, shade), amount * (0.35 + 0.57 * near))
  }
}

/** 0 clear to 1 closed. */
function cloudCover(stage: Stage): number {
  const { weather, setting, time } = stage.recipe.reading
  if (kindOf(setting).airless || setting === 'underwater' || isUnwanted(stage, 'clouds')) return 0
  if (weather === 'storm' || hasMood(stage, 'stormy')) return 0.8
  if (weather === 'rain') return 0.74
  if (weather === 'fog') return 0.3
  if (weather === 'snow') return 0.5
  const few = 0.3 + stage.grain(3.3, 8.1) * 0.14
  return time === 'night' && stage.recipe.reading.features.includes('stars') ? few * 0.5 : few
}

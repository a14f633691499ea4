import { deriveSeed } from '../base/chance.ts'
import { parseHex, type Rgb, toCss } from '../base/colour.ts'
import { createLayer, type Frame, type Layer, placeAt } from '../base/frame.ts'
import { toLab } from '../look/oklab.ts'
import { createNoise, smoothStep } from '../base/noise.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, writePixels } from '../base/canvas-pixels.ts'
import { sampleCells } from './cells.ts'
import { drawLoops, traceContours } from './contours.ts'
import { mediumStrength } from './medium-strength.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { spreadTones } from './tones.ts'

/** Paper, three inks from light to dark, and one for what glows. */
type InkSet = readonly [paper: string, light: string, middle: string, dark: string, accent: string]

const SETS: Record<'blue' | 'green' | 'warm' | 'night' | 'rose', InkSet> = {
  blue: ['#f4e7c9', '#8cc3b8', '#2d7d8c', '#14323f', '#e4552b'],
  green: ['#f5ecd0', '#c3c765', '#4f8c4a', '#1b3a34', '#e0472a'],
  warm: ['#fbe9c4', '#f0a94f', '#c7522f', '#3a1a34', '#d9292b'],
  night: ['#f2e3bd', '#5f93b8', '#2b4a86', '#111733', '#f3b02f'],
  rose: ['#f8e8d2', '#eeb3a2', '#7f6f9f', '#2b2650', '#e8613c'],
}
/** Brightness below which each ink is printed. */
const STEPS = [196, 128, 66] as const
const PITCH = 6.4

/** Screen print: paper and four flat inks, dots where one tone goes over into the next, each screen a little out of place. */
export function* paintPoster(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  const flat = flattenCanvas(stage.picture.canvas, 3.4 * stage.frame.scale)
  const inks = chooseInks(stage, flat).map((hex) => parseHex(hex))
  const plate = { luma: spreadTones(stage.frame, readLuma(flat)), flat }
  const out = fillPaper(stage, inks[0] ?? [255, 255, 255])
  for (let screen = 0; screen < 4; screen++) {
    printScreen(stage, out, plate, { screen, ink: inks[screen + 1] ?? [0, 0, 0] })
    writePixels(picture.canvas, out)
    yield { share: (screen + 1) / 4.3, layer: picture }
  }
  knockOut(stage, picture, inks[0] ?? [255, 255, 255])
  trimMargin(stage, picture, inks[0] ?? [255, 255, 255])
  return picture
}

/** The set that suits the hour and the scene's main hue. */
function chooseInks({ recipe }: Stage, flat: Uint8ClampedArray): InkSet {
  const { time } = recipe.reading
  if (time === 'night') return SETS.night
  if (time === 'sunset') return SETS.warm
  if (time === 'dawn') return SETS.rose
  let [warm, green] = [0, 0]
  for (let i = 0; i < flat.length; i += 4 * 61) {
    const [, a, b] = toLab(flat[i] ?? 0, flat[i + 1] ?? 0, flat[i + 2] ?? 0)
    warm += a + b * 0.5
    green += b - a
  }
  const count = flat.length / (4 * 61)
  if (warm / count > 0.025) return SETS.warm
  return green / count > 0.03 ? SETS.green : SETS.blue
}

function fillPaper({ frame, recipe }: Stage, paper: Rgb): Uint8ClampedArray {
  const out = new Uint8ClampedArray(frame.widthPx * frame.heightPx * 4)
  const fibre = createNoise(deriveSeed(recipe.seed, 'stock'))
  for (let at = 0; at < out.length / 4; at++) {
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const grain = fibre(x / 1.8, y / 1.8) * 2.4
    out.set([paper[0] + grain, paper[1] + grain, paper[2] + grain, 255], at * 4)
  }
  return out
}

/** How far each screen slipped, in units. */
const SLIPS = [
  [-2.2, 1.2],
  [0.4, -0.6],
  [0, 0],
  [2, -1.4],
] as const

/** Presses one ink through its screen; ink is nearly opaque, thin in places, and a little ragged. */
function printScreen(
  { frame, recipe }: Stage,
  out: Uint8ClampedArray,
  plate: { luma: Float32Array; flat: Uint8ClampedArray },
  { screen, ink }: { screen: number; ink: Rgb },
): void {
  const patchy = createNoise(deriveSeed(recipe.seed, `screen ${screen}`))
  const [slipX, slipY] = SLIPS[screen] ?? [0, 0]
  const hand = mediumStrength(recipe)
  const { widthPx, heightPx, scale } = frame
  for (let at = 0; at < plate.luma.length; at++) {
    const column = at % widthPx
    const row = Math.floor(at / widthPx)
    const { x, y } = placeAt(frame, column, row)
    const fromX = Math.min(widthPx - 1, Math.max(0, Math.round(column + slipX * hand * scale)))
    const fromY = Math.min(heightPx - 1, Math.max(0, Math.round(row + slipY * hand * scale)))
    const from = fromY * widthPx + fromX
    const raster = dotScreen(x, y, screen)
    const laid =
      screen === 3
        ? coverAccent(plate.flat, from, raster)
        : coverTone(plate.luma[from] ?? 255, STEPS[screen] ?? 0, raster * (4 + 11 * hand))
    if (laid <= 0) continue
    const thin = 0.95 + patchy(x / 90, y / 90) * 0.05 - (patchy(x / 1.3, y / 1.3) > 0.82 ? 0.4 : 0)
    for (let channel = 0; channel < 3; channel++) {
      const i = at * 4 + channel
      out[i] = (out[i] ?? 0) + ((ink[channel] ?? 0) - (out[i] ?? 0)) * laid * Math.min(1, thin)
    }
  }
}

/** Height of the halftone's raster at a place, -1 between dots to 1 in their middle; each screen has its angle. */
function dotScreen(x: number, y: number, screen: number): number {
  const angle = 0.26 + screen * 0.52
  const u = ((x * Math.cos(angle) + y * Math.sin(angle)) * Math.PI * 2) / PITCH
  const v = ((y * Math.cos(angle) - x * Math.sin(angle)) * Math.PI * 2) / PITCH
  return (Math.cos(u) + Math.cos(v)) / 2
}

function coverTone(luma: number, below: number, raster: number): number {
  return smoothStep(4, -4, luma - below - raster)
}

/** Warm pure colours get an ink of their own. */
function coverAccent(flat: Uint8ClampedArray, at: number, raster: number): number {
  const [red, green, blue] = [flat[at * 4] ?? 0, flat[at * 4 + 1] ?? 0, flat[at * 4 + 2] ?? 0]
  const pure = Math.max(red, green, blue) - Math.min(red, green, blue)
  const glow = smoothStep(0, 22, red - green * 1.12 - 26) * smoothStep(66, 92, pure) * smoothStep(96, 122, red)
  return smoothStep(0.4, 0.6, glow + raster * 0.3)
}

/** A line of bare paper around figures parts them from a ground of the same ink. */
function knockOut(stage: Stage, { ctx }: Layer, paper: Rgb): void {
  const cells = sampleCells(stage, 1.5)
  const figures = cells.cover.map((share) => (share > 128 ? 1 : 0))
  const outside = figures.map((mark) => 1 - mark)
  ctx.save()
  ctx.clip(drawLoops(cells, traceContours(cells, outside, 2)))
  ctx.strokeStyle = toCss(paper)
  ctx.lineJoin = 'round'
  ctx.lineWidth = 5
  ctx.stroke(drawLoops(cells, traceContours(cells, figures, 2)))
  ctx.restore()
}

/** Width of the bare margin, in units. */
const MARGIN_UNITS = 18

function trimMargin({ frame }: { frame: Frame }, { ctx }: Layer, paper: Rgb): void {
  const { left, top, width, height } = frame.view
  ctx.strokeStyle = toCss(paper)
  ctx.lineWidth = MARGIN_UNITS * 2
  ctx.strokeRect(left, top, width, height)
}

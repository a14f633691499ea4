import { deriveSeed } from '../base/chance.ts'
import { createLayer, type Layer, placeAt } from '../base/frame.ts'
import { createNoise, smoothStep, sumOctaves } from '../base/noise.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Stage } from '../scene/stage.ts'
import { blurField, readLuma, readPixels, writePixels } from '../base/canvas-pixels.ts'
import { sampleCells } from './cells.ts'
import { mediumStrength } from './medium-strength.ts'
import { inkStrokes } from './ink-strokes.ts'
import { flattenCanvas } from './kuwahara.ts'
import { listWashes } from './list-washes.ts'
import type { MediumStep } from './medium.ts'
import { measureReach } from './measure-reach.ts'
import { readField, type SmoothField, sampleField } from './noise-field.ts'
import { findOutline } from './outline.ts'
import { pressSeal } from './seal.ts'
import { findSky, isIndoors } from './sky-mask.ts'
import { spreadApart, spreadTones } from './tones.ts'

const PAPER = [243, 237, 222] as const
const INK = [28, 30, 35] as const

/** Washes of ink: broad and pale first, then darker and finer. */
const WASHES = [
  { patch: 16, depth: 0.5 },
  { patch: 7, depth: 0.8 },
  { patch: 3, depth: 1 },
] as const

/** Ink on rice paper: graded washes with wet rims, mist and sky left bare, few brush marks, lines for figures, a signature and a red seal. */
export function* paintInk(stage: Stage): Generator<MediumStep, Layer> {
  const { frame, recipe } = stage
  const picture = createLayer(frame)
  const sheet = soakSheet(stage)
  const washes = listWashes(frame, isPaintedAs(SPARING, recipe) ? [WASHES[0], WASHES[2]] : WASHES)
  for (const [index, wash] of washes.entries()) {
    const flat = flattenCanvas(stage.picture.canvas, wash.patch * frame.scale)
    writePixels(picture.canvas, layWash(stage, sheet, flat, wash.depth))
    yield { share: (index + 1) / (washes.length + 2), layer: picture }
  }
  const fine = toneOf(stage, readLuma(readPixels(stage.picture.canvas)))
  inkStrokes(stage, picture, fine, (x, y) => readField(sheet.bare, x, y))
  yield { share: 0.85, layer: picture }
  drawLines(stage, picture, fine, sheet)
  pressSeal(stage, picture)
  return picture
}

/** From this version on ink is sparing: a wet ground that runs out into the paper, and figures with tones of their own. */
const SPARING = 4
/** Radius in units within which ink spreads on a wet sheet. */
const WET = 5

function toneOf({ frame, recipe, cover }: Stage, luma: Float32Array): Float32Array {
  return isPaintedAs(SPARING, recipe) ? spreadApart(frame, luma, readPixels(cover.canvas)) : spreadTones(frame, luma)
}

/** About the figures ink runs in the wet paper, paler than what is drawn upon it when it has dried. */
function wetGround(
  luma: Float32Array,
  figures: Uint8ClampedArray,
  { width, radius, hand }: { width: number; radius: number; hand: number },
): void {
  const run = luma.slice()
  blurField(run, width, Math.max(1, Math.round(radius * hand)))
  const load = Math.min(1, 0.66 + 0.14 * hand)
  for (let at = 0; at < luma.length; at++) {
    const loose = 1 - (figures[at * 4 + 3] ?? 0) / 255
    const wet = (luma[at] ?? 0) * 0.35 + (run[at] ?? 0) * 0.65
    luma[at] = (luma[at] ?? 0) + (255 - (255 - wet) * load - (luma[at] ?? 0)) * loose
  }
}

/** What the paper does to every wash. */
interface Sheet {
  sway: SmoothField
  pool: SmoothField
  /** Where sky and mist leave the paper bare, 0 to 1. */
  bare: SmoothField
}

function soakSheet(stage: Stage): Sheet {
  const { frame, layout, recipe } = stage
  const wobble = createNoise(deriveSeed(recipe.seed, 'bleed'))
  const drift = createNoise(deriveSeed(recipe.layoutSeed, 'mist'))
  const cells = sampleCells(stage, 4)
  const sky = Float32Array.from(findSky(stage, cells))
  blurField(sky, cells.columns, 1)
  const open: SmoothField = { values: sky, columns: cells.columns, step: 4, left: cells.left + 2, top: cells.top + 2 }
  const indoors = isIndoors(recipe)
  const mist = (x: number, y: number) => {
    const near = Math.exp(-(((y - layout.horizon + frame.height * 0.02) / (frame.height * 0.1)) ** 2))
    return indoors ? 0 : near * smoothStep(-0.25, 0.45, sumOctaves(drift, x / 230, y / 52, 3)) * 0.9
  }
  const reach = isPaintedAs(SPARING, recipe) ? measureReach(stage) : null
  const blank = (x: number, y: number) => (reach === null ? 0 : 1 - smoothStep(0.3, 0.95, readField(reach, x, y)))
  return {
    sway: sampleField(frame, 2.5, (x, y) => sumOctaves(wobble, x / 22, y / 22, 4) * 2.6),
    pool: sampleField(frame, 3, (x, y) => sumOctaves(wobble, x / 90 + 30, y / 90, 4)),
    bare: sampleField(frame, 4, (x, y) => Math.max(readField(open, x, y) * 0.92, mist(x, y), blank(x, y))),
  }
}

function layWash(stage: Stage, sheet: Sheet, flat: Uint8ClampedArray, depth: number): Uint8ClampedArray {
  const { frame, recipe } = stage
  const { widthPx, heightPx, scale } = frame
  const hand = mediumStrength(recipe)
  const fibre = createNoise(deriveSeed(recipe.seed, 'fibre'))
  const strokeAt = leadBrush(stage)
  const figures = readPixels(stage.cover.canvas)
  const grey = readLuma(flat)
  const luma = toneOf(stage, grey)
  if (isPaintedAs(SPARING, recipe)) wetGround(luma, figures, { width: widthPx, radius: WET * scale, hand })
  const rim = findRims(luma, widthPx, Math.max(1, Math.round(2.4 * scale)))
  const out = new Uint8ClampedArray(flat.length)
  for (let at = 0; at < luma.length; at++) {
    const [column, row] = [at % widthPx, Math.floor(at / widthPx)]
    const { x, y } = placeAt(frame, column, row)
    const shift = readField(sheet.sway, x, y) * scale * hand
    const fromX = Math.min(widthPx - 1, Math.max(0, Math.round(column + shift)))
    const from = Math.min(heightPx - 1, Math.max(0, Math.round(row - shift))) * widthPx + fromX
    const tooth = fibre(x / 2.2, y / 0.9) * 0.5 + fibre(x / 7, y / 5) * 0.5
    const own = (figures[from * 4 + 3] ?? 0) / 255
    const bare = readField(sheet.bare, x, y) * (1 - own)
    const pool = readField(sheet.pool, x, y)
    const wet = (rim[from] ?? 0) * 0.24 * hand + pool * 0.16 * hand
    const stroke = strokeAt(x, y, { own, tooth })
    const tone = Math.min(0.9, washTone(luma[from] ?? 255) * (1 + wet + tooth * 0.1 + stroke.load))
    const ink = tone * (1 - bare) * (1 - stroke.dry) * depth
    const tint = (0.16 + own * 0.34) * depth * (1 - bare)
    for (let channel = 0; channel < 3; channel++) {
      const hue = ((flat[from * 4 + channel] ?? 0) - (grey[from] ?? 0)) * tint
      out[at * 4 + channel] = ((PAPER[channel] ?? 0) + tooth * 3) * (1 - ink) + (INK[channel] ?? 0) * ink + hue
    }
    out[at * 4 + 3] = 255
  }
  return out
}

/** How much more ink a figure gets, and where the hairs of the brush ran dry and left the paper bare. */
function leadBrush({ recipe }: Stage): (x: number, y: number, at: { own: number; tooth: number }) => Brush {
  const none = { load: 0, dry: 0 }
  if (!isPaintedAs(SPARING, recipe)) return () => none
  const streak = createNoise(deriveSeed(recipe.seed, 'dry brush'))
  const hand = mediumStrength(recipe)
  return (x, y, { own, tooth }) =>
    own === 0
      ? none
      : {
          load: own * 0.25 * hand,
          dry: smoothStep(0.25, 0.7, streak(x / 22, y / 1.5) + tooth * 0.4) * Math.min(0.8, 0.42 * hand) * own,
        }
}

interface Brush {
  load: number
  dry: number
}

/** Three waters of ink with soft joints; the lights stay bare paper, and wash alone is never black. */
function washTone(luma: number): number {
  const dark = Math.max(0, 1 - (luma / 225) ** 0.9)
  const scaled = dark * 3.4
  const step = Math.floor(scaled)
  return ((step + smoothStep(0.2, 0.8, scaled - step)) / 3.4) * 0.66
}

/** How much darker a wash is than what lies about it, at its rim only: there the ink gathers as it dries. */
function findRims(luma: Float32Array, width: number, radius: number): Float32Array {
  const around = luma.slice()
  blurField(around, width, radius)
  return around.map((value, at) => smoothStep(3, 34, value - (luma[at] ?? 0)))
}

/** A figure has its outline even where it is as pale as the paper. */
function drawRound(
  line: Float32Array,
  figures: Uint8ClampedArray,
  { width, radius }: { width: number; radius: number },
): void {
  const empty = line.map((_, at) => 255 - (figures[at * 4 + 3] ?? 0))
  const round = findOutline(empty, width, radius, 16)
  for (let at = 0; at < line.length; at++) line[at] = Math.max(line[at] ?? 0, (round[at] ?? 0) * 0.75)
}

/** The fine brush draws figures, and here and there an edge of the land; it runs dry on the way. */
function drawLines(stage: Stage, picture: Layer, luma: Float32Array, sheet: Sheet): void {
  const { frame, recipe } = stage
  const figures = readPixels(stage.cover.canvas)
  const pixels = readPixels(picture.canvas)
  const press = createNoise(deriveSeed(recipe.seed, 'press'))
  const line = findOutline(luma, frame.widthPx, 1.5 * frame.scale, 8)
  if (isPaintedAs(SPARING, recipe)) drawRound(line, figures, { width: frame.widthPx, radius: 1.2 * frame.scale })
  for (let at = 0; at < line.length; at++) {
    if ((line[at] ?? 0) < 0.02) continue
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const own = (figures[at * 4 + 3] ?? 0) / 255
    const dry = smoothStep(-0.35, 0.25, press(x / 26, y / 26)) * (1 - readField(sheet.bare, x, y))
    const ink = (line[at] ?? 0) * (own * 0.92 + (1 - own) * dry * 0.62)
    for (let channel = 0; channel < 3; channel++) {
      const i = at * 4 + channel
      pixels[i] = (pixels[i] ?? 0) * (1 - ink) + (INK[channel] ?? 0) * ink
    }
  }
  writePixels(picture.canvas, pixels)
}

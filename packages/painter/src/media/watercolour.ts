import { deriveSeed } from '../chance.ts'
import { createLayer, type Layer } from '../frame.ts'
import { createNoise, type Noise, smoothStep, sumOctaves } from '../noise.ts'
import type { Stage } from '../scene/stage.ts'
import { blurField, readLuma, writePixels } from './canvas-pixels.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { readField, type SmoothField, sampleField } from './noise-field.ts'

/** One wash: how coarse its patches are in units, and how much of the pigment it carries. */
const WASHES = [
  { patch: 15, strength: 0.42, edge: 0.25 },
  { patch: 7, strength: 0.72, edge: 0.6 },
  { patch: 2.6, strength: 1, edge: 1 },
] as const

const PAPER = [250, 247, 240] as const

/** Watercolour: washes from broad to fine on rough paper, pigment gathered at their rims, a bare border. */
export function* paintWatercolour(stage: Stage): Generator<MediumStep, Layer> {
  const { frame } = stage
  const picture = createLayer(frame)
  const sheet = createSheet(stage)
  for (const [index, wash] of WASHES.entries()) {
    const flat = flattenCanvas(stage.picture.canvas, wash.patch * frame.scale)
    writePixels(picture.canvas, layWash(stage, sheet, flat, wash))
    yield { share: (index + 1) / (WASHES.length + 0.3), layer: picture }
  }
  return picture
}

/** The paper and how water moves on it: the same for every wash. */
interface Sheet {
  wobble: Noise
  swayX: SmoothField
  swayY: SmoothField
  pool: SmoothField
  /** Roughness of the paper by pixel, about -1..1. */
  grit: Float32Array
}

function createSheet({ frame, recipe }: Stage): Sheet {
  const wobble = createNoise(deriveSeed(recipe.seed, 'wobble'))
  const cloud = createNoise(deriveSeed(recipe.seed, 'pigment'))
  const tooth = createNoise(deriveSeed(recipe.seed, 'tooth'))
  const grit = new Float32Array(frame.widthPx * frame.heightPx)
  for (let at = 0; at < grit.length; at++) {
    const x = (at % frame.widthPx) / frame.scale
    const y = Math.floor(at / frame.widthPx) / frame.scale
    grit[at] = tooth(x / 1.5, y / 1.5) * 0.6 + tooth(x / 3.4 + 9, y / 3.4) * 0.4
  }
  return {
    wobble,
    swayX: sampleField(frame, 2.5, (x, y) => sumOctaves(wobble, x / 34, y / 34, 4)),
    swayY: sampleField(frame, 2.5, (x, y) => sumOctaves(wobble, x / 34 + 60, y / 34, 4)),
    pool: sampleField(frame, 3, (x, y) => sumOctaves(cloud, x / 80, y / 80, 4)),
    grit,
  }
}

function layWash(
  stage: Stage,
  sheet: Sheet,
  flat: Uint8ClampedArray,
  wash: { patch: number; strength: number; edge: number },
): Uint8ClampedArray {
  const { widthPx, heightPx, scale, width, height } = stage.frame
  const rim = findRims(flat, widthPx, Math.max(1, Math.round(2.2 * scale)))
  const out = new Uint8ClampedArray(flat.length)
  const hand = 0.8 + stage.recipe.stylize / 500
  const seen = new Float32Array(3)
  const sway = Math.min(7, 1.6 + wash.patch * 0.35) * scale
  for (let row = 0; row < heightPx; row++) {
    const y = row / scale
    for (let column = 0; column < widthPx; column++) {
      const x = column / scale
      const fromX = clampTo(column + readField(sheet.swayX, x, y) * sway, widthPx - 1.001)
      const fromY = clampTo(row + readField(sheet.swayY, x, y) * sway, heightPx - 1.001)
      readBetween(flat, widthPx, { x: fromX, y: fromY }, seen)
      const from = Math.round(fromY) * widthPx + Math.round(fromX)
      const pool = readField(sheet.pool, x, y)
      const grit = sheet.grit[row * widthPx + column] ?? 0
      const luma = 0.3 * (seen[0] ?? 0) + 0.59 * (seen[1] ?? 0) + 0.11 * (seen[2] ?? 0)
      const border = bareBorder(sheet, { x, y, width, height })
      const settle =
        1 + pool * 0.34 * hand + grit * 0.09 * (1.3 - luma / 255) + (rim[from] ?? 0) * wash.edge * 0.75 * hand
      const density = Math.max(0, settle) * wash.strength * border
      const at = (row * widthPx + column) * 4
      for (let channel = 0; channel < 3; channel++) {
        const paper = (PAPER[channel] ?? 255) + grit * 2.4
        // Pigment is a filter over the paper: more of it darkens by power, not by sum.
        const through = liven(seen[channel] ?? 0, luma) / 255
        out[at + channel] = paper * through ** density
      }
      out[at + 3] = 255
    }
  }
  return out
}

/** Transparent colour looks lighter and purer than opaque paint. */
function liven(value: number, luma: number): number {
  const purer = luma + (value - luma) * 1.28
  return Math.min(255, Math.max(10, 30 + purer * 0.92))
}

/** The colour between four pixels; water knows no raster. */
function readBetween(
  pixels: Uint8ClampedArray,
  width: number,
  place: { x: number; y: number },
  seen: Float32Array,
): void {
  const column = Math.floor(place.x)
  const row = Math.floor(place.y)
  const across = place.x - column
  const down = place.y - row
  const at = (row * width + column) * 4
  for (let channel = 0; channel < 3; channel++) {
    const i = at + channel
    const upper = (pixels[i] ?? 0) * (1 - across) + (pixels[i + 4] ?? 0) * across
    const lower = (pixels[i + width * 4] ?? 0) * (1 - across) + (pixels[i + width * 4 + 4] ?? 0) * across
    seen[channel] = upper * (1 - down) + lower * down
  }
}

function clampTo(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value
}

/** How much darker a pixel's patch is than its surroundings, near the patch's rim only. */
function findRims(flat: Uint8ClampedArray, width: number, radius: number): Float32Array {
  const luma = readLuma(flat)
  const around = luma.slice()
  blurField(around, width, radius)
  const rim = new Float32Array(luma.length)
  for (let at = 0; at < rim.length; at++) rim[at] = smoothStep(1.5, 20, (around[at] ?? 0) - (luma[at] ?? 0))
  return rim
}

/** 0 on the bare border of the sheet, 1 inside; the brush did not stop along a ruler. */
function bareBorder(sheet: Sheet, place: { x: number; y: number; width: number; height: number }): number {
  const { x, y, width, height } = place
  const edge = Math.min(x, y, width - x, height - y)
  if (edge > 40) return 1
  const ragged = 14 + sumOctaves(sheet.wobble, x / 60 + 7, y / 60, 4) * 9
  return smoothStep(ragged - 2, ragged + 2.4, edge)
}

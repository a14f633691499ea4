import { deriveSeed } from '../base/chance.ts'
import { createLayer, type Layer, placeAt, type View } from '../base/frame.ts'
import { createNoise, type Noise, smoothStep, sumOctaves } from '../base/noise.ts'
import type { Stage } from '../scene/stage.ts'
import { blurField, readLuma, readPixels, writePixels } from '../base/canvas-pixels.ts'
import { mediumStrength } from './medium-strength.ts'
import { listWashes } from './list-washes.ts'
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
  const washes = listWashes(frame, WASHES)
  for (const [index, wash] of washes.entries()) {
    const flat = flattenCanvas(stage.picture.canvas, wash.patch * frame.scale)
    writePixels(picture.canvas, layWash(stage, sheet, flat, wash))
    yield { share: (index + 1) / (washes.length + 1), layer: picture }
  }
  drawFineBrush(stage, sheet, picture)
  return picture
}

/** The pointed brush comes last, on dry paper: whiskers, rigging and window bars that the washes have swallowed. */
function drawFineBrush({ frame, picture: scene, cover }: Stage, sheet: Sheet, picture: Layer): void {
  const pixels = readPixels(picture.canvas)
  const scenePixels = readPixels(scene.canvas)
  const figures = readPixels(cover.canvas)
  const luma = readLuma(scenePixels)
  const around = luma.slice()
  blurField(around, frame.widthPx, Math.max(1, Math.round(2.4 * frame.scale)))
  for (let at = 0; at < luma.length; at++) {
    const drop = (around[at] ?? 0) - (luma[at] ?? 0)
    const care = 0.3 + 0.6 * ((figures[at * 4 + 3] ?? 0) / 255)
    const touch = smoothStep(7, 34, drop) * care
    if (touch === 0) continue
    const place = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const density = touch * bareBorder(sheet, frame.view, place) * (1 + (sheet.grit[at] ?? 0) * 0.3)
    for (let i = at * 4; i < at * 4 + 3; i++) {
      const pigment = (scenePixels[i] ?? 0) * 0.72
      pixels[i] = (pixels[i] ?? 0) * (1 - density) + Math.min(pixels[i] ?? 0, pigment) * density
    }
  }
  writePixels(picture.canvas, pixels)
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
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
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
  const { widthPx, heightPx, scale, view } = stage.frame
  const rim = findRims(flat, widthPx, Math.max(1, Math.round(2.2 * scale)))
  const out = new Uint8ClampedArray(flat.length)
  const hand = mediumStrength(stage.recipe)
  const seen = new Float32Array(3)
  const sway = Math.min(7, 1.6 + wash.patch * 0.35) * scale
  for (let row = 0; row < heightPx; row++) {
    const { y } = placeAt(stage.frame, 0, row)
    for (let column = 0; column < widthPx; column++) {
      const { x } = placeAt(stage.frame, column, 0)
      const fromX = clampTo(column + readField(sheet.swayX, x, y) * sway, widthPx - 1.001)
      const fromY = clampTo(row + readField(sheet.swayY, x, y) * sway, heightPx - 1.001)
      readBetween(flat, widthPx, { x: fromX, y: fromY }, seen)
      const from = Math.round(fromY) * widthPx + Math.round(fromX)
      const pool = readField(sheet.pool, x, y)
      const grit = sheet.grit[row * widthPx + column] ?? 0
      const luma = 0.3 * (seen[0] ?? 0) + 0.59 * (seen[1] ?? 0) + 0.11 * (seen[2] ?? 0)
      const border = bareBorder(sheet, view, { x, y })
      const settle =
        1 + pool * 0.34 * hand + grit * 0.09 * (1.3 - luma / 255) + (rim[from] ?? 0) * wash.edge * 0.75 * hand
      const density = Math.max(0, settle + backrun(pool) * 0.16 * hand) * wash.strength * border
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

/** Water that ran back into a drying wash: paler within, a dark line at its edge. */
function backrun(pool: number): number {
  const inside = pool - 0.24
  return inside < 0 ? smoothStep(-0.03, 0, inside) : -0.9 * smoothStep(0, 0.03, inside)
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
function bareBorder(sheet: Sheet, { left, top, width, height }: View, { x, y }: { x: number; y: number }): number {
  const edge = Math.min(x - left, y - top, left + width - x, top + height - y)
  if (edge > 40) return 1
  const ragged = 14 + sumOctaves(sheet.wobble, x / 60 + 7, y / 60, 4) * 9
  return smoothStep(ragged - 2, ragged + 2.4, edge)
}

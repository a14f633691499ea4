import { writePixels } from '../../base/canvas-pixels.ts'
import { createLayer, type Layer, placeAt } from '../../base/frame.ts'
import { smoothStep } from '../../base/noise.ts'
import { isPaintedAs } from '../../recipe/version.ts'
import type { Stage } from '../../scene/stage.ts'
import { flattenCanvas } from '../kuwahara.ts'
import { listWashes } from '../list-washes.ts'
import type { MediumStep } from '../medium.ts'
import { mediumStrength } from '../medium-strength.ts'
import { readField } from '../noise-field.ts'
import { drawFineBrush } from './fine-brush.ts'
import { paintGlazes } from './glazes.ts'
import { bareBorder, clampTo, createSheet, findRims, PAPER, readBetween, type Sheet } from './sheet.ts'

/** From this version on the white of the paper is part of the picture. */
const GLAZED = 4

/** One wash: how coarse its patches are in units, and how much of the pigment it carries. */
const WASHES = [
  { patch: 15, strength: 0.42, edge: 0.25 },
  { patch: 7, strength: 0.72, edge: 0.6 },
  { patch: 2.6, strength: 1, edge: 1 },
] as const

/** Watercolour: washes from broad to fine on rough paper, pigment gathered at their rims, a bare border. */
export function* paintWatercolour(stage: Stage): Generator<MediumStep, Layer> {
  if (isPaintedAs(GLAZED, stage.recipe)) return yield* paintGlazes(stage)
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

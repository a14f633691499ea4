import { blurField, readLuma, readPixels, writePixels } from '../../base/canvas-pixels.ts'
import { createLayer, type Layer } from '../../base/frame.ts'
import { smoothStep } from '../../base/noise.ts'
import type { Stage } from '../../scene/stage.ts'
import { flattenCanvas } from '../kuwahara.ts'
import type { MediumStep } from '../medium.ts'
import { mediumStrength } from '../medium-strength.ts'
import { readField, type SmoothField } from '../noise-field.ts'
import { drawFineBrush } from './fine-brush.ts'
import { measureReach } from '../measure-reach.ts'
import { clampTo, createSheet, findRims, PAPER, readBetween, type Sheet } from './sheet.ts'
import { spatter } from './spatter.ts'

/** Half widths of the patches, in units: the ground is laid in with a large brush, figures with a pointed one. */
const BROAD = 7.5
const FINE = 2.2
/** Share of the large brush in the ground. */
const LOOSE = 0.6

/** Transparent watercolour: the lights are the paper's own white, colour lies in few glazes with a dark rim each, water leaves its marks. */
export function* paintGlazes(stage: Stage): Generator<MediumStep, Layer> {
  const { frame, picture: scene, cover } = stage
  const picture = createLayer(frame)
  const sheet = createSheet(stage)
  const figures = readPixels(cover.canvas)
  const motif: Motif = {
    colours: flattenCanvas(scene.canvas, BROAD * frame.scale),
    figures,
    reach: measureReach(stage),
    gap: findGaps(figures, frame.widthPx, frame.scale),
  }
  writePixels(picture.canvas, layGlaze(stage, sheet, motif, 0.6))
  yield { share: 0.4, layer: picture }
  mixBrushes(motif, flattenCanvas(scene.canvas, FINE * frame.scale))
  writePixels(picture.canvas, layGlaze(stage, sheet, motif, 1))
  yield { share: 0.85, layer: picture }
  drawFineBrush(stage, sheet, picture)
  spatter(stage, picture)
  return picture
}

interface Motif {
  /** RGBA of what is painted. */
  colours: Uint8ClampedArray
  figures: Uint8ClampedArray
  reach: SmoothField
  /** 1 on the thin white line that is left beside a figure. */
  gap: Float32Array
}

function mixBrushes({ colours, figures }: Motif, fine: Uint8ClampedArray): void {
  for (let i = 0; i < colours.length; i += 4) {
    const share = LOOSE * (1 - (figures[i + 3] ?? 0) / 255)
    for (let at = i; at < i + 3; at++) colours[at] = (fine[at] ?? 0) + ((colours[at] ?? 0) - (fine[at] ?? 0)) * share
  }
}

/** Just outside of a figure, where the brush did not quite come up to it. */
function findGaps(figures: Uint8ClampedArray, width: number, scale: number): Float32Array {
  const gap = new Float32Array(figures.length / 4)
  for (let at = 0; at < gap.length; at++) gap[at] = (figures[at * 4 + 3] ?? 0) / 255
  const own = gap.slice()
  blurField(gap, width, Math.max(1, Math.round(1.1 * scale)))
  for (let at = 0; at < gap.length; at++) {
    const near = gap[at] ?? 0
    gap[at] = smoothStep(0.06, 0.3, near) * (1 - smoothStep(0.02, 0.4, own[at] ?? 0))
  }
  return gap
}

function layGlaze(stage: Stage, sheet: Sheet, motif: Motif, strength: number): Uint8ClampedArray {
  const { widthPx, heightPx, scale, view } = stage.frame
  const { colours, figures } = motif
  const rim = findRims(colours, widthPx, Math.max(1, Math.round(1.9 * scale)))
  const white = findWhite(colours)
  const hand = mediumStrength(stage.recipe)
  const out = new Uint8ClampedArray(colours.length)
  const seen = new Float32Array(3)
  for (let at = 0; at < rim.length; at++) {
    const [column, row] = [at % widthPx, Math.floor(at / widthPx)]
    const [x, y] = [column / scale + view.left, row / scale + view.top]
    const loose = 1 - (figures[at * 4 + 3] ?? 0) / 255
    const sway = (0.7 + 1.7 * loose) * scale
    const fromX = clampTo(column + readField(sheet.swayX, x, y) * sway, widthPx - 1.001)
    const fromY = clampTo(row + readField(sheet.swayY, x, y) * sway, heightPx - 1.001)
    readBetween(colours, widthPx, { x: fromX, y: fromY }, seen)
    const from = Math.round(fromY) * widthPx + Math.round(fromX)
    const luma = Math.min(1, (0.3 * (seen[0] ?? 0) + 0.59 * (seen[1] ?? 0) + 0.11 * (seen[2] ?? 0)) / white)
    const grit = sheet.grit[at] ?? 0
    const pool = readField(sheet.pool, x, y)
    const settled =
      1 + pool * (0.14 + 0.34 * loose) * hand + grit * 0.24 * (1.1 - luma) + (rim[from] ?? 0) * 0.85 * hand
    const open = loose === 0 ? 1 : wetEdge(readField(motif.reach, x, y), grit, loose)
    const density = Math.max(0, settled * strength * open * leaveGap(motif, at, pool))
    const glaze = glazeTone(luma) / Math.max(0.02, luma)
    for (let channel = 0; channel < 3; channel++) {
      const paper = (PAPER[channel] ?? 255) + grit * 2.6
      const pure = luma + ((seen[channel] ?? 0) / white - luma) * 1.12
      // Pigment is a filter over the paper: more of it darkens by power, not by sum.
      out[at * 4 + channel] = paper * Math.min(1, Math.max(0.05, pure * glaze)) ** density
    }
    out[at * 4 + 3] = 255
  }
  return out
}

/** What the white line beside a figure keeps of its pigment; where the wash was wettest there is none. */
function leaveGap({ gap }: Motif, at: number, pool: number): number {
  return 1 - 0.8 * (gap[at] ?? 0) * smoothStep(-0.12, 0.1, pool)
}

/** Where a wash ends it leaves a darker line, and the heights of the paper stay dry. */
function wetEdge(reach: number, grit: number, loose: number): number {
  const wet = smoothStep(0.3, 0.46, reach + grit * 0.07)
  const line = smoothStep(0.28, 0.42, reach) * (1 - smoothStep(0.44, 0.62, reach)) * 0.3
  return 1 - loose * (1 - Math.min(1.25, wet * (0.86 + 0.14 * reach) + line + reach * 0.12 * (1 - wet)))
}

const STEPS = 5

/** A few glazes with soft joints; the lightest is none at all. */
function glazeTone(luma: number): number {
  const lifted = Math.min(1, 0.07 + luma * 0.95)
  const scaled = lifted * STEPS
  const step = Math.floor(scaled)
  return lifted * 0.6 + ((step + smoothStep(0.3, 0.7, scaled - step)) / STEPS) * 0.4
}

const LEAST_WHITE = 176

/** The brightness that stays paper: that of the lightest ninth, but never less than a middle tone. */
function findWhite(colours: Uint8ClampedArray): number {
  const counts = new Uint32Array(256)
  const luma = readLuma(colours)
  for (const value of luma)
    counts[Math.min(255, Math.round(value))] = (counts[Math.min(255, Math.round(value))] ?? 0) + 1
  let left = luma.length / 9
  for (let level = 255; level > LEAST_WHITE; level--) {
    left -= counts[level] ?? 0
    if (left <= 0) return level
  }
  return LEAST_WHITE
}

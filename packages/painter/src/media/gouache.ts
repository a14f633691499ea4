import { deriveSeed } from '../base/chance.ts'
import type { Rgb } from '../base/colour.ts'
import { createLayer, freeCanvas, type Layer, placeAt } from '../base/frame.ts'
import { fromLab, toLab } from '../look/oklab.ts'
import { createNoise, type Noise, smoothStep } from '../base/noise.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { sampleCells } from './cells.ts'
import { flattenCanvas } from './kuwahara.ts'
import { mediumStrength } from './medium-strength.ts'
import type { MediumStep } from './medium.ts'
import { type Segments, segmentCells } from './segments.ts'
import { layShapes } from './shapes.ts'

/** From the first blocking in to the last touches; `side` of the cells in units. */
const COATS = [
  { side: 8, patch: 2, colours: 6, rounds: 2, smallest: 12, finest: 3 },
  { side: 4, patch: 2, colours: 10, rounds: 2, smallest: 14, finest: 4 },
  { side: 1.5, patch: 3, colours: 20, rounds: 4, smallest: 40, finest: 7 },
] as const

/** The primed sheet that shows where the brush ran dry. */
const SHEET: Rgb = [226, 196, 160]
const TAPED: Rgb = [248, 245, 238]
/** Width of the taped edge, in units. */
const TAPE_UNITS = 20

/** Gouache: opaque chalky shapes in few tones, edges pulled out by a dry flat brush, a clean edge where the tape was. */
export function* paintGouache(stage: Stage): Generator<MediumStep, Layer> {
  if (isPaintedAs(SOFT, stage.recipe)) return yield* paintCoats(stage)
  const picture = createLayer(stage.frame)
  for (const [index, coat] of COATS.entries()) {
    const shapes = segmentCells(stage.frame, sampleCells(stage, coat.side), coat)
    const flat = createLayer(stage.frame)
    layShapes(stage, flat, shapes, (label) => chalk(shapes, label))
    writePixels(picture.canvas, brushOut(stage, readPixels(flat.canvas)))
    freeCanvas(flat.canvas)
    peelTape(stage, picture)
    yield { share: (index + 1) / (COATS.length + 0.3), layer: picture }
  }
  return picture
}

/** From this version on coats are brushed over each other, and small things keep their shapes. */
const SOFT = 4
/** Half widths of the brushes in units, for the ground and for figures. */
const BRUSHES = [
  { ground: 9, figures: 6 },
  { ground: 3.6, figures: 1.3 },
] as const

function* paintCoats(stage: Stage): Generator<MediumStep, Layer> {
  const { frame, picture: scene } = stage
  const picture = createLayer(frame)
  const figures = readPixels(stage.cover.canvas)
  for (const [index, brush] of BRUSHES.entries()) {
    const ground = flattenCanvas(scene.canvas, brush.ground * frame.scale)
    const fine = flattenCanvas(scene.canvas, brush.figures * frame.scale)
    for (let i = 0; i < ground.length; i += 4) {
      const share = (figures[i + 3] ?? 0) / 255
      const mix = (at: number) => Math.round((ground[at] ?? 0) * (1 - share) + (fine[at] ?? 0) * share)
      const [lightness, a, b] = toLab(mix(i), mix(i + 1), mix(i + 2))
      ground.set(chalkTone(lightness, a, b), i)
    }
    writePixels(picture.canvas, brushOut(stage, ground))
    peelTape(stage, picture)
    yield { share: (index + 1) / (BRUSHES.length + 0.3), layer: picture }
  }
  return picture
}

const TONES = 9

/** Few tones with short soft joints between them. */
function chalkTone(lightness: number, a: number, b: number): Rgb {
  const scaled = lightness * TONES
  const step = Math.floor(scaled)
  const toned = lightness * 0.45 + ((step + smoothStep(0.3, 0.7, scaled - step)) / TONES) * 0.55
  return fromLab([0.12 + toned * 0.85, a * 1.16 + 0.002, b * 1.14 + 0.005])
}

/** Matte paint has neither black nor glossy white. */
function chalk({ colours }: Segments, label: number): Rgb {
  const [lightness, a, b] = colours[label] ?? [0, 0, 0]
  return fromLab([0.13 + Math.round(lightness * 12) * 0.0705, a * 1.34 + 0.004, b * 1.3 + 0.008])
}

/** Bristles: fine across the stroke and long along it, -1..1. */
function streak(noise: Noise, across: number, along: number): number {
  return noise(across / 1.7, along / 46) * 0.65 + noise(across / 5 + 40, along / 90) * 0.35
}

/** Pulls the shapes' edges along the strokes, leaves the marks of the bristles, and lets the sheet show through dry places. */
function brushOut({ frame, recipe, cover }: Stage, flat: Uint8ClampedArray): Uint8ClampedArray {
  const { widthPx, heightPx, scale } = frame
  const hand = mediumStrength(recipe)
  const bristle = createNoise(deriveSeed(recipe.seed, 'bristle'))
  const turn = createNoise(deriveSeed(recipe.layoutSeed, 'turn'))
  const figures = readPixels(cover.canvas)
  const out = new Uint8ClampedArray(flat.length)
  for (let at = 0; at < flat.length / 4; at++) {
    const column = at % widthPx
    const row = Math.floor(at / widthPx)
    const { x, y } = placeAt(frame, column, row)
    const angle = STROKE_ANGLES[Math.floor((turn(x / 150, y / 150) * 0.5 + 0.5) * 2.999)] ?? 0
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const hair = streak(bristle, y * cos - x * sin, x * cos + y * sin)
    const pull = hair * ((figures[at * 4 + 3] ?? 0) > 40 ? 1.3 : 4.6) * hand * scale
    const fromX = Math.min(widthPx - 1, Math.max(0, Math.round(column + cos * pull)))
    const fromY = Math.min(heightPx - 1, Math.max(0, Math.round(row + sin * pull)))
    const from = (fromY * widthPx + fromX) * 4
    const bare = smoothStep(0.6, 0.8, hair + bristle(x / 60 - 9, y / 60) * 0.28) * Math.min(0.8, 0.42 * hand)
    for (let channel = 0; channel < 3; channel++) {
      const paint = (flat[from + channel] ?? 0) * (1 + hair * 0.045 * hand)
      out[at * 4 + channel] = paint + ((SHEET[channel] ?? 0) - paint) * bare
    }
    out[at * 4 + 3] = 255
  }
  return out
}

/** A flat brush is led in few directions. */
const STROKE_ANGLES = [-0.35, 0.06, 0.5] as const

function peelTape({ frame }: Stage, { ctx }: Layer): void {
  const { left, top, width, height } = frame.view
  ctx.fillStyle = `rgb(${TAPED.join(',')})`
  ctx.fillRect(left, top, width, TAPE_UNITS)
  ctx.fillRect(left, top + height - TAPE_UNITS, width, TAPE_UNITS)
  ctx.fillRect(left, top, TAPE_UNITS, height)
  ctx.fillRect(left + width - TAPE_UNITS, top, TAPE_UNITS, height)
}

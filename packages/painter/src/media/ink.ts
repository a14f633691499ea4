import { deriveSeed } from '../chance.ts'
import { createLayer, type Layer } from '../frame.ts'
import { createNoise, smoothStep, sumOctaves } from '../noise.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, writePixels } from './canvas-pixels.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { readField, type SmoothField, sampleField } from './noise-field.ts'
import { findOutline } from './outline.ts'
import { spreadTones } from './tones.ts'

const PAPER = [244, 239, 226] as const
const INK = [30, 32, 38] as const

/** Washes of ink: broad and pale first, then darker and finer; the last carries the brush's line. */
const WASHES = [
  { patch: 18, depth: 0.45, line: 0 },
  { patch: 8, depth: 0.75, line: 0 },
  { patch: 3, depth: 1, line: 1 },
] as const

/** Ink wash on rice paper: few tones that bleed, dry brush where the brush ran empty, a red seal. */
export function* paintInk(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  for (const [index, wash] of WASHES.entries()) {
    const flat = flattenCanvas(stage.picture.canvas, wash.patch * stage.frame.scale)
    writePixels(picture.canvas, layInk(stage, flat, wash))
    yield { share: (index + 1) / (WASHES.length + 0.3), layer: picture }
  }
  pressSeal(stage, picture)
  return picture
}

function layInk(
  stage: Stage,
  flat: Uint8ClampedArray,
  wash: { patch: number; depth: number; line: number },
): Uint8ClampedArray {
  const { frame, recipe } = stage
  const wobble = createNoise(deriveSeed(recipe.seed, 'bleed'))
  const fibre = createNoise(deriveSeed(recipe.seed, 'fibre'))
  const sway = sampleField(frame, 2.5, (x, y) => sumOctaves(wobble, x / 26, y / 26, 4) * 5)
  const pool = sampleField(frame, 3, (x, y) => sumOctaves(wobble, x / 90 + 30, y / 90, 4))
  const grey = readLuma(flat)
  const luma = spreadTones(grey)
  const line = findOutline(luma, frame.widthPx, 2 * frame.scale, 9)
  const out = new Uint8ClampedArray(flat.length)
  const tones: SmoothField = { values: luma, columns: frame.widthPx, step: 1 / frame.scale }
  for (let at = 0; at < luma.length; at++) {
    const column = at % frame.widthPx
    const row = Math.floor(at / frame.widthPx)
    const x = column / frame.scale
    const y = row / frame.scale
    const shift = readField(sway, x, y) * frame.scale
    const fromX = clampTo(column + shift, frame.widthPx - 1.001)
    const fromY = clampTo(row - shift, frame.heightPx - 1.001)
    const from = Math.round(fromY) * frame.widthPx + Math.round(fromX)
    const tooth = fibre(x / 2.2, y / 0.9) * 0.5 + fibre(x / 7, y / 5) * 0.5
    const seen = readField(tones, fromX / frame.scale, fromY / frame.scale)
    const tone = inkTone(seen, readField(pool, x, y), tooth) * wash.depth
    // The brush draws the rims of dark things; the rims of clouds and mist stay wet.
    const drawn = (line[from] ?? 0) * wash.line * smoothStep(150, 70, luma[from] ?? 255)
    const ink = Math.min(0.95, tone + drawn * (0.75 + tooth * 0.3))
    for (let channel = 0; channel < 3; channel++) {
      const tint = ((flat[from * 4 + channel] ?? 0) - (grey[from] ?? 0)) * 0.26 * wash.depth
      out[at * 4 + channel] = ((PAPER[channel] ?? 0) + tooth * 3) * (1 - ink) + (INK[channel] ?? 0) * ink + tint
    }
    out[at * 4 + 3] = 255
  }
  return out
}

function clampTo(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value
}

/** Five tones of ink with soft joints; the lights stay bare paper. */
function inkTone(luma: number, pool: number, tooth: number): number {
  const dark = Math.max(0, 1 - (luma / 235) ** 0.8 + pool * 0.1)
  const scaled = dark * 4.4
  const step = Math.floor(scaled)
  const stepped = (step + smoothStep(0.3, 0.7, scaled - step)) / 4.4
  const dry = smoothStep(0.55, 0.9, stepped) * smoothStep(0.15, 0.75, tooth) * 0.15
  return Math.max(0, stepped * 0.82 + pool * 0.07 * stepped - dry)
}

function pressSeal(stage: Stage, { ctx }: Layer): void {
  const { width, height } = stage.frame
  const side = Math.min(width, height) * 0.055
  const x = stage.layout.focus > width / 2 ? width * 0.07 : width * 0.93 - side
  const y = height * 0.9 - side
  ctx.fillStyle = 'rgba(178,38,30,0.88)'
  ctx.fillRect(x, y, side, side)
  ctx.strokeStyle = 'rgba(246,236,220,0.9)'
  ctx.lineWidth = side * 0.07
  ctx.strokeRect(x + side * 0.12, y + side * 0.12, side * 0.76, side * 0.76)
  ctx.beginPath()
  for (const [fromX, fromY, toX, toY] of [
    [0.3, 0.32, 0.7, 0.32],
    [0.5, 0.24, 0.5, 0.78],
    [0.3, 0.52, 0.7, 0.52],
    [0.32, 0.74, 0.68, 0.74],
  ] as const) {
    ctx.moveTo(x + fromX * side, y + fromY * side)
    ctx.lineTo(x + toX * side, y + toY * side)
  }
  ctx.stroke()
}

import { blurField, readLuma, readPixels, writePixels } from '../base/canvas-pixels.ts'
import { deriveSeed } from '../base/chance.ts'
import type { Layer } from '../base/frame.ts'
import { createNoise } from '../base/noise.ts'
import type { Stage } from '../scene/stage.ts'
import { mediumStrength } from './medium-strength.ts'
import { readField, type SmoothField, sampleField } from './noise-field.ts'

/** Radius in units of the light that a place takes from what is about it. */
const DEPTH_UNITS = 20
/** Levels 0..255 by which that darkens or lightens at most. */
const MOST_DEPTH = 15

/** The hand of a digital painter: soft brush marks where colour would lie flat, a drift between warm and cool, and depth where tones meet. */
export function illustrate(stage: Stage, picture: Layer): void {
  const { frame, recipe } = stage
  const pixels = readPixels(picture.canvas)
  const figures = readPixels(stage.cover.canvas)
  const depth = measureDepth(pixels, frame.widthPx, DEPTH_UNITS * frame.scale)
  const { warmth, wash } = makeMarks(stage)
  const hand = Math.min(1.4, mediumStrength(recipe))
  for (let row = 0; row < frame.heightPx; row++) {
    const y = row / frame.scale + frame.view.top
    for (let column = 0; column < frame.widthPx; column++) {
      const x = column / frame.scale + frame.view.left
      const at = row * frame.widthPx + column
      const loose = 1 - (figures[at * 4 + 3] ?? 0) / 255
      const mark = readField(wash, x, y) * (0.008 + 0.028 * loose)
      const tone = 1 + mark * hand
      const warm = readField(warmth, x, y) * (2 + 4 * loose) * hand
      const lift = (depth[at] ?? 0) * (0.6 + 0.4 * loose)
      const i = at * 4
      pixels[i] = (pixels[i] ?? 0) * tone + lift + warm
      pixels[i + 1] = (pixels[i + 1] ?? 0) * tone + lift + warm * 0.2
      pixels[i + 2] = (pixels[i + 2] ?? 0) * tone + lift - warm
    }
  }
  writePixels(picture.canvas, pixels)
}

/** How much darker or lighter each pixel gets because of its surroundings: what lies before something lighter sinks back. */
function measureDepth(pixels: Uint8ClampedArray, width: number, radius: number): Float32Array {
  const luma = readLuma(pixels)
  const around = luma.slice()
  blurField(around, width, Math.max(1, Math.round(radius)))
  for (let at = 0; at < luma.length; at++) {
    const apart = ((luma[at] ?? 0) - (around[at] ?? 0)) * 0.2
    luma[at] = Math.min(MOST_DEPTH, Math.max(-MOST_DEPTH, apart))
  }
  return luma
}

interface Marks {
  /** Broad strokes that lie over each other, -1..1. */
  wash: SmoothField
  /** Drift between warm and cool, -1..1. */
  warmth: SmoothField
}

function makeMarks({ frame, recipe }: Stage): Marks {
  const bristle = createNoise(deriveSeed(recipe.seed, 'bristle'))
  const drift = createNoise(deriveSeed(recipe.layoutSeed, 'warmth'))
  const [alongX, alongY] = [Math.cos(STROKE), Math.sin(STROKE)]
  const leaning = (noise: typeof drift, x: number, y: number, [long, wide]: readonly [number, number]) =>
    noise((x * alongX + y * alongY) / long, (y * alongX - x * alongY) / wide)
  return {
    wash: sampleField(
      frame,
      2,
      (x, y) => leaning(drift, x, y, [52, 24]) * 0.6 + leaning(bristle, x + 300, y, [15, 6]) * 0.4,
    ),
    warmth: sampleField(frame, 6, (x, y) => drift(x / 120, y / 80) * 0.7 + drift(x / 34 - 9, y / 26) * 0.3),
  }
}

/** A right hand's slant. */
const STROKE = -0.5

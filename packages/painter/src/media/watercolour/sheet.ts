import { blurField, readLuma } from '../../base/canvas-pixels.ts'
import { deriveSeed } from '../../base/chance.ts'
import { placeAt, type View } from '../../base/frame.ts'
import { createNoise, type Noise, smoothStep, sumOctaves } from '../../base/noise.ts'
import type { Stage } from '../../scene/stage.ts'
import { type SmoothField, sampleField } from '../noise-field.ts'

export const PAPER = [250, 247, 240] as const

/** The paper and how water moves on it: the same for every wash. */
export interface Sheet {
  wobble: Noise
  swayX: SmoothField
  swayY: SmoothField
  pool: SmoothField
  /** Roughness of the paper by pixel, about -1..1. */
  grit: Float32Array
}

export function createSheet({ frame, recipe }: Stage): Sheet {
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

/** The colour between four pixels; water knows no raster. */
export function readBetween(
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

export function clampTo(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value
}

/** How much darker a pixel's patch is than its surroundings, near the patch's rim only. */
export function findRims(flat: Uint8ClampedArray, width: number, radius: number): Float32Array {
  const luma = readLuma(flat)
  const around = luma.slice()
  blurField(around, width, radius)
  const rim = new Float32Array(luma.length)
  for (let at = 0; at < rim.length; at++) rim[at] = smoothStep(1.5, 20, (around[at] ?? 0) - (luma[at] ?? 0))
  return rim
}

/** 0 on the bare border of the sheet, 1 inside; the brush did not stop along a ruler. */
export function bareBorder(
  sheet: Sheet,
  { left, top, width, height }: View,
  { x, y }: { x: number; y: number },
): number {
  const edge = Math.min(x - left, y - top, left + width - x, top + height - y)
  if (edge > 40) return 1
  const ragged = 14 + sumOctaves(sheet.wobble, x / 60 + 7, y / 60, 4) * 9
  return smoothStep(ragged - 2, ragged + 2.4, edge)
}

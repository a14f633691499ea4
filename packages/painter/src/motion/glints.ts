import { blurField } from '../base/canvas-pixels.ts'
import { createNoise } from '../base/noise.ts'
import { type Beat, swing } from './beat.ts'
import type { Field } from './field.ts'
import { type MovingLayer } from './layers.ts'
import { CELL, createPlate } from './plate.ts'
import { offsets } from './movers.ts'

interface Size {
  width: number
  height: number
}

/** What stands out as light from what lies about it within so many pixels: 0 to 255 a pixel, where `within` says 1; null for nothing. */
export function findLights(
  { width }: Size,
  colours: Uint32Array,
  { reach, least, isWithin }: { reach: number; least: number; isWithin: (at: number) => boolean },
): Uint8Array | null {
  const bright = Float32Array.from(colours, brightness)
  const about = bright.slice()
  blurField(about, width, Math.max(2, Math.round(reach)))
  let count = 0
  const cover = Uint8Array.from(bright, (value, at) => {
    const over = value - (about[at] ?? 0) - least
    if (over <= 0 || !isWithin(at)) return 0
    count++
    return Math.min(255, over * 7)
  })
  return count < 20 ? null : cover
}

export function brightness(colour: number): number {
  return 0.3 * (colour & 255) + 0.59 * ((colour >>> 8) & 255) + 0.11 * ((colour >>> 16) & 255)
}

/** Two layers over what holds the lights: one in which they are out, one in which they are brighter. Each is seen when its turn comes. */
export function createGlints(
  size: Size,
  { colours, dark, cover }: { colours: Uint32Array; dark: Uint32Array; cover: Uint8Array },
  twinkle: { perSecond: readonly [number, number]; depth: number; lift: number; seed: number; together: number },
  { carrier, field }: { carrier: Pick<MovingLayer, 'near' | 'movers'>; field: Field },
): MovingLayer[] {
  const bright = colours.map((colour) => brighten(colour, twinkle.lift))
  const { ahead, rates } = chooseTurns(field, twinkle)
  const strengthOf = (beat: Beat, sign: 1 | -1) => {
    const strength = new Float32Array(ahead.length)
    for (let node = 0; node < strength.length; node++) {
      const value = swing(beat, rates[node] ?? 1, ahead[node] ?? 0) * 0.5 * sign
      strength[node] = Math.min(1, Math.max(0, value * twinkle.depth))
    }
    return strength
  }
  return [
    { ...carrier, plate: createPlate(size, dark, cover), strength: (beat) => strengthOf(beat, -1) },
    { ...carrier, plate: createPlate(size, bright, cover), strength: (beat) => strengthOf(beat, 1) },
  ]
}

/** When each corner has its turn: alone, or together with those that lie so many pixels about it. */
function chooseTurns(
  { columns, rows }: Field,
  { perSecond: [slow, fast], seed, together }: { perSecond: readonly [number, number]; seed: number; together: number },
): { ahead: Float32Array; rates: Float32Array } {
  const ahead = offsets(seed, columns * rows)
  const rates = offsets(seed + 1, columns * rows)
  const noise = createNoise(seed)
  for (let node = 0; node < ahead.length; node++) {
    if (together > 0) {
      const x = ((node % columns) * CELL) / together
      const y = (Math.floor(node / columns) * CELL) / together
      ahead[node] = noise(x, y)
      rates[node] = 0.5
    }
    rates[node] = slow + (fast - slow) * (rates[node] ?? 0)
  }
  return { ahead, rates }
}

/** `by` 0 to 1: so much lighter. */
export function brighten(colour: number, by: number): number {
  const up = (shift: number) => Math.min(255, Math.round(((colour >>> shift) & 255) * (1 + by) + 40 * by))
  return (0xff000000 | (up(16) << 16) | (up(8) << 8) | up(0)) >>> 0
}

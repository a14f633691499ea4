import { createNoise, type Noise, sumOctaves } from '../../base/noise.ts'
import type { Rgb } from '../../base/colour.ts'
import type { Look, Paint } from './solid.ts'

/** One noise for the grain of all that is on a table: it is the same in every picture, as wood is wood. */
const grain: Noise = createNoise(77)

export function noiseAt(x: number, y: number, octaves = 2): number {
  return sumOctaves(grain, x, y, octaves)
}

/** Noise around a body, without a seam. */
export function noiseIn(x: number, y: number, z: number): number {
  return (grain(x + z * 0.7, y) + grain(y + 9.1, z - x * 0.6) + grain(z + 3.7, x + y * 0.5)) / 3
}

export function blend(out: Float32Array, colour: Rgb, share: number): void {
  const t = share < 0 ? 0 : share > 1 ? 1 : share
  for (let i = 0; i < 3; i++) out[i] = (out[i] ?? 0) + ((colour[i] ?? 0) - (out[i] ?? 0)) * t
}

export function dim(out: Float32Array, by: number): void {
  for (let i = 0; i < 3; i++) out[i] = (out[i] ?? 0) * by
}

/** Glazed clay: nearly white unless said otherwise, with a sharp shine. */
export const ceramic = (colour: Rgb = [238, 234, 226], paint?: Paint): Look => ({
  colour,
  gloss: 0.05,
  polish: 0.85,
  ...(paint ? { paint } : {}),
})

export const matte = (colour: Rgb, paint?: Paint): Look => ({
  colour,
  gloss: 0.012,
  polish: 0.05,
  ...(paint ? { paint } : {}),
})

/** What light goes into: dough, fruit, wax. */
export const fleshy = (colour: Rgb, paint?: Paint, gloss = 0.03): Look => ({
  colour,
  gloss,
  polish: 0.45,
  soft: 0.7,
  ...(paint ? { paint } : {}),
})

/** Wet, sauced or sugared. */
export const glossy = (colour: Rgb, paint?: Paint): Look => ({
  colour,
  gloss: 0.07,
  polish: 0.8,
  soft: 0.4,
  ...(paint ? { paint } : {}),
})

export const metal = (colour: Rgb = [206, 206, 210]): Look => ({ colour, gloss: 0.55, polish: 0.75, metal: true })

/** Colours that lie over each other by noise: browned dough, the blush of fruit. */
export function mottled(
  other: Rgb,
  { size, share = 0.5, low = 0.1 }: { size: number; share?: number; low?: number },
): Paint {
  return (x, y, z, out) => blend(out, other, (noiseIn(x / size, y / size, z / size) + low) * 1.6 * share + share * 0.3)
}

export const woodLook = (colour: Rgb = [150, 102, 62]): Look => ({
  colour,
  gloss: 0.02,
  polish: 0.25,
  paint: (x, y, z, out) => {
    const fibre = noiseAt(x * 0.16, (z + y) * 1.9, 3)
    const ring = Math.sin((z + noiseAt(x * 0.05, z * 0.2) * 3) * 2.1)
    dim(out, 0.96 + fibre * 0.22 + ring * 0.05)
  },
})

import { createNoise2D } from 'simplex-noise'
import { createRandom } from './chance.ts'

/** Smooth noise in -1..1 at a place of the world. */
export type Noise = (x: number, y: number) => number

export function createNoise(seed: number): Noise {
  return createNoise2D(createRandom(seed))
}

/** Sum of octaves, about -1..1. */
export function sumOctaves(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let strength = 0.5
  let u = x
  let v = y
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(u, v)
    u = u * 2.03 + 11.3
    v = v * 2.03 - 7.1
    strength *= 0.5
  }
  return sum
}

/** Sharp crests in 0..1: mountains and dunes. Later octaves only roughen what already stands high. */
export function sumRidges(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let strength = 0.62
  let weight = 1
  let u = x
  let v = y
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(noise(u, v))
    const sharp = crest ** (octave === 0 ? 1.5 : 2) * weight
    sum += sharp * strength
    weight = Math.min(1, Math.max(0, sharp * 1.5))
    strength *= 0.4
    u = u * 2.07 + 3.7
    v = v * 2.07 + 9.2
  }
  return sum
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

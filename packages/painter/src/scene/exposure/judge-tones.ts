import type { Curve } from '../../recipe/recipe.ts'
import type { Key } from './key.ts'
import type { Measured, Tones } from './measure-tones.ts'

export const STRAIGHT: Curve = { black: 0, white: 255, gamma: 1 }

/** The curve that brings a picture to its key; straight where it is there already. `most`: how far contrast may be drawn out. */
export function judgeWhole({ dark, middle, bright }: Tones, key: Key, most: number): Curve {
  const low = Math.min(dark, key.dark)
  const high = Math.max(bright, key.bright)
  const range = Math.max(0.05, bright - dark)
  const slope = Math.min(most, Math.max(1, (high - low) / range))
  // Where contrast may not grow enough, what is lacking is shared between both ends.
  const missing = high - low - slope * range
  const start = low + Math.max(0, missing) * (low / Math.max(0.01, low + 1 - high))
  const black = dark - start / slope
  const levelled = clamp((middle - black) * slope, 0.02, 0.98)
  const wanted = clamp(levelled, key.least, key.most)
  return round({ black: black * 255, white: (black + 1 / slope) * 255, gamma: bend(levelled, wanted, [0.62, 1.6]) })
}

/** So much lighter or darker than their ground are figures that are seen at once; a difference of colour counts too. */
const APART = 0.1
const COLOUR_APART = 0.9
/** What is darker than this is a hole and not a figure, by the least that a picture's middle may be. */
const READABLE = 0.5

/** The curve of the figures alone, after that of the whole: away from their ground, and never black or white throughout. */
export function judgeFigures({ figures, around }: Measured, whole: Curve, key: Key): Curve {
  if (figures === null || around === null) return STRAIGHT
  const own = clamp(applyTo(figures.middle, whole), 0.02, 0.98)
  const ground = applyTo(around.middle, whole)
  const colour = Math.hypot(figures.mean[1] - around.mean[1], figures.mean[2] - around.mean[2])
  const need = Math.max(0, APART - colour * COLOUR_APART)
  const lit = Math.max(own, key.least * READABLE)
  const wanted = Math.abs(lit - ground) < need ? setApart(lit, ground, need) : lit
  // Whose lights are white already gains nothing by more of it.
  const glares = wanted > own && applyTo(figures.bright, whole) > GLARE
  return round({ ...STRAIGHT, gamma: glares ? 1 : bend(own, clamp(wanted, 0.06, 0.76), [0.72, 1.14]) })
}

const GLARE = 0.9

/** To the side on which it is already, unless there is no room. */
function setApart(own: number, ground: number, need: number): number {
  const lighter = own >= ground ? ground + need <= 0.82 : ground - need < 0.16
  return lighter ? ground + need : ground - need
}

export function applyTo(value: number, { black, white, gamma }: Curve): number {
  return clamp((value * 255 - black) / Math.max(1, white - black), 0, 1) ** gamma
}

function bend(from: number, to: number, [least, most]: readonly [number, number]): number {
  return from === to ? 1 : clamp(Math.log(to) / Math.log(from), least, most)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Coarse enough to be written down, and the same on every machine. */
function round({ black, white, gamma }: Curve): Curve {
  return { black: Math.round(black), white: Math.round(white), gamma: Math.round(gamma * 100) / 100 }
}

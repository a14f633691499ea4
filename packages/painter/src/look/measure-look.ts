import { toHex } from '../base/colour.ts'
import { type ColourGroup, clusterColours } from './cluster-colours.ts'
import { findHorizon } from './find-horizon.ts'
import { chromaOf, fromLab, type Lab, toLab } from './oklab.ts'

/** An opaque picture as four bytes a pixel, row by row. */
export interface RgbaImage {
  width: number
  height: number
  rgba: Uint8Array
}

/** What can be told of a picture from its pixels alone. */
export interface Look {
  /** At most six, the commonest first; CSS hex and share of the picture. */
  colours: { hex: string; share: number }[]
  /** The colours of the upper and of the lower part, from dark to light, CSS hex. */
  sky: string[]
  ground: string[]
  /** Mean lightness 0..1. */
  lightness: number
  /** Lightness between the darkest and the lightest tenth, 0..1. */
  contrast: number
  /** Mean strength of colour, 0 grey to about 0.3. */
  chroma: number
  /** Below 0 blue to above 0 orange, mean over the picture. */
  warmth: number
  /** Where a level line parts the picture, as a share of its height from above; null where none does. */
  horizon: number | null
}

const MOST_COLOURS = 6
/** Shades of a part, dark to light. */
const SHADES = 5
/** Above and below a picture without a horizon: what lies between may be trees and houses. */
const UPPER = 0.34
const LOWER = 0.6

/** Measures a small picture; 96 to 160 px are enough. */
export function measureLook(sight: RgbaImage): Look {
  const labs = readLabs(sight)
  const horizon = findHorizon(labs, sight)
  const rowsTo = (share: number) =>
    Math.min(sight.height - 1, Math.max(1, Math.round(sight.height * share))) * sight.width
  const light = labs.map(([lightness]) => lightness).sort((a, b) => a - b)
  const tenth = (share: number) => light[Math.min(light.length - 1, Math.floor(light.length * share))] ?? 0
  return {
    colours: clusterColours(labs, MOST_COLOURS).map(({ lab, share }) => ({ hex: hexOf(lab), share })),
    sky: listShades(sight.height > 1 ? labs.slice(0, rowsTo(horizon ?? UPPER)) : labs),
    ground: listShades(sight.height > 1 ? labs.slice(rowsTo(horizon ?? LOWER)) : labs),
    lightness: meanOf(labs, ([lightness]) => lightness),
    contrast: tenth(0.9) - tenth(0.1),
    chroma: meanOf(labs, chromaOf),
    warmth: meanOf(labs, ([, a, b]) => b + a * 0.5),
    horizon,
  }
}

export function readLabs({ rgba }: RgbaImage): Lab[] {
  const labs: Lab[] = []
  for (let at = 0; at + 3 < rgba.length; at += 4) labs.push(toLab(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0))
  return labs
}

function meanOf(labs: readonly Lab[], read: (lab: Lab) => number): number {
  return labs.reduce((sum, lab) => sum + read(lab), 0) / Math.max(1, labs.length)
}

/** The commonest colour of each fifth when all are ordered by lightness: a mean of two hues would be neither. */
function listShades(labs: readonly Lab[]): string[] {
  const ordered = [...labs].sort((a, b) => a[0] - b[0])
  return Array.from({ length: SHADES }, (_, shade) => {
    const from = Math.floor((ordered.length * shade) / SHADES)
    const part = ordered.slice(from, Math.max(from + 1, Math.floor((ordered.length * (shade + 1)) / SHADES)))
    const weigh = ({ lab, share }: ColourGroup) => share * (COLOURFUL + chromaOf(lab))
    const [first, ...others] = clusterColours(part, HUES_A_SHADE)
    return first === undefined
      ? GREY
      : hexOf(others.reduce((best, one) => (weigh(one) > weigh(best) ? one : best), first).lab)
  })
}

const HUES_A_SHADE = 3
/** What counts of a grey beside the strength of a colour. */
const COLOURFUL = 0.03
const GREY = '#808080'

function hexOf(lab: Lab): string {
  return toHex(fromLab(lab))
}

import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { readPixels } from '../base/canvas-pixels.ts'
import { mixColours, type Rgb, shiftColour, toHex } from '../base/colour.ts'
import { freeCanvas } from '../base/frame.ts'
import { clusterColours } from '../look/cluster-colours.ts'
import { chromaOf, fromLab, type Lab, toLab } from '../look/oklab.ts'
import type { Inks } from './inks.ts'

const SIDE_PX = 40
const GROUPS = 7

/** Inks for the letters of a picture, out of its own colours: what is set beside it belongs to it. */
export function inksOf(picture: Canvas): Inks {
  const groups = clusterColours(sample(picture), GROUPS).map(({ lab }) => lab)
  const vivid = [...groups].sort((one, other) => chromaOf(other) - chromaOf(one))
  const main = vivid[0] ?? [0.5, 0, 0]
  const accent = vivid.find((lab) => hueApart(lab, main) > 0.9 && chromaOf(lab) > 0.05) ?? turned(main)
  const darkest = groups.reduce((best, lab) => (lab[0] < best[0] ? lab : best), main)
  const dark = fromLab([Math.min(0.24, darkest[0]), limit(darkest[1], 0.045), limit(darkest[2], 0.055)])
  const mainInk = fromLab([Math.min(0.62, Math.max(0.42, main[0])), limit(main[1], 0.11), limit(main[2], 0.1)])
  return {
    paper: toHex(mixColours([246, 240, 228], fromLab(main), 0.06)),
    dark: toHex(dark),
    main: toHex(mainInk),
    light: toHex(mixColours([252, 245, 230], fromLab(main), 0.05)),
    accent: toHex(brighten(fromLab(accent))),
  }
}

function sample(picture: Canvas): Lab[] {
  const small = createCanvas(SIDE_PX, SIDE_PX)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, 0, 0, SIDE_PX, SIDE_PX)
  const pixels = readPixels(small)
  const labs = Array.from(
    { length: SIDE_PX * SIDE_PX },
    (_, at): Lab => toLab(pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0),
  )
  freeCanvas(small)
  return labs
}

function hueApart(one: Lab, other: Lab): number {
  const apart = Math.abs(Math.atan2(one[2], one[1]) - Math.atan2(other[2], other[1]))
  return Math.min(apart, Math.PI * 2 - apart)
}

/** Where a picture has one hue alone, warm gold or a cool blue stands against it. */
function turned([, a, b]: Lab): Lab {
  return b + a * 0.4 > 0 ? [0.62, -0.06, -0.08] : [0.76, 0.05, 0.13]
}

function brighten(colour: Rgb): Rgb {
  return shiftColour(colour, { degrees: 0, chroma: 1.25, lightness: 0.06 })
}

function limit(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}

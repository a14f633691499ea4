import { createRandom, deriveSeed } from '../../base/chance.ts'
import { parseHex, type Rgb } from '../../base/colour.ts'
import { chromaOf, fromLab, type Lab, mixLab, toLab } from '../../look/oklab.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { choosePalette } from './palettes.ts'

/** The colours of an abstract picture. */
export interface Scheme {
  /** What lies under everything. */
  ground: Rgb
  /** Those that carry it, the most important first; at least four. */
  colours: readonly Rgb[]
  /** Used seldom. */
  accent: Rgb
  /** Gold, silver or copper, if the words name one. */
  metal: Rgb | null
  /** Whether the ground is dark. */
  dark: boolean
}

export const GOLD: Rgb = [206, 160, 66]
const METALS: readonly string[] = ['#d9a32e', '#bcc2ca', '#a4683a']
/** Names under which a reading keeps the colours of a ground, in their order. */
export const GROUND_COLOURS = ['backdrop', 'second backdrop', 'third backdrop', 'fourth backdrop'] as const

/** Colours that the words name, with what goes with them; else a palette that holds together by itself. */
export function chooseScheme({ reading, layoutSeed }: Recipe): Scheme {
  const { featureColours = {}, moods } = reading
  const named = GROUND_COLOURS.flatMap((name) => featureColours[name] ?? [])
  const random = createRandom(deriveSeed(layoutSeed, 'scheme'))
  if (named.length > 0) return buildScheme(named, random() < 0.5)
  const { ground, colours, accent } = choosePalette(moods, layoutSeed)
  const whole = parseHex(ground)
  return { ground: whole, colours: colours.map(parseHex), accent: parseHex(accent), metal: null, dark: isDark(whole) }
}

function buildScheme(named: readonly string[], prefersDark: boolean): Scheme {
  const metal = named.find((hex) => METALS.includes(hex))
  const labs = named.map((hex) => labOf(parseHex(hex)))
  const darkest = labs.reduce((best, lab) => (lab[0] < best[0] ? lab : best))
  const lightest = labs.reduce((best, lab) => (lab[0] > best[0] ? lab : best))
  const dark = darkest[0] < 0.32 ? true : lightest[0] > 0.9 ? false : prefersDark
  const deep: Lab = darkest[0] < 0.32 ? darkest : mixLab(darkest, [0.12, 0, -0.012], 0.72)
  const pale: Lab = lightest[0] > 0.9 ? lightest : mixLab(lightest, [0.965, 0.004, 0.014], 0.84)
  const coloured = labs.filter((lab) => chromaOf(lab) > 0.03 || labs.length === 1)
  const carrying = coloured.length > 0 ? coloured : labs
  const shades = carrying.flatMap(([l, a, b]): Lab[] => [
    [Math.min(0.86, l + 0.14), a * 0.82, b * 0.82],
    [Math.max(0.2, l - 0.17), a * 0.9, b * 0.9],
  ])
  const near = carrying.length === 1 ? carrying.flatMap((lab) => [turned(lab, 0.45), turned(lab, -0.45)]) : []
  const colours = [...labs, ...near, ...shades].map(fromLab)
  const [first = deep] = carrying
  const accent = metal === undefined && carrying.length === 1 ? fromLab(turned(first, Math.PI * 0.92)) : fromLab(pale)
  return {
    ground: fromLab(dark ? deep : pale),
    colours,
    accent,
    metal: metal === undefined ? null : parseHex(metal),
    dark,
  }
}

/** Another hue, as light and nearly as strong. */
function turned([l, a, b]: Lab, radians: number): Lab {
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  return [l, (a * cos - b * sin) * 0.85, (a * sin + b * cos) * 0.85]
}

export function labOf([red, green, blue]: Rgb): Lab {
  return toLab(Math.round(red), Math.round(green), Math.round(blue))
}

function isDark(colour: Rgb): boolean {
  return labOf(colour)[0] < 0.5
}

const STEPS = 512

/** Colours by a share from 0 to 1, one running into the next as the eye sees it: three bytes each step. */
export interface Ramp {
  bytes: Float32Array
}

/** From dark to light unless `asGiven`. */
export function createRamp(colours: readonly Rgb[], order: 'by lightness' | 'as given' = 'by lightness'): Ramp {
  const labs = colours.map(labOf)
  if (order === 'by lightness') labs.sort((one, other) => one[0] - other[0])
  const bytes = new Float32Array(STEPS * 3)
  for (let step = 0; step < STEPS; step++) {
    const place = (step / (STEPS - 1)) * (labs.length - 1)
    const from = Math.min(labs.length - 2, Math.floor(place))
    const own = labs[Math.max(0, from)] ?? [0.5, 0, 0]
    bytes.set(fromLab(mixLab(own, labs[from + 1] ?? own, place - from)), step * 3)
  }
  return { bytes }
}

/** Writes the colour at a share into `out`. */
export function readRamp({ bytes }: Ramp, share: number, out: Float32Array): void {
  const step = share <= 0 ? 0 : share >= 1 ? STEPS - 1 : Math.floor(share * (STEPS - 1) + 0.5)
  for (let i = 0; i < 3; i++) out[i] = bytes[step * 3 + i] ?? 0
}

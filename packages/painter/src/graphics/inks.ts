import { createRandom, deriveSeed, pickOne } from '../base/chance.ts'
import { mixColours, parseHex, toHex } from '../base/colour.ts'
import { chromaOf, toLab } from '../look/oklab.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { meanColour } from '../scene/grounds/mean-colour.ts'

/** The few colours of a printed thing, CSS hex. */
export interface Inks {
  /** What it lies on. */
  paper: string
  dark: string
  main: string
  light: string
  accent: string
}

const SETS: readonly Inks[] = [
  { paper: '#f3ece0', dark: '#1d2b3a', main: '#d9642c', light: '#f6e6c8', accent: '#e9b44c' },
  { paper: '#eef0ea', dark: '#173f35', main: '#3f8f6b', light: '#f2efd9', accent: '#e4a13a' },
  { paper: '#f4efe8', dark: '#4a1c2a', main: '#b8324a', light: '#f9e3cf', accent: '#e8a598' },
  { paper: '#eaf0f2', dark: '#12294d', main: '#2f78b7', light: '#e9f3f4', accent: '#f2b33d' },
  { paper: '#f2ede4', dark: '#2b2118', main: '#8a5a34', light: '#f3e2c4', accent: '#c9472f' },
  { paper: '#f1eef4', dark: '#2a1f4e', main: '#7453b5', light: '#efe4f6', accent: '#f0a35e' },
  { paper: '#f5f1e3', dark: '#22333b', main: '#c6533b', light: '#eae0d5', accent: '#5f9ea0' },
  { paper: '#ecebe6', dark: '#1e1e22', main: '#b5892f', light: '#f4ead2', accent: '#8c2f39' },
  { paper: '#eaf3ef', dark: '#0d3b42', main: '#1c949c', light: '#e6f5ee', accent: '#f27f5b' },
]

/** Red and gold, as wishes for a new year are printed. */
const FESTIVE: Inks = { paper: '#f4e3c8', dark: '#5a0d10', main: '#c3221d', light: '#fbe9c6', accent: '#e6b450' }
const WISHES = /新年|新春|春节|福|恭喜|大吉|发财|如意|龙年|团圆|元宵/u

/** A motif of hardly any colour suits all sets. */
const GREY = 0.045

/** How many of the sets come into question for one motif. */
const SUITED = 5

/** Inks that suit the hue of what is shown, or the colour that was asked for. */
export function chooseInks(recipe: Recipe): Inks {
  const { graphic, texts = [], featureColours = {} } = recipe.reading
  if (graphic === 'card' && texts.some((text) => WISHES.test(text))) return FESTIVE
  const asked = askedOf(recipe)
  const set = chooseSet(recipe, asked)
  const backdrop = featureColours['backdrop']
  const own = asked !== undefined && isStrong(asked) ? { ...set, main: asked } : set
  return backdrop === undefined ? own : { ...own, paper: toHex(mixColours(parseHex(backdrop), [255, 252, 246], 0.08)) }
}

function askedOf({ reading }: Recipe): string | undefined {
  const { subjects, featureColours = {} } = reading
  return featureColours['graphic'] ?? subjects.find(({ colour }) => colour !== null)?.colour ?? undefined
}

function chooseSet(recipe: Recipe, asked: string | undefined): Inks {
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'inks'))
  const mean = asked === undefined ? meanColour(recipe) : toLab(...bytesOf(asked))
  if (mean === null || chromaOf(mean) < GREY) return pickOne(SETS, random)
  const ranked = [...SETS].sort((one, other) => hueApart(one, mean) - hueApart(other, mean))
  return pickOne(ranked.slice(0, SUITED), random)
}

function bytesOf(hex: string): [number, number, number] {
  const [red, green, blue] = parseHex(hex)
  return [red, green, blue]
}

function hueApart({ main }: Inks, mean: readonly [number, number, number]): number {
  const [, a, b] = toLab(...bytesOf(main))
  return Math.hypot(a - mean[1], b - mean[2])
}

/** Neither black nor white: it can stand between a dark and a light ink. */
function isStrong(hex: string): boolean {
  const [lightness] = toLab(...bytesOf(hex))
  return lightness > 0.38 && lightness < 0.82
}

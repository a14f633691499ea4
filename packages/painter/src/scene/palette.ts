import { createRandom, deriveSeed, pickOne } from '../base/chance.ts'
import { mixColours, parseHex, type Rgb, shiftColour } from '../base/colour.ts'
import { createTintings } from '../look/tint.ts'
import { NIJI_ROWS } from './niji-palette.ts'
import type { Recipe, Tint, TimeOfDay } from '../recipe/recipe.ts'

/** The colours of one light. `light` and `ambient` multiply what they fall on; 255 is full. */
export interface Palette {
  skyTop: Rgb
  skyMid: Rgb
  skyLow: Rgb
  sun: Rgb
  light: Rgb
  ambient: Rgb
  haze: Rgb
  cloudLit: Rgb
  cloudShade: Rgb
  shade: Rgb
}

/** Sky top, middle, low; sun; light; ambient; haze; cloud lit, cloud shade; deepest shade. */
type Row = readonly [string, string, string, string, string, string, string, string, string, string]

const ROWS: Record<TimeOfDay, readonly Row[]> = {
  day: [
    ['#2f6fc0', '#6fb0e6', '#d8ecf6', '#fff6da', '#fff0d2', '#8ea6c4', '#c4d9ea', '#ffffff', '#a7bbd4', '#26384e'],
    ['#2a7ab0', '#7cc4dc', '#e8f2e4', '#fffbe6', '#fff4cf', '#93adb8', '#cfe3e2', '#fffdf4', '#a9c0c8', '#233f46'],
    ['#3d66b4', '#8eb2e2', '#f2e8d8', '#fff3cc', '#ffeec4', '#9aa4c2', '#d6d9e4', '#fffaf0', '#b2b5cf', '#2d3350'],
  ],
  dawn: [
    ['#6f8fc4', '#e9b9c2', '#ffe3b8', '#fff4d4', '#ffdcb4', '#9d98b8', '#efcfc8', '#ffe9d8', '#b9a4c0', '#46466a'],
    ['#7aa3bf', '#f0cdb2', '#fff0c4', '#fff8dc', '#ffe4b0', '#98a3ae', '#f0dcc4', '#fff2dc', '#bfb0b4', '#3f4f5f'],
    ['#8a86c2', '#f2b0b4', '#ffd8a8', '#fff0c8', '#ffd2ac', '#a394ba', '#f0c4c0', '#ffe0d4', '#b79ac0', '#4a3f68'],
  ],
  sunset: [
    ['#33306e', '#c4587c', '#ffb257', '#fff0ae', '#ffa85c', '#84688e', '#d98a7c', '#ffb083', '#7b4a80', '#2c2244'],
    ['#2b4a78', '#d9785a', '#ffc766', '#fff3b4', '#ffb45e', '#7b7488', '#dc9c74', '#ffc08a', '#865a6c', '#26283e'],
    ['#4a2a6a', '#dc5266', '#ff9a4c', '#ffe39a', '#ff9a58', '#8a6288', '#d2786c', '#ff9f7c', '#74386c', '#301c40'],
  ],
  night: [
    ['#060c26', '#142450', '#2e4a80', '#f4f0d8', '#7d95d0', '#3c4c86', '#26396a', '#6a80b4', '#16244c', '#060a1c'],
    ['#080a24', '#1e1f58', '#4a3f86', '#f8ecd4', '#8a8ed4', '#454684', '#2f2f66', '#7f78ba', '#1e1c4c', '#08081c'],
    ['#04121f', '#0f3048', '#25607a', '#eef4e0', '#74a8c8', '#355a78', '#1d4258', '#6196ac', '#0f2c40', '#040e18'],
  ],
}

const MOON_GROUND: Row = [
  '#02030a',
  '#050818',
  '#0b1226',
  '#ffffff',
  '#fff8ea',
  '#2c3244',
  '#0a0f1e',
  '#ffffff',
  '#a0a0a0',
  '#04050a',
]
const NEON_NIGHT: readonly Row[] = [
  ['#07041c', '#2a0f4e', '#a02888', '#ff7ad4', '#b48cff', '#4a3a86', '#4a1f6c', '#8a4cb0', '#1c0f3a', '#06040f'],
  ['#030b1e', '#0d2a52', '#1e7c9c', '#7af0ff', '#88b4ff', '#34508a', '#14486c', '#4c8ab0', '#0c1f3c', '#03060f'],
  ['#0c0420', '#3c0f48', '#c83a64', '#ff9a6a', '#d08cd8', '#583a76', '#5c1f5a', '#a04c8c', '#280c38', '#08030f'],
]

/** Degrees by which no sky of ours is turned. */
const SURREAL_TURN = 115

/** Chooses the colours of the light from the words, then lets the layout's seed and `weird` turn them. */
export function choosePalette(recipe: Recipe): Palette {
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'palette'))
  const base = readRow(pickOne(listRows(recipe), random))
  const strange = recipe.reading.moods.includes('surreal') ? SURREAL_TURN : 0
  const degrees = strange + (random() - 0.5) * (10 + (recipe.weird / 3000) * 240 + recipe.chaos * 0.3)
  // Siblings of one layout differ by a breath of hue.
  const breath = (createRandom(deriveSeed(recipe.seed, 'breath'))() - 0.5) * 9
  const weathered = weatherPalette(base, recipe)
  const lively = recipe.niji ? 1.06 : recipe.reading.moods.includes('dark') ? 0.85 : 1
  const turned = mapPalette(weathered, (colour) => shiftColour(colour, { degrees: degrees + breath, chroma: lively }))
  return recipe.tint === undefined ? turned : tintPalette(turned, recipe.tint)
}

/** Sky and light take the colours of another picture's upper part, the deepest shade those of its lower one. */
function tintPalette(palette: Palette, tint: Tint): Palette {
  const { sky, ground } = createTintings(tint)
  const above = mapPalette(palette, (colour) => sky(colour))
  return { ...above, light: sky(palette.light, 0.6), ambient: sky(palette.ambient, 0.5), shade: ground(palette.shade) }
}

function listRows({ reading, niji }: Recipe): readonly Row[] {
  if (reading.setting === 'moon' || reading.setting === 'space') return [MOON_GROUND]
  if (reading.medium === 'neon' && (reading.setting === 'city' || reading.time === 'night')) return NEON_NIGHT
  return niji ? NIJI_ROWS[reading.time] : ROWS[reading.time]
}

function readRow(row: Row): Palette {
  const [skyTop, skyMid, skyLow, sun, light, ambient, haze, cloudLit, cloudShade, shade] = row
  return {
    skyTop: parseHex(skyTop),
    skyMid: parseHex(skyMid),
    skyLow: parseHex(skyLow),
    sun: parseHex(sun),
    light: parseHex(light),
    ambient: parseHex(ambient),
    haze: parseHex(haze),
    cloudLit: parseHex(cloudLit),
    cloudShade: parseHex(cloudShade),
    shade: parseHex(shade),
  }
}

function mapPalette(palette: Palette, change: (colour: Rgb) => Rgb): Palette {
  return {
    skyTop: change(palette.skyTop),
    skyMid: change(palette.skyMid),
    skyLow: change(palette.skyLow),
    sun: change(palette.sun),
    light: change(palette.light),
    ambient: change(palette.ambient),
    haze: change(palette.haze),
    cloudLit: change(palette.cloudLit),
    cloudShade: change(palette.cloudShade),
    shade: change(palette.shade),
  }
}

/** Bad weather takes the colour out of the sky and the strength out of the sun. */
function weatherPalette(palette: Palette, { reading }: Recipe): Palette {
  const grey = greyOf(reading)
  if (grey === 0 || reading.medium === 'neon') return palette
  const pall: Rgb =
    reading.time === 'night' ? [26, 36, 58] : reading.weather === 'fog' ? [206, 212, 218] : [118, 128, 142]
  const veil = (colour: Rgb, share: number) => mixColours(colour, pall, share * grey)
  return {
    ...palette,
    skyTop: veil(palette.skyTop, 0.8),
    skyMid: veil(palette.skyMid, 0.6),
    skyLow: veil(palette.skyLow, 0.4),
    light: veil(palette.light, 0.5),
    haze: veil(palette.haze, 0.5),
    cloudLit: veil(palette.cloudLit, 0.35),
    cloudShade: veil(mixColours(palette.cloudShade, palette.shade, 0.35 * grey), 0.2),
  }
}

function greyOf({ weather, moods, features }: Recipe['reading']): number {
  if (weather === 'storm' || moods.includes('stormy')) return 1
  if (weather === 'rain') return 0.92
  if (weather === 'fog') return features.includes('mountains') ? 0.5 : 0.9
  if (moods.includes('misty')) return 0.45
  return weather === 'snow' ? 0.12 : 0
}

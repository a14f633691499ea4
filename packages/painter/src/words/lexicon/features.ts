import type { Meaning } from '../meaning.ts'
import { readRows } from './read-rows.ts'
import words from './features.json' with { type: 'json' }

const feature = (name: string): Meaning => ({ kind: 'feature', feature: name })
const soft = (name: string): Meaning => ({ kind: 'feature', feature: name, soft: true })
const light = (value: 'sun' | 'misty'): Meaning => ({ kind: 'light', light: value })

/** What hangs in the sky or lies over the land; a word of these is no thing, whatever the tables of nouns say. */
export const heavens = readRows(words.heavens, {
  starry: [soft('stars')],
  star: [feature('stars')],
  'shooting star': [feature('stars'), feature('meteor')],
  'milky way': [feature('stars'), feature('milky way')],
  earth: [feature('earth')],
  planet: [feature('planet')],
  sun: [feature('sun')],
  snowy: [soft('snow')],
  snow: [feature('snow')],
  cloud: [feature('clouds')],
  aurora: [feature('aurora')],
  rainbow: [feature('rainbow')],
  moon: [{ kind: 'moon' }],
  moonlight: [soft('moon'), { kind: 'time', time: 'night', firm: false }],
  lightning: [feature('lightning')],
})

/** Small things of the land, where no noun of the tables is meant. */
export const details = readRows(words.details, {
  cliff: [feature('cliff')],
  rock: [feature('rocks')],
  fence: [feature('fence')],
  wave: [{ kind: 'place', setting: 'sea', firm: false }, feature('waves')],
  grass: [feature('grass')],
  petal: [feature('petals')],
  firefly: [feature('fireflies')],
  firework: [feature('fireworks')],
  puddle: [soft('puddles')],
  'wet street': [soft('wet')],
  'sun shining through fog': [light('sun'), light('misty')],
})

/** Features that the painter cannot draw yet: they are reported as not drawn. */
export const UNDRAWN_FEATURES: readonly string[] = ['fence', 'waves']

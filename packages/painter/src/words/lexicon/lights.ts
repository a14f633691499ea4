import type { Light } from '../../recipe/recipe.ts'
import type { Meaning } from '../meaning.ts'
import { readRows } from './read-rows.ts'
import words from './lights.json' with { type: 'json' }

const light = (value: Light): Meaning => ({ kind: 'light', light: value })

/** What is said of the light beyond the hour; the first word of a row says it. */
export const lights = readRows(words, {
  'cold light': [light('cold')],
  'warm light': [light('warm')],
  'hard light': [light('hard')],
  'dramatic light': [light('dramatic')],
  'reflected light': [light('reflection')],
  'misty light': [light('misty')],
  'natural light': [light('natural')],
  sunlight: [light('sun')],
  'moody light': [light('moody')],
})

import type { Camera } from '../../recipe/recipe.ts'
import type { Meaning } from '../meaning.ts'
import { readRows } from './read-rows.ts'
import words from './views.json' with { type: 'json' }

const angle = (value: NonNullable<Camera['angle']>): Meaning => ({ kind: 'angle', angle: value })
const shot = (value: NonNullable<Camera['shot']>, firm = true): Meaning => ({ kind: 'shot', shot: value, firm })

/** Where the camera looks from and how near it comes; the first word of a row says it. */
export const views = readRows(words.views, {
  'front view': [angle('front')],
  "worm's-eye view": [angle('worm')],
  "bird's-eye view": [angle('bird')],
  'top view': [angle('top')],
  'depth of field': [{ kind: 'blur' }],
})

export const shots = readRows(words.shots, {
  'extreme close-up': [shot('extreme close-up')],
  'face shot': [shot('face')],
  headshot: [shot('headshot')],
  portrait: [shot('close-up', false)],
  'close-up': [shot('close-up')],
  'waist shot': [shot('waist')],
  'knee shot': [shot('knee')],
  'full-length shot': [shot('full')],
  'medium view': [shot('medium')],
  'long view': [shot('long')],
  'extra-long shot': [shot('extra long')],
  'wide view': [shot('wide')],
  'ultra-wide view': [shot('ultra-wide')],
  landscape: [shot('wide', false)],
})

import type { Medium } from '../../recipe/recipe.ts'
import type { Meaning } from '../meaning.ts'
import { readRows } from './read-rows.ts'
import words from './media.json' with { type: 'json' }

const medium = (value: Medium): Meaning => ({ kind: 'medium', medium: value, firm: true })
/** Gives way to a medium that is named more exactly: "watercolor illustration". */
const loosely = (value: Medium): Meaning => ({ kind: 'medium', medium: value, firm: false })

export const media = readRows(words, {
  'oil painting': [medium('oil')],
  'watercolor painting': [medium('watercolour')],
  'ink wash painting': [medium('ink')],
  'anime style': [medium('anime')],
  cartoon: [loosely('anime')],
  synthwave: [medium('neon'), { kind: 'feature', feature: 'neon', soft: true }],
  cinematic: [medium('cinematic')],
  photo: [loosely('cinematic')],
  'pencil drawing': [medium('pencil')],
  'pastel drawing': [medium('pastel')],
  drawing: [loosely('pencil')],
  painting: [loosely('oil')],
  'gouache painting': [medium('gouache')],
  illustration: [loosely('gouache')],
  'pixel art': [medium('pixel art')],
  'low poly': [medium('low poly')],
  'stained glass': [medium('stained glass')],
  'paper cut': [medium('paper cut')],
  'ukiyo-e woodblock print': [medium('ukiyo-e')],
  'film photo': [medium('film')],
  manga: [medium('manga')],
  poster: [medium('poster')],
  cubism: [medium('cubism')],
  'black and white': [{ kind: 'black and white' }],
})

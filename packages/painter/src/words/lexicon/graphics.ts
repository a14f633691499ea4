import type { Graphic } from '../../recipe/recipe.ts'
import type { MeaningRow } from '../meaning.ts'
import { readRows } from './read-rows.ts'
import words from './graphics.json' with { type: 'json' }

const graphic = (value: Graphic): MeaningRow['meanings'] => [{ kind: 'graphic', graphic: value }]

/** What is made of letters and signs and stands on paper, on a wall or in the hand, in place of a scene. */
export const graphics = readRows(words, {
  poster: graphic('poster'),
  logo: graphic('logo'),
  badge: graphic('badge'),
  stamp: graphic('stamp'),
  sticker: graphic('sticker'),
  icon: graphic('icon'),
  card: graphic('card'),
  cover: graphic('cover'),
  album: graphic('album'),
  couplet: graphic('couplet'),
  blessing: graphic('blessing'),
  calligraphy: graphic('calligraphy'),
  'neon sign': graphic('neon sign'),
  sign: graphic('sign'),
})

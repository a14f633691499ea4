import type { Meaning, MeaningRow } from '../meaning.ts'
import { colours } from './colours.ts'
import { readRows } from './read-rows.ts'
import words from './places.json' with { type: 'json' }

type Setting = Extract<Meaning, { kind: 'place' }>['setting']

const place = (setting: Setting, firm = true): Meaning => ({ kind: 'place', setting, firm })
const feature = (name: string): Meaning => ({ kind: 'feature', feature: name })
const soft = (name: string): Meaning => ({ kind: 'feature', feature: name, soft: true })
const time = (value: 'day' | 'night' | 'sunset'): Meaning => ({ kind: 'time', time: value, firm: false })

/** Places that a scene stands in; a word of these is no thing, whatever the tables of nouns say. "Mountain" is both. */
export const places = readRows(words.places, {
  meadow: [place('meadow')],
  'flower field': [place('meadow'), soft('flowers')],
  forest: [place('forest')],
  'bamboo forest': [place('forest'), soft('bamboo')],
  'pine forest': [place('forest'), soft('pine')],
  jungle: [place('jungle')],
  swamp: [place('swamp')],
  cave: [place('cave')],
  canyon: [place('canyon')],
  waterfall: [place('waterfall'), soft('waterfall')],
  underwater: [place('underwater')],
  snowfield: [place('snowfield'), soft('snow')],
  // The field is there, and no ears of wheat in it.
  'wheat field': [place('farm'), { kind: 'undrawn' }],
  farm: [place('farm')],
  garden: [place('garden')],
  mountain: [place('mountains', false), feature('mountains')],
  'snow mountain': [place('mountains', false), feature('mountains'), soft('snow')],
  volcano: [place('volcano')],
  sea: [place('sea')],
  beach: [place('beach')],
  harbour: [place('harbour')],
  lake: [place('lake')],
  river: [place('river')],
  city: [place('city')],
  street: [place('city', false), feature('street')],
  'city street': [place('city'), feature('street')],
  village: [place('village')],
  market: [place('market')],
  desert: [place('desert')],
  'lunar surface': [place('moon')],
  mars: [place('mars')],
  space: [place('space')],
  nebula: [place('space', false), soft('nebula'), soft('stars')],
  sky: [place('sky', false)],
  'sea of clouds': [place('sky', false), feature('clouds')],
  ruins: [place('ruins')],
  road: [place('road')],
  room: [place('room')],
  library: [place('library')],
  kitchen: [place('kitchen')],
  cafe: [place('cafe')],
  hall: [place('hall')],
  stage: [place('stage')],
  'lunar night': [place('moon'), time('night')],
  'chinese landscape': [place('river', false), feature('mountains'), { kind: 'medium', medium: 'ink', firm: true }],
  cyberpunk: [place('city', false), soft('neon')],
  neon: [soft('neon')],
  'still life': [place('tabletop', false)],
  'photo studio': [place('sweep')],
  // Walls and tables, and nothing of a living room.
  'bare room': [place('room'), soft('workroom')],
})

/** Things of a room: where no noun of the tables is meant they only say that the scene is one. */
export const indoors = readRows(words.indoors, {
  table: [place('tabletop', false)],
  window: [place('room', false)],
  sofa: [place('room', false), { kind: 'undrawn' }],
  bamboo: [place('forest', false), feature('bamboo')],
})

const ground = (setting: Setting, firm = false): Meaning => ({ kind: 'ground', setting, firm })

/** What is asked for is shown on a ground of its own and in no place; said beside whatever else these words mean. */
export const grounds = readRows(words.grounds, {
  product: [ground('sweep')],
  emblem: [ground('paper')],
  nothing: [ground('plain')],
})

/** "white background", 白色背景: the colour is that of the ground. */
export const colouredGrounds: readonly MeaningRow[] = colours.map(({ hex, english, chinese }) => ({
  english: english.flatMap((word) => [`${word} background`, `${word} backdrop`]),
  chinese: chinese.flatMap((word) => [`${word}背景`, `${word}的背景`, `${word}底`]),
  meanings: [{ kind: 'ground', setting: 'plain', firm: true, colour: hex }],
}))

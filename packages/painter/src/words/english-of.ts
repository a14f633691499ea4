import { colours } from './lexicon/colours.ts'
import { counts } from './lexicon/grammar.ts'
import { nounRows } from './lexicon/nouns.ts'
import type { Phrases } from './meaning.ts'
import { sayLooksAfter, sayLooksBefore } from './say-look.ts'
import { pluralsOf } from './plurals.ts'
import { parseHex } from '../base/colour.ts'
import type { Reading, SubjectWord } from '../recipe/recipe.ts'

const SETTINGS: Readonly<Record<Reading['setting'], string>> = {
  open: '',
  meadow: 'a meadow',
  forest: 'a forest',
  mountains: 'the mountains',
  sea: 'the sea',
  lake: 'a lake',
  river: 'a river',
  city: 'a city',
  desert: 'a desert',
  moon: 'the moon',
  space: 'outer space',
  room: 'a room',
  beach: 'a beach',
  jungle: 'a jungle',
  swamp: 'a swamp',
  cave: 'a cave',
  canyon: 'a canyon',
  waterfall: 'a waterfall',
  underwater: 'under water',
  snowfield: 'a snowfield',
  village: 'a village',
  farm: 'a farm',
  garden: 'a garden',
  harbour: 'a harbour',
  sky: 'the sky',
  volcano: 'a volcano',
  ruins: 'ruins',
  road: 'a road',
  market: 'a market',
  hall: 'a hall',
  library: 'a library',
  kitchen: 'a kitchen',
  cafe: 'a cafe',
  stage: 'a stage',
  mars: 'mars',
  'water town': 'a chinese water town',
  palace: 'the forbidden city',
  'chinese garden': 'a classical chinese garden',
  terraces: 'rice terraces',
  tulou: 'a tulou',
  'great wall': 'the great wall',
  karst: 'karst peaks',
  platform: 'a train station platform',
  shrine: 'a japanese shrine',
  rooftops: 'the rooftops of an old town',
  'old town': 'an old european town',
  shop: 'a shop interior',
  hospital: 'a hospital',
  office: 'an office',
  classroom: 'a classroom',
  study: 'a study room',
  bedroom: 'a bedroom',
  'living room': 'a living room',
  'snow village': 'a snow village',
  'kyoto street': 'a street in kyoto',
  'lantern street': 'a lantern festival',
  hutong: 'a hutong',
  plain: 'a plain background',
  tabletop: 'a tabletop',
  sweep: 'a photo studio',
  paper: 'white paper',
  abstract: 'an abstract picture',
}

/** The place with its article; empty where none was named. */
export function sayPlace(setting: Reading['setting']): string {
  return SETTINGS[setting]
}

/** Whether a name is one of the places. */
export function isPlace(name: string): name is Reading['setting'] {
  return Object.hasOwn(SETTINGS, name)
}

/** The nearest colour that the painter has a word for. */
export function sayColour(hex: string): string {
  const [red, green, blue] = parseHex(hex)
  const apart = (other: string) => {
    const [r, g, b] = parseHex(other)
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
  }
  const [nearest] = [...colours].sort((a, b) => apart(a.hex) - apart(b.hex))
  return nearest?.english[0] ?? ''
}

const SIZES: Readonly<Record<SubjectWord['size'], string>> = { tiny: 'tiny', natural: '', giant: 'giant' }

/** "three tiny white horses", "a fox sitting". */
export function saySubject(subject: SubjectWord): string {
  const { noun, isPosed, isColoured } = chooseNoun(subject)
  const plain = subject.count === 1 ? noun : (pluralsOf(noun)[0] ?? noun)
  const colour = subject.colour === null || isColoured ? '' : sayColour(subject.colour)
  const words = [SIZES[subject.size], sayLooksBefore(subject.looks), colour, plain]
    .filter((word) => word !== '')
    .join(' ')
  const pose = subject.pose === undefined || isPosed ? '' : ` ${subject.pose}`
  return `${sayCount(subject.count, words)} ${words}${pose}${sayLooksAfter(subject.looks)}`
}

/** A noun that already says colour or pose ("koi", "puppy") where there is one. */
function chooseNoun({ name, colour, pose }: SubjectWord): { noun: string; isPosed: boolean; isColoured: boolean } {
  const rows = nounRows.filter(
    ({ subject, size, count }) => subject === name && size === undefined && count === undefined,
  )
  const posed = rows.find((row) => pose !== undefined && row.pose === pose)
  if (posed) return { noun: firstOf(posed), isPosed: true, isColoured: posed.colour === colour }
  const coloured = rows.find((row) => colour !== null && row.colour === colour && row.pose === undefined)
  if (coloured) return { noun: firstOf(coloured), isPosed: false, isColoured: true }
  const plain = rows.find((row) => row.colour === undefined && row.pose === undefined)
  return { noun: plain ? firstOf(plain) : name, isPosed: false, isColoured: false }
}

function sayCount(count: number, words: string): string {
  if (count === 1) return /^[aeiou](?!ni)/.test(words) ? 'an' : 'a'
  const row = counts.find(({ meanings: [meaning] }) => meaning?.kind === 'count' && meaning.count === count)
  return row ? firstOf(row) : String(count)
}

/** The phrase by which a row is said. */
function firstOf({ english }: Phrases): string {
  return english[0] ?? ''
}

import { MAX_COUNT } from '../../recipe/vocabulary.ts'
import type { Relation } from '../../recipe/recipe.ts'
import type { Meaning, MeaningRow, Phrases } from '../meaning.ts'
import words from './grammar.json' with { type: 'json' }
import { readRows } from './read-rows.ts'

const size = (value: 'tiny' | 'giant'): Meaning => ({ kind: 'size', size: value })
const count = (value: number): Meaning => ({ kind: 'count', count: value })
const relation = (value: Relation): Meaning => ({ kind: 'relation', relation: value })
const after = (value: Relation): Meaning => ({ kind: 'after', relation: value })
const pose = (value: string): Meaning => ({ kind: 'pose', pose: value })
const not = (...named: readonly string[]): Meaning => ({ kind: 'not', named })

export const sizes = readRows(words.sizes, { tiny: [size('tiny')], giant: [size('giant')] })

/** How many "a few" and "a group" are; "many" is as many as a picture holds. */
const A_FEW = 3
const A_GROUP = 7

export const counts = readRows(words.counts, {
  a: [count(1)],
  two: [count(2)],
  three: [count(A_FEW)],
  four: [count(4)],
  five: [count(5)],
  six: [count(6)],
  seven: [count(A_GROUP)],
  eight: [count(8)],
  nine: [count(9)],
  ten: [count(10)],
  eleven: [count(11)],
  twelve: [count(12)],
  thirteen: [count(13)],
  fourteen: [count(14)],
  fifteen: [count(15)],
  many: [count(MAX_COUNT)],
})

/** What must not be seen; names where the word itself says what. */
export const negations = readRows(words.negations, {
  no: [not()],
  nobody: [not('people')],
  treeless: [not('trees')],
  moonless: [not('moon')],
  starless: [not('stars')],
})

/** English relations, and the Chinese ones that stand before their target. */
export const relations = readRows(words.relations, {
  // Whoever does it does it to somebody who is named next, or all that were named do it together.
  eating: [pose('eating'), relation('holding')],
  hugging: [pose('hugging'), relation('hugging')],
  kissing: [pose('kissing'), relation('kissing')],
  'hand in hand': [pose('hand in hand'), relation('hand in hand with')],
  fighting: [pose('fighting'), relation('fighting')],
  facing: [relation('facing')],
  chasing: [pose('running'), relation('chasing')],
  kicking: [pose('kicking'), relation('kicking')],
  pushing: [pose('pushing'), relation('pushing')],
  pulling: [pose('pulling'), relation('pulling')],
  'dancing around': [pose('dancing'), relation('around')],
  'sitting around': [pose('sitting'), relation('around')],
  around: [relation('around')],
  'surrounded by': [relation('surrounded by')],
  between: [relation('between')],
  on: [relation('on')],
  in: [relation('in')],
  under: [relation('under')],
  above: [relation('above')],
  'flying over': [pose('flying'), relation('above')],
  'jumping over': [pose('jumping'), relation('above')],
  beside: [relation('beside')],
  behind: [relation('behind')],
  'in front of': [relation('in front of')],
  riding: [relation('riding')],
  holding: [relation('holding')],
  playing: [pose('playing'), relation('holding')],
  reading: [pose('reading'), relation('holding')],
  with: [{ kind: 'with' }],
})

/** Chinese relations that stand behind their target. */
export const postpositions = readRows(words.postpositions, {
  on: [after('on')],
  in: [after('in')],
  under: [after('under')],
  above: [after('above')],
  beside: [after('beside')],
  behind: [after('behind')],
  'in front of': [after('in front of')],
})

/** Each pose is named by its row. */
export const poses: readonly MeaningRow[] = Object.entries<Phrases>(words.poses).map(([name, phrases]) => ({
  ...phrases,
  meanings: [pose(name)],
}))

/** Words that speak of other words, in one way each. */
export const particles = readRows(words.particles, {
  measure: [{ kind: 'measure' }],
  wear: [{ kind: 'wear' }],
  the: [{ kind: 'the' }],
  and: [{ kind: 'and' }],
  of: [{ kind: 'of' }],
  at: [{ kind: 'at' }],
  is: [{ kind: 'is' }],
  pronoun: [{ kind: 'pronoun' }],
  but: [{ kind: 'but' }],
})

export const garments: Phrases = words.garments

/** What is a part of something: colours of it are not those of the whole. */
export const parts: Phrases = words.parts

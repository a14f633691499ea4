import { animals } from './lexicon/animals.ts'
import { buildings } from './lexicon/buildings.ts'
import { media, moods, times, weathers } from './lexicon/conditions.ts'
import {
  colours,
  counts,
  fillers,
  garments,
  measures,
  poses,
  postpositions,
  relations,
  sizes,
} from './lexicon/grammar.ts'
import type { NounRow } from './lexicon/noun-row.ts'
import { people } from './lexicon/people.ts'
import { places } from './lexicon/places.ts'
import { plants } from './lexicon/plants.ts'
import { things } from './lexicon/things.ts'
import { vehicles } from './lexicon/vehicles.ts'
import type { Meaning } from './meaning.ts'
import { pluralsOf } from './plurals.ts'

export interface Entry {
  meanings: readonly Meaning[]
  /** English plural of a noun. */
  plural: boolean
}

/** Every noun of the lexicon; each key must be a subject that can be drawn. */
export const nounRows: readonly NounRow[] = [...animals, ...people, ...buildings, ...vehicles, ...plants, ...things]

/** Words in an English phrase, and characters in a Chinese one, at most. */
export const LONGEST_PHRASE = 4
export const LONGEST_CHINESE = 6

/** Every phrase the painter knows: English by single spaces, Chinese in Simplified characters. */
export const lexicon: ReadonlyMap<string, Entry> = buildLexicon()

function buildLexicon(): Map<string, Entry> {
  const found = new Map<string, Entry>()
  const add = (words: string, meanings: readonly Meaning[], plural = false): void => {
    for (const word of split(words)) if (!found.has(word)) found.set(word, { meanings, plural })
  }
  for (const [key, english, chinese, more] of nounRows) {
    const meaning: Meaning = { kind: 'noun', key, ...more }
    add(`${english}, ${chinese}`, [meaning])
    add(split(english).flatMap(pluralsOf).join(', '), [meaning], true)
  }
  addGrammar(add)
  for (const [english, chinese, meanings] of [...places, ...times, ...weathers, ...moods, ...media]) {
    add(`${english}, ${chinese}`, meanings)
    add(split(english).flatMap(pluralsOf).join(', '), meanings, true)
  }
  for (const words of fillers) add(words, [{ kind: 'filler' }])
  return found
}

function addGrammar(add: (words: string, meanings: readonly Meaning[]) => void): void {
  for (const [english, chinese, hex] of colours) add(`${english}, ${chinese}`, [{ kind: 'colour', hex }])
  for (const [english, chinese, size] of sizes) add(`${english}, ${chinese}`, [{ kind: 'size', size }])
  for (const [english, chinese, count] of counts) add(`${english}, ${chinese}`, [{ kind: 'count', count }])
  for (const [english, chinese, relation] of relations) add(`${english}, ${chinese}`, [{ kind: 'relation', relation }])
  for (const [chinese, relation] of postpositions) add(chinese, [{ kind: 'after', relation }])
  for (const [english, chinese, pose] of poses) add(`${english}, ${chinese}`, [{ kind: 'pose', pose }])
  add(garments.join(', '), [{ kind: 'garment' }])
  add(measures, [{ kind: 'measure' }])
  add('the', [{ kind: 'the' }])
  add('and, 和, 与, 跟, 及, 以及, 还有', [{ kind: 'and' }])
  add('的, of', [{ kind: 'of' }])
  add('在', [{ kind: 'at' }])
}

function split(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim().replaceAll('-', ' '))
    .filter((word) => word !== '')
}

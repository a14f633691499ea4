import { animals } from './lexicon/animals.ts'
import { buildings } from './lexicon/buildings.ts'
import { colours } from './lexicon/colours.ts'
import { conditions } from './lexicon/conditions.ts'
import { details, heavens } from './lexicon/features.ts'
import { fillers, undrawn } from './lexicon/fillers.ts'
import {
  counts,
  garments,
  measures,
  negations,
  parts,
  poses,
  postpositions,
  relations,
  sizes,
} from './lexicon/grammar.ts'
import { moods } from './lexicon/moods.ts'
import type { NounRow } from './lexicon/noun-row.ts'
import { packNouns } from './lexicon/pack-nouns.ts'
import { people } from './lexicon/people.ts'
import { indoors, places } from './lexicon/places.ts'
import { plants } from './lexicon/plants.ts'
import { things } from './lexicon/things.ts'
import { vehicles } from './lexicon/vehicles.ts'
import type { Meaning, MeaningRow, Named } from './meaning.ts'
import { pluralsOf } from './plurals.ts'
import { LONGEST_CHINESE, LONGEST_PHRASE } from './phrase-length.ts'

export interface Entry {
  meanings: readonly Meaning[]
  /** English plural of a noun. */
  plural: boolean
  /** Of a noun that is also a colour ("orange"), CSS hex. */
  colour?: string
  /** Of clothes that nobody wears: the thing itself. */
  noun?: Extract<Named, { kind: 'noun' }>
}

/** Every noun of the lexicon; each key must be a subject that can be drawn. */
export const nounRows: readonly NounRow[] = [
  ...animals,
  ...people,
  ...buildings,
  ...vehicles,
  ...plants,
  ...things,
  ...packNouns,
]

/** Styles that are asked for by one word, whatever thing the word may also be. */
const STYLES = ['poster', 'sketch', 'manga', 'anime', 'illustration', 'landscape', 'headshot', 'pencil', '海报', '漫画']

let built: Found | undefined

/**
 * Every phrase the painter knows: English by single spaces, Chinese in Simplified characters. Put together when it is first asked
 * for: it takes a tenth of a second, and a server starts without it.
 */
export function lexicon(): ReadonlyMap<string, Entry> {
  built ??= buildLexicon()
  return built
}

/** "stained glass window", "autumn leaves" and 剪纸艺术 are what they say, whatever thing their words may also be. */
function keepPhrases([english, chinese, meanings]: MeaningRow): MeaningRow {
  const phrases = split(english).filter((word) => word.includes(' '))
  const longer = split(chinese).filter((word) => word.length > 2)
  return [phrases.join(', '), longer.join(', '), meanings]
}

type Found = Map<string, Entry>

function buildLexicon(): Found {
  const found: Found = new Map()
  addRows(found, [...places, ...heavens])
  addRows(found, conditions.map(keepPhrases))
  addNouns(found)
  addColours(found)
  for (const row of indoors) addHints(found, row)
  addGarments(found)
  addRows(found, [...conditions, ...details, ...moods])
  addGrammar(found)
  add(found, fillers.join(', '), [{ kind: 'filler' }])
  add(found, undrawn.join(', '), [{ kind: 'undrawn' }])
  return found
}

/** The first meaning of a word stays. */
function add(found: Found, words: string, meanings: readonly Meaning[], plural = false): void {
  for (const word of split(words)) if (!found.has(word)) found.set(word, { meanings, plural })
}

function addRows(found: Found, rows: readonly MeaningRow[]): void {
  for (const [english, chinese, meanings] of rows) {
    add(found, `${english}, ${chinese}`, meanings)
    add(found, listPlurals(english), meanings, true)
  }
}

function addNouns(found: Found): void {
  const named = (words: string) =>
    split(words)
      .filter((word) => !STYLES.includes(word))
      .join(', ')
  for (const [key, english, chinese, more] of nounRows) {
    const meaning: Meaning = { kind: 'noun', key, ...more }
    add(found, named(`${english}, ${chinese}`), [meaning])
    add(found, listPlurals(english), [meaning], true)
  }
}

function addColours(found: Found): void {
  for (const [english, chinese, hex] of colours) {
    for (const word of split(`${english}, ${chinese}`)) {
      const entry = found.get(word)
      if (entry?.meanings[0]?.kind === 'noun') found.set(word, { ...entry, colour: hex })
      else if (entry === undefined) found.set(word, { meanings: [{ kind: 'colour', hex }], plural: false })
    }
  }
}

/** A thing that can be drawn and says where it stands; of any other only the place is known. */
function addHints(found: Found, [english, chinese, meanings]: MeaningRow): void {
  const place = meanings.filter(({ kind }) => kind === 'place')
  for (const word of split(`${english}, ${chinese}, ${listPlurals(english)}`)) {
    const entry = found.get(word)
    if (entry?.meanings[0]?.kind === 'noun') found.set(word, { ...entry, meanings: [...entry.meanings, ...place] })
    else if (entry === undefined) found.set(word, { meanings, plural: false })
  }
}

function addGarments(found: Found): void {
  const [english, chinese] = garments
  for (const word of split(`${english}, ${chinese}, ${listPlurals(english)}`)) {
    const entry = found.get(word)
    const first = entry?.meanings[0]
    const noun = first?.kind === 'noun' ? { noun: first } : {}
    found.set(word, { meanings: [{ kind: 'garment' }], plural: entry?.plural ?? false, ...noun })
  }
  add(found, parts.join(', '), [{ kind: 'part' }])
  add(found, listPlurals(parts[0]), [{ kind: 'part' }])
}

function addGrammar(found: Found): void {
  for (const [english, chinese, size] of sizes) add(found, `${english}, ${chinese}`, [{ kind: 'size', size }])
  for (const [english, chinese, count] of counts) add(found, `${english}, ${chinese}`, [{ kind: 'count', count }])
  for (const [english, chinese, named] of negations) add(found, `${english}, ${chinese}`, [{ kind: 'not', named }])
  for (const [english, chinese, meanings] of relations) add(found, `${english}, ${chinese}`, meanings)
  for (const [chinese, relation] of postpositions) add(found, chinese, [{ kind: 'after', relation }])
  for (const [english, chinese, pose] of poses) add(found, `${english}, ${chinese}`, [{ kind: 'pose', pose }])
  add(found, measures, [{ kind: 'measure' }])
  add(found, 'wearing, wears, wear, dressed in, clad in, dressed, 穿着, 穿, 身穿, 身着, 身披, 披着', [{ kind: 'wear' }])
  add(found, 'the, 那只, 这只, 那个, 这个, 那, 这', [{ kind: 'the' }])
  add(found, 'and, plus, &, 和, 与, 跟, 及, 以及, 还有, 同', [{ kind: 'and' }])
  add(found, '的, of', [{ kind: 'of' }])
  add(found, '在', [{ kind: 'at' }])
  add(found, 'is, are, was, were, 是, 呈, 呈现出', [{ kind: 'is' }])
  add(found, 'it, they, he, she, who, 它, 他, 她, 它们, 他们, 她们', [{ kind: 'pronoun' }])
  add(found, 'but, 但, 但是, 只有, 不过, 可是, 却', [{ kind: 'but' }])
}

function listPlurals(english: string): string {
  return split(english).flatMap(pluralsOf).join(', ')
}

/** The words of a row as a prompt is read: without hyphens and possessives, and no longer than is looked for. */
function split(words: string): string[] {
  return words
    .split(',')
    .map((word) =>
      word
        .trim()
        .toLowerCase()
        .replaceAll(/['’]s?\b/g, '')
        .replaceAll('-', ' '),
    )
    .filter((word) => word !== '' && isShort(word))
}

function isShort(word: string): boolean {
  return /[\u3400-\u9fff]/.test(word) ? word.length <= LONGEST_CHINESE : word.split(' ').length <= LONGEST_PHRASE
}

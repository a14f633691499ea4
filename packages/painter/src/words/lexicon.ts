import { abstracts } from './lexicon/abstracts.ts'
import { colours } from './lexicon/colours.ts'
import { conditions } from './lexicon/conditions.ts'
import { details, heavens } from './lexicon/features.ts'
import phrasesWithoutPicture from './lexicon/fillers.json' with { type: 'json' }
import {
  counts,
  garments,
  negations,
  particles,
  parts,
  poses,
  postpositions,
  relations,
  sizes,
} from './lexicon/grammar.ts'
import { looks } from './lexicon/looks.ts'
import { moods } from './lexicon/moods.ts'
import { standIns } from './lexicon/stand-ins.ts'
import { nounRows } from './lexicon/nouns.ts'
import { colouredGrounds, grounds, indoors, places } from './lexicon/places.ts'
import { graphics } from './lexicon/graphics.ts'
import { scenes } from './lexicon/scenes.ts'
import type { Meaning, MeaningRow, Named, Phrases } from './meaning.ts'
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

/** Styles that are asked for by one word, whatever thing the word may also be. */
const STYLES = ['poster', 'sketch', 'manga', 'anime', 'illustration', 'landscape', 'headshot', 'pencil', '海报', '漫画']

let built: EntryMap | undefined

/**
 * Every phrase the painter knows: English by single spaces, Chinese in Simplified characters. Put together when it is first asked
 * for: it takes a tenth of a second, and a server starts without it.
 */
export function lexicon(): ReadonlyMap<string, Entry> {
  built ??= buildLexicon()
  return built
}

type EntryMap = Map<string, Entry>

function buildLexicon(): EntryMap {
  const entries: EntryMap = new Map()
  for (const row of looks) add(entries, bothOf(row), row.meanings)
  addRows(entries, [...scenes, ...places, ...heavens])
  addRows(entries, conditions.map(keepPhrases))
  addNouns(entries)
  addColours(entries)
  for (const row of indoors) addHints(entries, row)
  addGarments(entries)
  addRows(entries, [...conditions, ...details, ...moods])
  for (const rows of [sizes, counts, negations, relations, postpositions, poses, particles])
    for (const row of rows) add(entries, bothOf(row), row.meanings)
  // Words that carry no picture of their own, and the praise that people add to prompts.
  add(entries, bothOf(phrasesWithoutPicture.fillers), [{ kind: 'filler' }])
  // What people say of a figure and the painter cannot draw: the answer names these words as not drawn.
  add(entries, bothOf(phrasesWithoutPicture.undrawn), [{ kind: 'undrawn' }])
  for (const row of [...grounds, ...abstracts, ...colouredGrounds]) addGrounds(entries, row)
  for (const row of graphics) addGraphics(entries, row)
  return entries
}

/** "stained glass window", "autumn leaves" and 剪纸艺术 are what they say, whatever thing their words may also be. */
function keepPhrases({ english, chinese, meanings }: MeaningRow): MeaningRow {
  return {
    english: normalize(english).filter((phrase) => phrase.includes(' ')),
    chinese: normalize(chinese).filter((phrase) => phrase.length > 2),
    meanings,
  }
}

const bothOf = ({ english, chinese }: Phrases): string[] => [...english, ...chinese]

/** The first meaning of a phrase stays. */
function add(entries: EntryMap, phrases: readonly string[], meanings: readonly Meaning[], plural = false): void {
  for (const phrase of normalize(phrases)) if (!entries.has(phrase)) entries.set(phrase, { meanings, plural })
}

function addRows(entries: EntryMap, rows: readonly MeaningRow[]): void {
  for (const row of rows) {
    add(entries, bothOf(row), row.meanings)
    add(entries, listPlurals(row.english), row.meanings, true)
  }
}

function addNouns(entries: EntryMap): void {
  for (const { subject, english, chinese, ...traits } of nounRows) {
    const noun = { kind: 'noun', key: subject, ...traits } as const
    const meaningOf = (word: string): Meaning => (standIns.has(word) ? { ...noun, standIn: true } : noun)
    for (const word of [...english, ...chinese])
      add(
        entries,
        normalize([word]).filter((phrase) => !STYLES.includes(phrase)),
        [meaningOf(word)],
      )
    for (const word of english) add(entries, listPlurals([word]), [meaningOf(word)], true)
  }
}

function addColours(entries: EntryMap): void {
  for (const { hex, ...phrases } of colours) {
    for (const phrase of normalize(bothOf(phrases))) {
      const entry = entries.get(phrase)
      if (entry?.meanings[0]?.kind === 'noun') entries.set(phrase, { ...entry, colour: hex })
      else if (entry === undefined) entries.set(phrase, { meanings: [{ kind: 'colour', hex }], plural: false })
    }
  }
}

/** A thing that can be drawn and says where it stands; of any other only the place is known. */
function addHints(entries: EntryMap, { english, chinese, meanings }: MeaningRow): void {
  const place = meanings.filter(({ kind }) => kind === 'place')
  for (const phrase of normalize([...english, ...chinese, ...listPlurals(english)])) {
    const entry = entries.get(phrase)
    if (entry?.meanings[0]?.kind === 'noun') entries.set(phrase, { ...entry, meanings: [...entry.meanings, ...place] })
    else if (entry === undefined) entries.set(phrase, { meanings, plural: false })
  }
}

/** What a word says beside its ground stays: "logo" is also a medium, "product shot" also a view. */
function addGrounds(entries: EntryMap, { english, chinese, meanings }: MeaningRow): void {
  for (const phrase of normalize([...english, ...chinese, ...listPlurals(english)])) {
    const entry = entries.get(phrase)
    const kept = entry?.meanings.filter(({ kind }) => !SILENT.includes(kind)) ?? []
    if (kept[0]?.kind === 'noun' || kept[0]?.kind === 'place') continue
    entries.set(phrase, { plural: false, ...entry, meanings: [...kept, ...meanings] })
  }
}

/** A poster is also a medium, unless another is named, and a logo stands on paper. */
function addGraphics(entries: EntryMap, { english, chinese, meanings }: MeaningRow): void {
  for (const phrase of normalize([...english, ...chinese])) {
    const entry = entries.get(phrase)
    const kept = entry?.meanings.filter(({ kind }) => kind === 'ground' || kind === 'medium') ?? []
    const loose = kept.map((one) => (one.kind === 'medium' ? { ...one, firm: false } : one))
    entries.set(phrase, { plural: entry?.plural ?? false, meanings: [...meanings, ...loose] })
  }
}

/** What says nothing itself. */
const SILENT: readonly string[] = ['filler', 'part', 'undrawn']

function addGarments(entries: EntryMap): void {
  const { english, chinese } = garments
  for (const phrase of normalize([...english, ...chinese, ...listPlurals(english)])) {
    const entry = entries.get(phrase)
    const first = entry?.meanings[0]
    const noun = first?.kind === 'noun' ? { noun: first } : {}
    entries.set(phrase, { meanings: [{ kind: 'garment' }], plural: entry?.plural ?? false, ...noun })
  }
  add(entries, [...bothOf(parts), ...listPlurals(parts.english)], [{ kind: 'part' }])
}

function listPlurals(english: readonly string[]): string[] {
  return normalize(english).flatMap(pluralsOf)
}

/** Phrases as a prompt is read: in lower case, without hyphens and possessives, and no longer than is looked for. */
function normalize(phrases: readonly string[]): string[] {
  return phrases
    .map((phrase) =>
      phrase
        .toLowerCase()
        .replaceAll(/['’]s?\b/g, '')
        .replaceAll('-', ' '),
    )
    .filter((phrase) => phrase !== '' && isShort(phrase))
}

function isShort(phrase: string): boolean {
  return /[\u3400-\u9fff]/.test(phrase) ? phrase.length <= LONGEST_CHINESE : phrase.split(' ').length <= LONGEST_PHRASE
}

import { animals, buildings, creatures, type NounRow, people, plants, vehicles } from './lexicon/nouns.ts'
import type { Meaning } from './meaning.ts'
import type { Piece } from './piece.ts'
import { scanPrompt } from './scan.ts'

const keysOf = (rows: readonly NounRow[]): string[] => [...new Set(rows.map(({ subject }) => subject))]
const isKind = (rows: readonly NounRow[], kind: RegExp): string[] =>
  keysOf(rows.filter(({ subject, english }) => kind.test(subject) || english.some((phrase) => kind.test(phrase))))

/** Subjects of the table of people that the word "people" does not mean. */
const NO_FOLK = ['robot', 'snowman', 'skeleton', 'ghost', 'scarecrow', 'statue']
const TREES = isKind(plants, /\btree$|^(pine|palm|willow|bamboo)/)
const FLOWERS = isKind(plants, /\bflower$|^(rose|tulip|sunflower|lotus|lily|orchid|daisy)/)

/** Names that are forbidden together with the key. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  tree: [...TREES, 'pine', 'palm', 'cherry tree', 'pines'],
  forest: [...TREES, 'tree', 'pine', 'palm', 'pines'],
  flower: [...FLOWERS, 'flowers', 'rose', 'tulip', 'sunflower', 'lotus', 'petals'],
  flowers: [...FLOWERS, 'flower', 'rose', 'tulip', 'sunflower', 'lotus', 'petals'],
  mountains: ['mountain', 'peak', 'hills'],
}

/** Words that mean every subject of a table. */
const ALL: readonly (readonly [words: readonly string[], keys: readonly string[]])[] = [
  [
    [
      'person',
      'people',
      'human',
      'humans',
      '人',
      '人物',
      '人群',
      '人们',
      '人类',
      '行人',
      '游客',
      '路人',
      'crowd',
      'crowds',
    ],
    keysOf(people).filter((key) => !NO_FOLK.includes(key)),
  ],
  [
    ['animal', 'animals', '动物', '動物', '小动物'],
    [...keysOf(animals), ...keysOf(creatures)],
  ],
  [
    ['building', 'buildings', '建筑', '房屋', '建築', '建筑物', '楼'],
    [...keysOf(buildings), 'building', 'house'],
  ],
  [['vehicle', 'vehicles', '车辆', '交通工具', '車輛'], keysOf(vehicles)],
  [['plant', 'plants', '植物'], keysOf(plants)],
]

type KnownPiece = Extract<Piece, { kind: 'known' }>

/** The names that a word itself means. */
export function listNames({ entry, word }: KnownPiece): string[] {
  const all = ALL.find(([words]) => words.includes(word.toLowerCase()))
  return [...(all?.[1] ?? []), ...entry.meanings.flatMap(nameOf), ...(entry.noun ? [entry.noun.key] : [])]
}

/** These names and what goes with them. */
export function listUnwanted(piece: KnownPiece): string[] {
  return listNames(piece).flatMap((name) => [name, ...(KINDS[name] ?? [])])
}

/** Names of subjects and features that the words of a `--no` forbid: `trees, people`. */
export function listForbiddenNames(words: string): string[] {
  return scanPrompt(words).flatMap((piece) => {
    if (piece.kind === 'known') return listUnwanted(piece)
    return piece.kind === 'unknown' ? (ALL.find(([names]) => names.includes(piece.word.toLowerCase()))?.[1] ?? []) : []
  })
}

/** CSS hex of the colours that words name. */
export function listForbiddenColours(words: string): string[] {
  return scanPrompt(words).flatMap((piece) =>
    piece.kind === 'known' ? piece.entry.meanings.flatMap((one) => (one.kind === 'colour' ? [one.hex] : [])) : [],
  )
}

/** Forbidden names as words, with one word for a whole table where all of it is forbidden. */
export function sayUnwanted(names: readonly string[]): string[] {
  const whole = ALL.filter(([, keys]) => keys.every((key) => names.includes(key)))
  const coveredNames = new Set(whole.flatMap(([, keys]) => keys))
  return [...whole.flatMap(([words]) => words.slice(1, 2)), ...names.filter((name) => !coveredNames.has(name))]
}

function nameOf(meaning: Meaning): string[] {
  if (meaning.kind === 'noun') return [meaning.key]
  if (meaning.kind === 'feature') return [meaning.feature]
  if (meaning.kind === 'moon') return ['moon']
  if (meaning.kind === 'place') return [meaning.setting]
  if (meaning.kind === 'mood') return [meaning.mood]
  return meaning.kind === 'weather' ? [meaning.weather] : []
}

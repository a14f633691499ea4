import type { Camera, Graphic, Light, Medium, Relation, Season, Setting, TimeOfDay, Weather } from '../recipe/recipe.ts'

/** What one word or phrase of the lexicon can mean; a phrase may mean several things at once ("snowstorm"). */
export type Meaning = Named | Condition | Quality | Link | Mark

/** What can be seen and pointed at. */
export type Named =
  /** `standIn`: the word means another thing than what is drawn for it. */
  | {
      kind: 'noun'
      key: string
      size?: 'tiny' | 'giant'
      count?: number
      colour?: string
      pose?: string
      standIn?: true
    }
  | { kind: 'place'; setting: Setting; firm: boolean }
  /** `soft`: said of something else ("a snowy forest"), a target of relations only when nothing firmer follows. */
  | { kind: 'feature'; feature: string; soft?: true }
  | { kind: 'moon' }

/** What holds for the whole picture; what is not firm gives way to what is, wherever it stands. */
export type Condition =
  | { kind: 'time'; time: TimeOfDay; firm: boolean }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'season'; season: Season }
  | { kind: 'mood'; mood: string }
  | { kind: 'medium'; medium: Medium; firm: boolean }
  | { kind: 'angle'; angle: NonNullable<Camera['angle']> }
  | { kind: 'shot'; shot: NonNullable<Camera['shot']>; firm: boolean }
  | { kind: 'blur' }
  | { kind: 'light'; light: Light }
  | { kind: 'graphic'; graphic: Graphic }
  /** No place, but what is behind and under the subject; CSS hex of its colour where the words name one; the kind of an abstract picture. */
  | { kind: 'ground'; setting: Setting; firm: boolean; colour?: string; style?: string }

/** What waits for the noun it belongs to. */
export type Quality =
  | { kind: 'colour'; hex: string }
  | { kind: 'size'; size: 'tiny' | 'giant' }
  | { kind: 'count'; count: number }
  | { kind: 'pose'; pose: string }
  /** Hair, a beard, glasses, an expression of a person. */
  | { kind: 'look'; look: string }
  | { kind: 'the' }

/** What joins one thing to another. */
export type Link =
  | { kind: 'relation'; relation: Relation }
  /** "with": holding where a person has a thing, else beside. */
  | { kind: 'with' }
  /** Chinese: the relation stands behind its target ("在山上"). */
  | { kind: 'after'; relation: Relation }
  | { kind: 'and' }
  | { kind: 'of' }
  | { kind: 'at' }
  /** "is": what follows is said of the noun before. */
  | { kind: 'is' }
  /** "she", 它: refers to the noun before. */
  | { kind: 'pronoun' }
  | { kind: 'but' }

export type Mark =
  | { kind: 'measure' }
  /** What follows must not be seen; `named` is what the word itself forbids ("nobody"). */
  | { kind: 'not'; named: readonly string[] }
  /** Clothes: a colour said of them is worn by the noun before. */
  | { kind: 'garment' }
  | { kind: 'wear' }
  /** "eyes": what is said of a part is not said of the whole. */
  | { kind: 'part' }
  /** "black and white" is two colours before a noun, and else a picture without any. */
  | { kind: 'black and white' }
  /** Known, but the painter cannot draw it: it is reported as not drawn. */
  | { kind: 'undrawn' }
  | { kind: 'filler' }

/** English and Chinese (Simplified) words and phrases. */
export interface Phrases {
  english: readonly string[]
  chinese: readonly string[]
}

export interface MeaningRow extends Phrases {
  meanings: readonly Meaning[]
}

const CONDITIONS: readonly string[] = [
  'time',
  'weather',
  'season',
  'mood',
  'medium',
  'angle',
  'shot',
  'blur',
  'light',
  'graphic',
  'ground',
]
const QUALITIES: readonly string[] = ['colour', 'size', 'count', 'pose', 'look', 'the']
const LINKS: readonly string[] = ['relation', 'with', 'after', 'and', 'of', 'at', 'is', 'pronoun', 'but']

export const isCondition = (meaning: Meaning): meaning is Condition => CONDITIONS.includes(meaning.kind)
export const isQuality = (meaning: Meaning): meaning is Quality => QUALITIES.includes(meaning.kind)
export const isLink = (meaning: Meaning): meaning is Link => LINKS.includes(meaning.kind)

/** Kinds of words that speak of other words, and of nothing to see. */
export const GRAMMAR_KINDS: readonly string[] = [
  'filler',
  'the',
  'and',
  'of',
  'at',
  'is',
  'but',
  'pronoun',
  'measure',
  'not',
  'relation',
  'with',
  'after',
  'wear',
  'count',
]

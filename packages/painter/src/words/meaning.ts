import type { Medium, Relation, Setting, TimeOfDay, Weather } from '../recipe.ts'

/** What one word or phrase of the lexicon can mean; a phrase may mean several things at once ("snowstorm"). */
export type Meaning =
  | { kind: 'noun'; key: string; size?: 'tiny' | 'giant'; count?: number; colour?: string; pose?: string }
  | { kind: 'place'; setting: Setting; firm: boolean }
  /** `soft`: said of something else ("a snowy forest"), a target of relations only when nothing firmer follows. */
  | { kind: 'feature'; feature: string; soft?: true }
  | { kind: 'moon' }
  | { kind: 'time'; time: TimeOfDay; firm: boolean }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'mood'; mood: string }
  | { kind: 'medium'; medium: Medium }
  | { kind: 'colour'; hex: string }
  | { kind: 'size'; size: 'tiny' | 'giant' }
  | { kind: 'count'; count: number }
  | { kind: 'measure' }
  | { kind: 'relation'; relation: Relation }
  /** Chinese: the relation stands behind its target ("在山上"). */
  | { kind: 'after'; relation: Relation }
  | { kind: 'pose'; pose: string }
  /** Known, but beyond the painter: it is told so. */
  | { kind: 'undrawn' }
  /** Clothes: a colour said of them is worn by the noun before. */
  | { kind: 'garment' }
  | { kind: 'the' }
  | { kind: 'and' }
  | { kind: 'of' }
  | { kind: 'at' }
  | { kind: 'filler' }

/** English and Chinese (Simplified) words, each list separated by commas. */
export type Words = readonly [english: string, chinese: string]

import type { MeaningRow } from '../meaning.ts'
import words from './abstracts.json' with { type: 'json' }

/** Pictures that stand for nothing, by their kinds. */
export const abstracts: readonly MeaningRow[] = Object.entries(words).map(([style, phrases]) => ({
  ...phrases,
  meanings: [{ kind: 'ground', setting: 'abstract', firm: false, style }],
}))

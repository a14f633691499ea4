import type { MeaningRow, Phrases } from '../meaning.ts'
import words from './looks.json' with { type: 'json' }

/** How somebody looks, each by the name that a figure is drawn by: hair, eyes, beards, faces. */
export const looks: readonly MeaningRow[] = Object.entries<Phrases>(words).map(([look, phrases]) => ({
  ...phrases,
  meanings: [{ kind: 'look', look }],
}))

import type { Meaning, MeaningRow, Phrases } from '../meaning.ts'

/**
 * Joins the phrases of a data file to what they mean, by the name of each row. Where a phrase stands in several rows, the first one
 * in the order of the file holds. The types refuse a row without a meaning, and a meaning without a row.
 */
export function readRows<Name extends string>(
  words: Readonly<Record<Name, Phrases>>,
  meanings: Readonly<Record<NoInfer<Name>, readonly Meaning[]>>,
): MeaningRow[] {
  const byName = new Map(Object.entries<readonly Meaning[]>(meanings))
  return Object.entries<Phrases>(words).map(([name, { english, chinese }]) => ({
    english,
    chinese,
    meanings: byName.get(name) ?? [],
  }))
}

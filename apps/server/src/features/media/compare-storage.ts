import type { Deps } from '../../deps.ts'
import { listNamedWithin } from './queries.ts'

export interface ComparedPart {
  /** Names that rows have and no stored bytes. */
  missing: string[]
  /** Stored bytes that rows do not name, or do not name yet. */
  unnamed: string[]
  /** Names of rows that are stored. */
  stored: string[]
  named: number
}

/** Names begin with these. */
export const PARTS = Array.from({ length: 256 }, (_, nth) => nth.toString(16).padStart(2, '0'))

/** What rows name and what is stored, of the names that begin so. */
export async function comparePart({ db, blobs }: Pick<Deps, 'db' | 'blobs'>, part: string): Promise<ComparedPart> {
  const stored = new Set<string>()
  for await (const names of blobs.list(part)) for (const name of names) stored.add(name)
  const named = await listNamedWithin(db, part)
  const missing = named.filter((name) => !stored.has(name))
  const found = named.filter((name) => stored.delete(name))
  return { missing, unnamed: [...stored], stored: found, named: named.length }
}

export interface Comparison {
  named: number
  missing: number
  unnamed: number
  /** Some of the missing ones. */
  examples: string[]
  /** How much was compared before the time was over, from 0 to 1. */
  share: number
}

const AT_ONCE = 8
const EXAMPLES = 3

/** The same of as much as there is time for. */
export async function compareStorage(
  deps: Pick<Deps, 'db' | 'blobs'>,
  { withinMs }: { withinMs: number },
): Promise<Comparison> {
  const until = performance.now() + withinMs
  const sum: Comparison = { named: 0, missing: 0, unnamed: 0, examples: [], share: 0 }
  const left = [...PARTS]
  const work = async () => {
    for (let part = left.shift(); part !== undefined && performance.now() < until; part = left.shift()) {
      const { missing, unnamed, named } = await comparePart(deps, part)
      sum.named += named
      sum.missing += missing.length
      sum.unnamed += unnamed.length
      sum.examples = [...sum.examples, ...missing].slice(0, EXAMPLES)
      sum.share += 1 / PARTS.length
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return sum
}

import type { Reading, Recipe } from '../recipe/recipe.ts'
import { nameCutting } from '../subjects/cutting-name.ts'
import { guessReading } from './guess-reading.ts'
import type { Source } from './source.ts'

/** The scene of a source; of one that was brought what its colours suggest, and what stands out in it. */
export function readSource({ recipe, look, cutting }: Source, index: number): Reading {
  if (recipe !== null) return recipe.reading
  const reading = guessReading(look)
  if (cutting === null) return reading
  const name = nameCutting(index, cutting)
  return { ...reading, subjects: [{ name, word: '', count: 1, colour: null, size: 'natural', relation: null }] }
}

/** The cuttings by the places of their sources; an empty one stands where a source has none. */
export function listCuttings(sources: readonly Source[]): Pick<Recipe, 'cuttings'> {
  if (sources.every(({ cutting }) => cutting === null)) return {}
  return { cuttings: sources.map(({ cutting }) => cutting ?? NOTHING) }
}

const NOTHING = { width: 1, height: 1, colours: [], indexes: 'YwAA', middle: 0.5 }

import { createRandom, deriveSeed, pickOne, type Random } from '@easel/painter/base/chance'
import { GAPS, SLICES, type Slice } from './slices.ts'

/** A picture to be looked at, and the prompts that it may have been painted from. */
export interface Case {
  /** From 1. */
  number: number
  slice: Slice
  candidates: readonly string[]
  /** Index of the prompt that the picture is painted from. */
  right: number
  /** Of the grid that the picture is taken from. */
  seed: number
}

export const CASE_COUNT = 100
export const CANDIDATE_COUNT = 8

/** The hundred cases of a seed, slices in turn; no prompt is painted twice. */
export function chooseCases(seed: number): Case[] {
  const random = createRandom(deriveSeed(seed, 'blind test'))
  const painted = new Set<string>()
  return Array.from({ length: CASE_COUNT }, (_, index) => {
    const slice = SLICES[index % SLICES.length] ?? 'noun'
    return {
      number: index + 1,
      ...chooseCandidates(slice, painted, random),
      seed: deriveSeed(seed, `picture ${index}`),
    }
  })
}

function chooseCandidates(slice: Slice, painted: Set<string>, random: Random): Omit<Case, 'number' | 'seed'> {
  const gaps = GAPS.filter((gap) => gap.slice === slice)
  const gap = pickOne(gaps, random)
  const prompt = pickOne(gap.prompts, random)
  const candidates = shuffle(gap.fillings, random)
    .slice(0, CANDIDATE_COUNT)
    .map((filling) => prompt.replace('{}', filling))
  const right = Math.floor(random() * CANDIDATE_COUNT)
  const chosen = candidates[right] ?? ''
  if (painted.has(chosen)) return chooseCandidates(slice, painted, random)
  painted.add(chosen)
  return { slice, candidates, right }
}

function shuffle<T>(values: readonly T[], random: Random): T[] {
  const placed = values.map((value) => ({ value, order: random() }))
  return placed.sort((a, b) => a.order - b.order).map(({ value }) => value)
}

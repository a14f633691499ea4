import type { Key } from './key.ts'
import { SLICES, type Slice } from './slices.ts'

export interface Score {
  slice: Slice | 'all'
  right: number
  asked: number
  /** Between these shares the true one lies in 95 of 100 such tests. */
  interval: readonly [low: number, high: number]
}

/**
 * Compares answers with the key, slice by slice and all together.
 *
 * @param answers lines of a number and a letter, "12 c"; a question without a line counts as wrong
 */
export function scoreAnswers(answers: string, key: Key): Score[] {
  const given = new Map(readLines(answers))
  const marked = key.answers.map(({ slice, letter }, index) => ({ slice, isRight: given.get(index + 1) === letter }))
  const parts = SLICES.map((slice) =>
    scorePart(
      slice,
      marked.filter((one) => one.slice === slice),
    ),
  )
  return [...parts, scorePart('all', marked)]
}

function readLines(answers: string): [number: number, letter: string][] {
  return [...answers.matchAll(/^\s*(\d+)\W+([a-h])\s*$/gim)].map(([, number, letter]) => [
    Number(number),
    (letter ?? '').toLowerCase(),
  ])
}

function scorePart(slice: Score['slice'], marked: readonly { isRight: boolean }[]): Score {
  const right = marked.filter(({ isRight }) => isRight).length
  return { slice, right, asked: marked.length, interval: intervalOf(right, marked.length) }
}

/** Normal quantile of 95 %, both sides. */
const QUANTILE = 1.96

/** Wilson's interval of a share. */
function intervalOf(right: number, asked: number): Score['interval'] {
  if (asked === 0) return [0, 1]
  const share = right / asked
  const square = QUANTILE ** 2 / asked
  const middle = (share + square / 2) / (1 + square)
  const half = Math.sqrt(share * (1 - share) * square + square ** 2 / 4) / (1 + square)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

import type { Entry } from './lexicon.ts'

/**
 * A piece of the prompt: known to the lexicon, unknown, a number, a weight of what stands before it, or the end of a clause.
 * `word` stands in the prompt as it is here, from `start` on.
 */
export type Piece =
  | { kind: 'known'; entry: Entry; word: string; start: number }
  | { kind: 'unknown'; word: string; start: number }
  | { kind: 'number'; value: number; word: string; start: number }
  | { kind: 'weight'; value: number }
  | { kind: 'stop' }

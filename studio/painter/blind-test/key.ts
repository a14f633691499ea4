import type { Slice } from './slices.ts'

/** The right answers, by number from 1. */
export interface Key {
  seed: number
  answers: readonly { slice: Slice; letter: string }[]
}

/** Candidates are told by letters from "a". */
export function letterOf(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index)
}

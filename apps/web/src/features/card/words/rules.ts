import type { Button } from '@easel/contract/drawing'

/** Number of the prompt that a button belongs to, from 1; null when it belongs to all. */
export function lineOf({ customId }: Button): number | null {
  const line = /::(?:PicReader|PromptAnalyzer)::([1-9])\b/.exec(customId)?.[1]
  return line === undefined ? null : Number(line)
}

/** Opacity of a word by its weight, relative to the heaviest; never so low that it is unreadable. */
export function strengthOf(weight: number, heaviest: number): number {
  if (heaviest <= 0) return 0
  return Math.round((Math.max(0, weight) / heaviest) * 100)
}

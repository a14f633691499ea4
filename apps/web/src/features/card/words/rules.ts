import type { Button } from '@easel/contract/drawing'

/** Which of the prompts a button is about, from 1; null when about all of them. */
export function lineOf({ customId }: Button): number | null {
  const line = /::(?:PicReader|PromptAnalyzer)::([1-9])\b/.exec(customId)?.[1]
  return line === undefined ? null : Number(line)
}

/** How strongly a word of a given weight stands out: the heaviest of them fully, none so little that it cannot be read. */
export function strengthOf(weight: number, heaviest: number): number {
  if (heaviest <= 0) return 0
  return Math.round((Math.max(0, weight) / heaviest) * 100)
}

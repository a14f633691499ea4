import { useDoubtWords } from './use-doubt-words.ts'

/** Why something that a payment provider said waits for a human; what has no words of ours in those it was written down with. */
export function DoubtWords({ reason }: { reason: string }) {
  return useDoubtWords()(reason) ?? <span lang="en">{reason}</span>
}

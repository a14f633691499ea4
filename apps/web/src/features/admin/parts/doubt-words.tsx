import { useDoubtWords } from './use-doubt-words.ts'

/** Why a provider's notice needs an operator; the server's own words where there is no translation. */
export function DoubtWords({ reason }: { reason: string }) {
  return useDoubtWords()(reason) ?? <span lang="en">{reason}</span>
}

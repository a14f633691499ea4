import { findParameter } from '@easel/prompt/parameters'
import { listFlags, removeFlag } from '../../composer/rules.ts'

/** A prompt with one parameter more, at its end; one that says something else about the same gives way to it. */
export function withFlag(prompt: string, flag: string): string {
  const meaning = meaningOf(flag)
  const rivals = listFlags(prompt).filter(({ text }) => meaningOf(text) === meaning)
  return `${rivals.toReversed().reduce(removeFlag, prompt)} ${flag}`.trim()
}

/** Whatever name and dashes it is written with. */
function meaningOf(flag: string): string | undefined {
  const name = /[a-zA-Z]+/.exec(flag)?.[0] ?? ''
  const field = findParameter(name)?.field
  // Of these the last one counts, too.
  return field === 'niji' ? 'version' : (field ?? name)
}

import { findParameter } from '@easel/prompt/parameters'
import { listFlags, removeFlag } from '../../composer/rules.ts'

/** The prompt with the parameter appended; replaces one of the same meaning. */
export function withFlag(prompt: string, flag: string): string {
  const meaning = meaningOf(flag)
  const rivals = listFlags(prompt).filter(({ text }) => meaningOf(text) === meaning)
  return `${rivals.toReversed().reduce(removeFlag, prompt)} ${flag}`.trim()
}

/** Meaning of a parameter, whatever alias and dashes it is written with. */
function meaningOf(flag: string): string | undefined {
  const name = /[a-zA-Z]+/.exec(flag)?.[0] ?? ''
  const field = findParameter(name)?.field
  // `--niji` and `--v` both set the version, and the last one wins.
  return field === 'niji' ? 'version' : (field ?? name)
}

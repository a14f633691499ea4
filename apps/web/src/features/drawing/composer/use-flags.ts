import { findParameter } from '@easel/prompt/parameters'
import { splitPrompt } from '@easel/prompt/split-prompt'
import { type Flag, listFlags } from './rules.ts'

/** The `--` parameters that a prompt holds, as the grammar reads them. */
export function useFlags(prompt: string): Flag[] {
  return listFlags(prompt, splitPrompt(prompt).pieces, findParameter)
}

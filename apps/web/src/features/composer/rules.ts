import { findParameter } from '@easel/prompt/parameters'
import { splitPrompt } from '@easel/prompt/split-prompt'

/** A `--` parameter in a prompt. */
export interface Flag {
  /** Like `--ar 3:2`. */
  text: string
  start: number
  /** Index after its last character. */
  end: number
  isKnown: boolean
}

/** Parameters of a prompt, in order; words after a value belong to the prompt. */
export function listFlags(prompt: string): Flag[] {
  return splitPrompt(prompt).pieces.map(({ name, start, end }) => {
    const kind = findParameter(name)?.kind
    const own = ownPart(prompt.slice(start, end), kind)
    return { text: own, start, end: start + own.length, isKnown: kind !== undefined }
  })
}

/** The prompt without a parameter and the gap that it leaves. */
export function removeFlag(prompt: string, { start, end }: Flag): string {
  return `${prompt.slice(0, start).trimEnd()} ${prompt.slice(end).trimStart()}`.trim()
}

/** The prompt without its parameters, which are shown as chips. */
export function wordsOf(prompt: string, flags: Flag[]): string {
  return flags.toReversed().reduce(removeFlag, prompt).trim()
}

function ownPart(piece: string, kind: string | undefined): string {
  if (kind === 'words') return piece.trimEnd()
  const takesValue = kind !== undefined && kind !== 'flag'
  return (takesValue ? /^\S+(?:\s+\S+)?/ : /^\S+/).exec(piece)?.[0] ?? piece
}

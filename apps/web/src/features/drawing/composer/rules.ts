import { findParameter } from '@easel/prompt/parameters'
import { splitPrompt } from '@easel/prompt/split-prompt'
import { isEnter } from '../../../ui/enter-key.ts'

/** One `--` parameter as it stands in a prompt. */
export interface Flag {
  /** `--ar 3:2` */
  text: string
  start: number
  /** Behind its last character. */
  end: number
  isKnown: boolean
}

/** The parameters of a prompt in the order they stand; words behind a value belong to the prompt, not to them. */
export function listFlags(prompt: string): Flag[] {
  return splitPrompt(prompt).pieces.map(({ name, start, end }) => {
    const kind = findParameter(name)?.kind
    const own = ownPart(prompt.slice(start, end), kind)
    return { text: own, start, end: start + own.length, isKnown: kind !== undefined }
  })
}

/** The prompt without one parameter and without the gap it leaves. */
export function removeFlag(prompt: string, { start, end }: Flag): string {
  return `${prompt.slice(0, start).trimEnd()} ${prompt.slice(end).trimStart()}`.trim()
}

/** The prompt without its parameters, where these are shown as chips. */
export function wordsOf(prompt: string, flags: Flag[]): string {
  return flags.toReversed().reduce(removeFlag, prompt).trim()
}

interface PressedKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  /** ⌘ */
  metaKey: boolean
  isComposing: boolean
  keyCode: number
}

/**
 * Whether a press sends: Enter, or only Ctrl or ⌘ with it for who chose that. With Shift it breaks the line; while an input
 * method composes, Enter only ends the word.
 */
export function isSendKey(event: PressedKey, needsCtrl: boolean): boolean {
  return isEnter(event) && !event.shiftKey && (event.ctrlKey || event.metaKey || !needsCtrl)
}

function ownPart(piece: string, kind: string | undefined): string {
  if (kind === 'words') return piece.trimEnd()
  const takesValue = kind !== undefined && kind !== 'flag'
  return (takesValue ? /^\S+(?:\s+\S+)?/ : /^\S+/).exec(piece)?.[0] ?? piece
}

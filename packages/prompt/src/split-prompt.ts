import { DASHES, JOINTS } from './dashes.ts'

/** A `--name value` as it stands in a prompt; `start` and `end` are offsets into it. */
export interface Piece {
  name: string
  /** Everything up to the next parameter, trimmed. */
  rest: string
  start: number
  end: number
}

/**
 * At the start of a word only. What else hangs on a name by dashes belongs to it, or `--raw--tile` would leave words behind that
 * begin a parameter.
 */
const BEGINNING = new RegExp(`${DASHES}([a-zA-Z]+(?:${JOINTS}[a-zA-Z]+)*)`, 'g')
const BEGUN = new RegExp(DASHES)

/** Cut a prompt into its words and its parameters. Linear in its length. */
export function splitPrompt(prompt: string): { words: string; pieces: Piece[] } {
  const first = firstDashes(prompt)
  if (first === prompt.length) return { words: prompt.trim(), pieces: [] }
  const beginnings = [...prompt.slice(first).matchAll(BEGINNING)]
    .map(({ 0: begun, 1: name = '', index }) => ({ name, start: first + index, after: first + index + begun.length }))
    .filter(({ start }) => beginsWord(prompt, start))
  const pieces = beginnings.map(({ name, start, after }, at) => {
    const end = beginnings[at + 1]?.start ?? prompt.length
    return { name, rest: prompt.slice(after, end).trim(), start, end }
  })
  return { words: prompt.slice(0, beginnings[0]?.start ?? prompt.length).trim(), pieces }
}

/** Where the first of them stand, or the end: most of a prompt is words. */
function firstDashes(prompt: string): number {
  const at = prompt.search(BEGUN)
  return at < 0 ? prompt.length : at
}

/** Tested after finding dashes, because these are rarer than spaces. */
function beginsWord(prompt: string, at: number): boolean {
  return at === 0 || /\s/.test(prompt.charAt(at - 1))
}

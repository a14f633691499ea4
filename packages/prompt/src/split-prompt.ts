/** A `--name value` as it stands in a prompt; `start` and `end` are offsets into it. */
export interface Piece {
  name: string
  /** Everything up to the next parameter, trimmed. */
  rest: string
  start: number
  end: number
}

/** Phones turn two hyphens into a dash; both begin a parameter, at the start of a word only. */
const BEGINNING = /(^|\s)(?:--|—|––)([a-z]+)/gi

/** Cut a prompt into its words and its parameters. Linear in its length. */
export function splitPrompt(prompt: string): { words: string; pieces: Piece[] } {
  const beginnings = [...prompt.matchAll(BEGINNING)].map((match) => ({
    name: match[2] ?? '',
    start: match.index + (match[1]?.length ?? 0),
    after: match.index + match[0].length,
  }))
  const pieces = beginnings.map(({ name, start, after }, at) => {
    const end = beginnings[at + 1]?.start ?? prompt.length
    return { name, rest: prompt.slice(after, end).trim(), start, end }
  })
  return { words: prompt.slice(0, beginnings[0]?.start ?? prompt.length).trim(), pieces }
}

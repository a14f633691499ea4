import { DASHES, WIDE_JOINTS } from './dashes.ts'
import { lastAtMost } from './last-at-most.ts'
import { escapeBraces, escapeSigns, markBraces, readLiteral } from './mark-braces.ts'
import { findParameter } from './parameters.ts'

/** What `--name` stands for. */
export interface NamedOption {
  name: string
  /** Words and parameters of one drawing: its braces mean themselves. */
  value: string
}

interface Place {
  start: number
  /** Behind the last character. */
  end: number
}

export interface ExpandedOptions {
  text: string
  /** Maps a place in the text to the prompt as written; text from an option maps to its name. */
  placeOf: (place: Place) => Place
}

const NAME = `[\\p{L}\\p{N}]+(?:${WIDE_JOINTS}[\\p{L}\\p{N}]+)*`
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u')
/** A name includes everything joined to it. */
const CALLED = new RegExp(`(^|\\s)${DASHES}(${NAME})`, 'gu')

/** Whether a prompt can say `--name` and mean an option: what the bot itself understands cannot be one. */
export function isOptionName(name: string): boolean {
  return WHOLE_NAME.test(name) && findParameter(name) === undefined
}

/**
 * Replace each `--name` by its option's value, ignoring case; not recursive. Linear in the length of prompt and result.
 */
export function expandOptions(prompt: string, options: readonly NamedOption[]): ExpandedOptions {
  const values = new Map(
    options.filter(({ name }) => isOptionName(name)).map(({ name, value }) => [name.toLowerCase(), value]),
  )
  if (values.size === 0) return { text: prompt, placeOf: ({ start, end }) => ({ start, end }) }
  const pieces: Piece[] = []
  let done = 0
  for (const call of listCalls(prompt)) {
    const value = values.get(call.name.toLowerCase())
    if (value === undefined) continue
    pieces.push({ text: prompt.slice(done, call.start), start: done, end: null })
    pieces.push({ text: spell(value, call, prompt[call.end]), start: call.start, end: call.end })
    done = call.end
  }
  pieces.push({ text: prompt.slice(done), start: done, end: null })
  return { text: pieces.map(({ text }) => text).join(''), placeOf: openPlaces(pieces) }
}

/** Of the text; `end` is null for what is written in the prompt as it is. */
interface Piece {
  text: string
  start: number
  end: number | null
}

interface Call extends Place {
  name: string
  /** Between braces a comma chooses. */
  isInside: boolean
}

/** Possible option names: at the start of a word, also within choices. */
function listCalls(prompt: string): Call[] {
  const calls: Call[] = []
  let depth = 0
  let mayBegin = true
  for (const mark of markBraces(prompt)) {
    if (mark.kind !== 'text') {
      if (mark.kind === '{') depth += 1
      if (mark.kind === '}') depth = Math.max(0, depth - 1)
      mayBegin = true
      continue
    }
    for (const { 0: cut, 1: space = '', 2: name = '', index } of mark.text.matchAll(CALLED)) {
      if (index === 0 && space === '' && !mayBegin) continue
      const start = mark.start + index
      calls.push({ name, start: start + space.length, end: start + cut.length, isInside: depth > 0 })
    }
    mayBegin = /\s$/.test(mark.text)
  }
  return calls
}

/** Escape a value so that it keeps its meaning at this place. */
function spell(value: string, { isInside }: Call, next: string | undefined): string {
  const { text } = readLiteral(value)
  const spelt = isInside ? escapeSigns(text) : escapeBraces(text)
  return next === undefined || /\s/.test(next) ? spelt : `${spelt} `
}

function openPlaces(pieces: readonly Piece[]): ExpandedOptions['placeOf'] {
  const begins: number[] = []
  let length = 0
  for (const { text } of pieces) {
    begins.push(length)
    length += text.length
  }
  const find = (offset: number): Place => {
    const nth = lastAtMost(begins, offset)
    const { start, end } = pieces[nth] ?? { start: 0, end: null }
    if (end !== null) return { start, end }
    const at = start + offset - (begins[nth] ?? 0)
    return { start: at, end: at + 1 }
  }
  return ({ start, end }) => ({ start: find(start).start, end: find(end - 1).end })
}

import { cutAddresses, findAddresses } from './find-addresses.ts'
import { escapeBraces, joinStretches, type Literal, type Stretch } from './mark-braces.ts'
import { DRAWINGS_MAX, findParameter } from './parameters.ts'
import {
  type UnsupportedParameters,
  openParser,
  type ParsedPrompt,
  parseLiteral,
  type Problem,
} from './parse-prompt.ts'
import { printPrompt } from './print-prompt.ts'
import { type Choice, countUpTo, readChoices, type Sequence, type StrayBrace } from './read-choices.ts'
import { type Piece, splitPrompt } from './split-prompt.ts'

/** One of the drawings that a prompt makes. */
export interface Drawing extends Omit<ParsedPrompt, 'problems'> {
  /** The prompt that makes it, beside its pictures, and no other. */
  prompt: string
}

export interface Expansion {
  /** Number of drawings, exact even above the limit; 0 for unmatched braces. */
  count: number
  /** In the order they are drawn, the last choice changing fastest; none when there are problems. */
  drawings: Drawing[]
  /** Each place once. */
  problems: Problem[]
}

/**
 * Expand a prompt's choices, `{a, b}`, and its `--repeat`. Never throws; counts first, and creates 40 at most. Linear in the
 * length.
 */
export function expandPrompt(prompt: string, notTaken?: UnsupportedParameters): Expansion {
  const read = readChoices(prompt)
  if ('brace' in read) return { count: 0, drawings: [], problems: [strayBrace(read)] }
  const repeat = readRepeat(read)
  const count = countUpTo(read.count * repeat)
  if (count > DRAWINGS_MAX) return { count, drawings: [], problems: [tooMany(prompt, count)] }
  const parse = openParser(notTaken)
  const made = Array.from({ length: read.count }, (_, nth) => makeNth(read, nth)).map((literal) => ({
    literal,
    parsed: parse(literal),
  }))
  const problems = made.flatMap(({ parsed }) => [...parsed.problems, ...chosenRepeat(parsed, repeat, prompt)])
  if (problems.length > 0) return { count, drawings: [], problems: eachPlaceOnce(problems) }
  const drawings = made.flatMap(({ literal, parsed }) => Array<Drawing>(repeat).fill(makeDrawing(literal, parsed)))
  return { count, drawings, problems }
}

function strayBrace({ brace, start }: StrayBrace): Problem {
  const reason = brace === '{' ? 'unclosed_brace' : 'unopened_brace'
  return { at: brace, reason, value: brace, allowed: [], start, end: start + 1 }
}

function tooMany(prompt: string, count: number): Problem {
  const allowed = [String(DRAWINGS_MAX), String(count)]
  return { at: '{', reason: 'too_many_drawings', value: String(count), allowed, start: 0, end: prompt.length }
}

/** What the prompt says of it outside its braces; they must not say anything else. */
function readRepeat({ parts }: Sequence): number {
  const outside = parts.map((part) => ('text' in part ? part : { text: CHOSEN, start: 0 }))
  return parseLiteral(joinStretches(outside)).parameters.repeat ?? 1
}

/** Neither space nor part of a name or a number. */
const CHOSEN = '\0'

function chosenRepeat({ parameters, problems }: ParsedPrompt, repeat: number, prompt: string): Problem[] {
  if (problems.length > 0 || (parameters.repeat ?? 1) === repeat) return []
  const value = String(parameters.repeat ?? 1)
  return [{ at: '--repeat', reason: 'repeat_in_braces', value, allowed: [], start: 0, end: prompt.length }]
}

function eachPlaceOnce(problems: readonly Problem[]): Problem[] {
  const keyed = problems.map((problem) => [`${problem.start} ${problem.end} ${problem.reason}`, problem] as const)
  return [...new Map(keyed).values()].sort((one, other) => one.start - other.start)
}

/** The prompt of one combination, 0 to count - 1. Iterative, so that deep nesting cannot overflow the stack. */
function makeNth(prompt: Sequence, nth: number): Literal {
  const stretches: Stretch[] = []
  const pending: { part: Stretch | Choice | Sequence; nth: number }[] = [{ part: prompt, nth }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { part } = next
    if ('parts' in part && part.parts.length === 0) dropSpace(stretches)
    if ('text' in part) stretches.push(part)
    else if ('options' in part) pending.push(chooseOption(part, next.nth))
    else pending.push(...spread(part, next.nth))
  }
  return joinStretches(stretches)
}

/** An empty option leaves one space, not two. */
function dropSpace(stretches: Stretch[]): void {
  const last = stretches.pop()
  if (last) stretches.push({ ...last, text: last.text.trimEnd() })
}

function chooseOption({ options }: Choice, nth: number): { part: Sequence; nth: number } {
  let left = nth
  for (const option of options) {
    if (left < option.count) return { part: option, nth: left }
    left -= option.count
  }
  throw new RangeError(`combination ${nth}`)
}

/** The parts from the last to the first, each with its share of the number. */
function spread({ parts }: Sequence, nth: number): { part: Stretch | Choice; nth: number }[] {
  let left = nth
  return parts.toReversed().map((part) => {
    const count = 'text' in part ? 1 : part.count
    const share = left % count
    left = Math.floor(left / count)
    return { part, nth: share }
  })
}

function makeDrawing(literal: Literal, { words, without, parameters, pictures }: ParsedPrompt): Drawing {
  const { repeat, ...once } = parameters
  const drawing = { words, without, parameters: once }
  const text = pictures ? withoutPictures(literal.text) : literal.text
  const prompt = repeat === undefined ? escapeBraces(text).trim() : (withoutRepeat(text) ?? printPrompt(drawing))
  return { ...drawing, prompt, ...(pictures && { pictures }) }
}

/** Those behind a parameter that takes links are none. */
function withoutPictures(text: string): string {
  return cutAddresses(
    text,
    findAddresses(text).filter(({ picture }) => picture),
  )
}

/** The prompt without `--repeat`. Undefined: words follow its number and would join another parameter. */
function withoutRepeat(text: string): string | undefined {
  const repeats = splitPrompt(text).pieces.filter(({ name }) => findParameter(name)?.field === 'repeat')
  if (repeats.some(({ rest }) => /\s/.test(rest))) return undefined
  return escapeBraces(cutOut(text, repeats))
}

function cutOut(text: string, pieces: readonly Piece[]): string {
  const begins = [0, ...pieces.map(({ end }) => end)]
  const ends = [...pieces.map(({ start }) => start), text.length]
  return begins
    .map((begin, nth) => text.slice(begin, ends[nth]))
    .join('')
    .trim()
}

import { cutAddresses, findAddresses, type FoundAddress, type PictureAddress } from './find-addresses.ts'
import { lastAtMost } from './last-at-most.ts'
import { type Literal, readLiteral } from './mark-braces.ts'
import { type Field, findParameter, type Lora, type Parameter, type Parameters } from './parameters.ts'
import { readValue, type ValueProblem } from './read-value.ts'
import { type Piece, splitPrompt } from './split-prompt.ts'

export type ProblemReason =
  | ValueProblem
  | 'unknown_parameter'
  | 'not_taken'
  | 'unclosed_brace'
  | 'unopened_brace'
  | 'too_many_drawings'
  | 'repeat_in_braces'
  | 'foreign_link'

export interface Problem {
  /** What is wrong, as written: `--ar`, `{`. */
  at: string
  reason: ProblemReason
  /** The value that is wrong; empty when it is the name. */
  value: string
  /** Smallest and largest value, or the values there are. */
  allowed: string[]
  /** Where it stands in the prompt; `end` is behind its last character. */
  start: number
  end: number
}

export interface ParsedPrompt {
  /** The prompt without its parameters; words behind a value belong here too. */
  words: string
  /** What must not appear (`--no`). */
  without: string[]
  parameters: Parameters
  /** Pictures of this site whose addresses stand among the words; left out: none. */
  pictures?: PictureAddress[]
  /** In the order they stand; a prompt with any must not be drawn. */
  problems: Problem[]
}

/** Valid parameters that the target does not support; using one is a problem. */
export type UnsupportedParameters = ReadonlySet<Field>

const EVERYTHING_TAKEN: UnsupportedParameters = new Set()

/**
 * Parse words and `--` parameters of a single drawing; braces are literal. The last of repeated parameters wins, except `--no`
 * and `--lora`, which accumulate. Never throws; linear in the length.
 */
export function parsePrompt(prompt: string, notTaken = EVERYTHING_TAKEN): ParsedPrompt {
  return parseLiteral(readLiteral(prompt), notTaken)
}

/** The same for one that was read; positions are those of the prompt as written. */
export function parseLiteral(literal: Literal, notTaken?: UnsupportedParameters): ParsedPrompt {
  return openParser(notTaken)(literal)
}

/** Longest cached piece: looking up longer ones costs more than parsing. */
const SHARED_MAX_CHARS = 40

/** A parser for many similar prompts: identical pieces are parsed once. */
export function openParser(notTaken = EVERYTHING_TAKEN): (literal: Literal) => ParsedPrompt {
  const readByText = new Map<string, Read>()
  const read = (piece: Piece) => {
    if (piece.rest.length > SHARED_MAX_CHARS) return readPiece(piece, notTaken)
    const pieceText = `${piece.name} ${piece.rest}`
    const parameter = readByText.get(pieceText) ?? readPiece(piece, notTaken)
    readByText.set(pieceText, parameter)
    return parameter
  }
  return (literal) => parseWith(read, literal)
}

function parseWith(readOne: (piece: Piece) => Read, literal: Literal): ParsedPrompt {
  const { words, pieces } = splitPrompt(literal.text)
  const sourceOf = openSource(literal)
  const parts: string[] = []
  const pictures: PictureAddress[] = []
  const values = new Map<Field, unknown>()
  const without: string[] = []
  const loras = new Map<string, Lora>()
  const problems: Problem[] = []
  const takeWords = (part: string, start: number) => {
    const addresses = findAddresses(part)
    parts.push(cutAddresses(part, addresses))
    pictures.push(...addresses.flatMap(({ picture }) => picture ?? []))
    for (const one of addresses) if (!one.picture) problems.push(foreignLink(one, (offset) => sourceOf(start + offset)))
  }
  takeWords(words, literal.text.length - literal.text.trimStart().length)
  for (const piece of pieces) {
    const read = readOne(piece)
    if (!read.ok) {
      const { ok: _, ...problem } = read
      problems.push({ ...problem, at: `--${piece.name}`, ...placeOf(literal, piece, read, sourceOf) })
      continue
    }
    // What is left stands at the end of its piece.
    if (read.left !== '')
      takeWords(read.left, piece.start + literal.text.slice(piece.start, piece.end).trimEnd().length - read.left.length)
    if (Array.isArray(read.value) && read.parameter.field === 'without') {
      without.push(...read.value)
      const addresses = findAddresses(literal.text.slice(piece.start, piece.end))
      problems.push(...addresses.map((one) => foreignLink(one, (offset) => sourceOf(piece.start + offset))))
    } else if (read.parameter.kind === 'lora') for (const one of read.value as Lora[]) loras.set(one.name, one)
    else say(values, read)
  }
  return {
    words: parts.filter((part) => part !== '').join(' '),
    without,
    parameters: { ...Object.fromEntries(values), ...(loras.size > 0 && { lora: [...loras.values()] }) },
    ...(pictures.length > 0 && { pictures }),
    problems,
  }
}

type Read = { ok: true; parameter: Parameter; value: unknown; left: string } | Wrong
type Wrong = { ok: false } & Pick<Problem, 'reason' | 'value' | 'allowed'>

function readPiece({ name, rest }: Piece, notTaken: UnsupportedParameters): Read {
  const parameter = findParameter(name)
  if (!parameter) return { ok: false, reason: 'unknown_parameter', value: '', allowed: [] }
  const read = readValue(parameter, rest)
  if (!read.ok) return read
  if (notTaken.has(parameter.field)) return { ok: false, reason: 'not_taken', value: '', allowed: [] }
  return { ...read, parameter }
}

function say(values: Map<Field, unknown>, { parameter: { field }, value }: Extract<Read, { ok: true }>): void {
  // `niji` and `version` both choose the model, so each replaces the other.
  if (field === 'niji') values.delete('version')
  if (field === 'version') values.delete('niji')
  values.set(field, value)
}

/** Of a link, where it is told of. */
const SHOWN_MAX_CHARS = 80

function foreignLink({ text, start, end }: FoundAddress, sourceOf: (offset: number) => number): Problem {
  const place = { start: sourceOf(start), end: sourceOf(end - 1) + 1 }
  return { at: text.slice(0, SHOWN_MAX_CHARS), reason: 'foreign_link', value: text, allowed: [], ...place }
}

/** From the name to the value that is wrong. */
function placeOf(
  { text }: Literal,
  { name, start, end }: Piece,
  { value }: Wrong,
  sourceOf: (offset: number) => number,
): Pick<Problem, 'start' | 'end'> {
  const source = text.slice(start, end)
  const behindName = source.indexOf(name) + name.length
  const length = source.indexOf(value, behindName) + value.length
  return { start: sourceOf(start), end: sourceOf(start + length - 1) + 1 }
}

/** Tells where a character of the text is written. */
function openSource({ stretches }: Literal): (offset: number) => number {
  const begins: number[] = []
  let length = 0
  for (const { text } of stretches) {
    begins.push(length)
    length += text.length
  }
  return (offset) => {
    const nth = lastAtMost(begins, offset)
    return (stretches[nth]?.start ?? 0) + offset - (begins[nth] ?? 0)
  }
}

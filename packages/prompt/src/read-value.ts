import { type Parameter, RATIO_MAX, RATIO_MAX_SIDE } from './parameters.ts'

export interface Ratio {
  width: number
  height: number
}

export type ProblemReason =
  | 'unknown_parameter'
  | 'missing_value'
  | 'not_a_number'
  | 'out_of_range'
  | 'bad_ratio'
  | 'unknown_version'

export interface Problem {
  /** The parameter as written: `--ar`. */
  at: string
  reason: ProblemReason
  /** What stood there. */
  value: string
  /** Smallest and largest value, or the values there are. */
  allowed: string[]
}

/** A value and the words left behind it, or what is wrong. */
export type ReadValue =
  | { ok: true; value: string | number | Ratio | string[] | true; left: string }
  | { ok: false; reason: ProblemReason; value: string; allowed: string[] }

const no = (reason: ProblemReason, value: string, allowed: string[] = []): ReadValue => ({
  ok: false,
  reason,
  value,
  allowed,
})

/** Read the value of one parameter from the text behind its name. */
export function readValue(parameter: Parameter, rest: string): ReadValue {
  if (parameter.kind === 'flag') return { ok: true, value: true, left: rest }
  if (parameter.kind === 'words') return readWords(rest)
  const [first = ''] = rest.split(/\s/, 1)
  const left = rest.slice(first.length).trim()
  switch (parameter.kind) {
    case 'choice':
      return readChoice(parameter, first, left, rest)
    case 'ratio':
      return first === '' ? no('missing_value', '') : readRatio(first, left)
    case 'number':
      return first === '' ? no('missing_value', '') : readNumber(parameter, first, left)
    default:
      return parameter satisfies never
  }
}

function readWords(rest: string): ReadValue {
  const words = rest
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.length === 0 ? no('missing_value', '') : { ok: true, value: words, left: '' }
}

function readChoice(
  parameter: Extract<Parameter, { kind: 'choice' }>,
  first: string,
  left: string,
  rest: string,
): ReadValue {
  const isNumber = /^\d/.test(first)
  if (!isNumber && parameter.optional) return { ok: true, value: parameter.choices[0] ?? '', left: rest }
  if (first === '') return no('missing_value', '', [...parameter.choices])
  const chosen = parameter.choices.find((choice) => choice === first || `${choice}.0` === first)
  if (!chosen) return no('unknown_version', first, [...parameter.choices])
  return { ok: true, value: chosen, left }
}

function readRatio(first: string, left: string): ReadValue {
  const match = /^(\d{1,5})[:：](\d{1,5})$/.exec(first)
  const width = Number(match?.[1] ?? 0)
  const height = Number(match?.[2] ?? 0)
  if (width < 1 || height < 1 || Math.max(width, height) > RATIO_MAX_SIDE) return no('bad_ratio', first)
  if (Math.max(width / height, height / width) > RATIO_MAX) return no('bad_ratio', first)
  return { ok: true, value: { width, height }, left }
}

function readNumber(parameter: Extract<Parameter, { kind: 'number' }>, first: string, left: string): ReadValue {
  const value = /^(\d+(\.\d+)?|\.\d+)$/.test(first) ? Number(first) : Number.NaN
  if (Number.isNaN(value) || (parameter.whole && !Number.isInteger(value))) return no('not_a_number', first)
  const { min, max } = parameter
  if (value < min || value > max) return no('out_of_range', first, [String(min), String(max)])
  return { ok: true, value, left }
}

import { readAddress } from './find-addresses.ts'
import { type Lora, type Parameter, RATIO_MAX, RATIO_MAX_SIDE, type Ratio } from './parameters.ts'

export type ValueProblem =
  | 'missing_value'
  | 'not_a_number'
  | 'not_whole'
  | 'out_of_range'
  | 'bad_ratio'
  | 'bad_link'
  | 'unknown_version'
  | 'unknown_value'

type Value = string | number | Ratio | string[] | Lora[] | true

/** A value and the words left behind it, or what is wrong. */
type ReadValue =
  | { ok: true; value: Value; left: string }
  | {
      ok: false
      reason: ValueProblem
      value: string
      /** Smallest and largest value, or the values there are. */
      allowed: string[]
    }

/** What stands directly behind the name, and what comes after that. */
interface Behind {
  first: string
  left: string
}

const yes = (value: Value, left: string): ReadValue => ({ ok: true, value, left })
const no = (reason: ValueProblem, value: string, allowed: readonly unknown[] = []): ReadValue => ({
  ok: false,
  reason,
  value,
  allowed: allowed.map(String),
})

/** Read the value of one parameter from the text behind its name. */
export function readValue(parameter: Parameter, rest: string): ReadValue {
  const [first = ''] = rest.split(/\s/, 1)
  const behind = { first, left: rest.slice(first.length).trim() }
  switch (parameter.kind) {
    case 'flag':
      return yes(parameter.says, rest)
    case 'words':
      return readWords(rest)
    case 'version':
      return readVersion(parameter, behind, rest)
    case 'code':
      return /^[a-z0-9]+$/i.test(first) ? yes(first, behind.left) : yes('', rest)
    default:
      return first === '' ? no('missing_value', '', optionsOf(parameter)) : readNeeded(parameter, behind, rest)
  }
}

type Of<Kind extends Parameter['kind']> = Extract<Parameter, { kind: Kind }>
type Needed = Of<'ratio' | 'number' | 'amount' | 'choice' | 'links' | 'lora'>

function readNeeded(parameter: Needed, behind: Behind, rest: string): ReadValue {
  const { first, left } = behind
  switch (parameter.kind) {
    case 'ratio': {
      const ratio = parseRatio(first)
      return ratio ? yes(ratio, left) : no('bad_ratio', first)
    }
    case 'number':
      return readNumber(parameter, behind)
    case 'amount': {
      const amount = toNumber(first)
      if (amount === undefined) return no('not_a_number', first)
      return parameter.choices.includes(amount) ? yes(amount, left) : no('unknown_value', first, parameter.choices)
    }
    case 'choice': {
      const chosen = parameter.choices.find((choice) => choice === first.toLowerCase())
      return chosen ? yes(chosen, left) : no('unknown_value', first, parameter.choices)
    }
    case 'links':
      return readLinks(parameter, behind, rest)
    case 'lora':
      return readLora(parameter, behind)
    default:
      return parameter satisfies never
  }
}

function optionsOf(parameter: Needed): readonly unknown[] {
  return 'choices' in parameter ? parameter.choices : []
}

function readWords(rest: string): ReadValue {
  const words = rest
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.length === 0 ? no('missing_value', '') : yes(words, '')
}

function readVersion({ choices, optional }: Of<'version'>, { first, left }: Behind, rest: string): ReadValue {
  const isNumber = /^\d/.test(first)
  if (!isNumber && optional) return yes(choices[0] ?? '', rest)
  if (first === '') return no('missing_value', '', choices)
  const chosen = choices.find((choice) => choice === first || `${choice}.0` === first)
  return chosen ? yes(chosen, left) : no('unknown_version', first, choices)
}

/** `3:2`, and nothing beside it. Undefined: no ratio of a picture. */
export function parseRatio(written: string): Ratio | undefined {
  const match = /^(\d{1,5})[:：](\d{1,5})$/.exec(written)
  const width = Number(match?.[1] ?? 0)
  const height = Number(match?.[2] ?? 0)
  if (width < 1 || height < 1 || Math.max(width, height) > RATIO_MAX_SIDE) return undefined
  if (Math.max(width / height, height / width) > RATIO_MAX) return undefined
  return { width, height }
}

function readNumber({ min, max, whole }: Of<'number'>, { first, left }: Behind): ReadValue {
  const value = toNumber(first)
  if (value === undefined || (whole && !Number.isInteger(value))) return no(whole ? 'not_whole' : 'not_a_number', first)
  return value < min || value > max ? no('out_of_range', first, [min, max]) : yes(value, left)
}

/** In plain digits, with a point at most. */
function toNumber(written: string): number | undefined {
  return /^(\d+(\.\d+)?|\.\d+)$/.test(written) ? Number(written) : undefined
}

/** Without a weight it counts as it was trained. */
function readLora({ min, max }: Of<'lora'>, { first, left }: Behind): ReadValue {
  const [, name = '', written = '1'] = /^([^:：]*)(?:[:：](.*))?$/.exec(first) ?? []
  const weight = toNumber(written)
  if (name === '') return no('missing_value', first)
  if (weight === undefined) return no('not_a_number', first)
  if (weight < min || weight > max) return no('out_of_range', first, [min, max])
  return yes([{ name: name.toLowerCase(), weight }], left)
}

const LINK = /^https?:\/\/\S+$/i
/** `--sref random`, a number, either with a weight. */
const STYLE_CODE = /^(\d+|random)(::\d+(\.\d+)?)?$/i

function readLinks({ codes }: Of<'links'>, { first }: Behind, rest: string): ReadValue {
  const words: string[] = []
  let behind = 0
  for (const { 0: word, index } of rest.matchAll(/\S+/g)) {
    if (!isLink(word) && !(codes && STYLE_CODE.test(word))) break
    words.push(word)
    behind = index + word.length
  }
  return words.length === 0 ? no('bad_link', first) : yes(words, rest.slice(behind).trim())
}

/** Anything on the web, or a picture of this site without the site. */
function isLink(word: string): boolean {
  return LINK.test(word) || (word.startsWith('/') && readAddress(word) !== null)
}

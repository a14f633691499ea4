import { JOINTS } from './dashes.ts'
import { printAddress } from './find-addresses.ts'
import { escapeBraces } from './mark-braces.ts'
import { type Parameter, PARAMETERS, type Parameters } from './parameters.ts'
import type { ParsedPrompt } from './parse-prompt.ts'

/** Write a prompt back in one fixed order, so that reading it again means the same. */
export function printPrompt({ words, without, parameters, pictures = [] }: Omit<ParsedPrompt, 'problems'>): string {
  const printed = PARAMETERS.map((parameter) =>
    parameter.field === 'without' ? printWithout(without) : printParameter(parameter, parameters[parameter.field]),
  )
  return escapeBraces([...pictures.map(printAddress), words, ...printed].filter((part) => part !== '').join(' '))
}

const BEGINS_WITH_DASH = new RegExp(`^${JOINTS}`)

/** Behind a comma a word cannot begin a parameter. */
function printWithout(without: readonly string[]): string {
  if (without.length === 0) return ''
  return `--no ${without.map((word) => (BEGINS_WITH_DASH.test(word) ? `,${word}` : word)).join(', ')}`
}

function printParameter(parameter: Parameter, value: Parameters[keyof Parameters]): string {
  if (value === undefined) return ''
  if (parameter.kind === 'flag') return value === parameter.says ? `--${parameter.name}` : ''
  return `--${parameter.name} ${printValue(value)}`.trimEnd()
}

function printValue(value: NonNullable<Parameters[keyof Parameters]>): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'object' ? `${value.width}:${value.height}` : String(value)
}

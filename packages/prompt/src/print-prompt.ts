import { JOINTS } from './dashes.ts'
import { printAddress } from './find-addresses.ts'
import { escapeBraces } from './mark-braces.ts'
import { type Lora, type Parameter, PARAMETERS, type Parameters } from './parameters.ts'
import type { ParsedPrompt } from './parse-prompt.ts'

/** Serialise a prompt in a fixed order, so that parsing it gives the same. */
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
  if (parameter.kind === 'lora') return (value as Lora[]).map((one) => printLora(parameter.name, one)).join(' ')
  return `--${parameter.name} ${printValue(value as PrintedValue)}`.trimEnd()
}

function printLora(parameter: string, { name, weight }: Lora): string {
  return `--${parameter} ${name}${weight === 1 ? '' : `:${weight}`}`
}

type PrintedValue = Exclude<NonNullable<Parameters[keyof Parameters]>, Lora[]>

function printValue(value: PrintedValue): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'object' ? `${value.width}:${value.height}` : String(value)
}

import type { EngineOptionField, EngineOptions } from '@easel/contract/admin-engines'

/** Image sizes that common models handle well: side of a square, in px. */
export const SIDES = [512, 768, 1024, 1280, 1536, 2048] as const

/** The option fields with one of these input types. */
export type FieldWith<Input extends EngineOptionField['input']> = Extract<EngineOptionField, { input: Input }>

/** State of an option in the form. */
export interface TypedValue {
  typed: string | boolean | undefined
  error: string
  write(value: string | boolean): void
}

/** Typed options by name. An empty one is not sent: the engine's default applies. */
export type OptionDraft = Readonly<Record<string, string | boolean | undefined>>
export type OptionFault = 'wholeNumber' | 'outOfRange' | 'notJson'

type Fields = readonly EngineOptionField[]

const USUAL_PIXELS = 1024 * 1024

export function newOptions(fields: Fields): OptionDraft {
  return draftOptions(fields, {})
}

export function draftOptions(fields: Fields, options: EngineOptions): OptionDraft {
  return Object.fromEntries(fields.map((field) => [field.name, write(field, options[field.name])]))
}

function write(field: EngineOptionField, value: EngineOptions[string] | undefined): string | boolean {
  if (field.input === 'flag') return value === true
  if (field.input === 'pixels') return String(value ?? field.default ?? USUAL_PIXELS)
  if (field.input === 'choice') return String(value ?? field.default ?? '')
  return String(value ?? '')
}

/** Choices of an option; an empty string stands for the engine's default, where it has one. */
export function choicesOf(field: FieldWith<'choice'>): readonly string[] {
  return field.default === null ? ['', ...field.choices] : field.choices
}

/** Options to send, keeping those that the form does not know, or the errors by option. */
export function readOptions(fields: Fields, draft: OptionDraft, before: EngineOptions) {
  const options: EngineOptions = { ...before }
  const faults: Record<string, OptionFault> = {}
  for (const field of fields) {
    const typed = draft[field.name]
    const fault = faultOf(field, typed)
    const value = fault ? null : read(field, typed)
    if (fault) faults[field.name] = fault
    if (value === null) delete options[field.name]
    else options[field.name] = value
  }
  return { options, faults }
}

function faultOf(field: EngineOptionField, typed: string | boolean | undefined): OptionFault | null {
  const said = String(typed ?? '').trim()
  if (said === '') return null
  if (field.input === 'json') return isJson(said) ? null : 'notJson'
  if (field.input !== 'whole-number') return null
  const count = readWhole(said)
  if (count === null) return 'wholeNumber'
  return count < field.min || count > field.max ? 'outOfRange' : null
}

function read(field: EngineOptionField, typed: string | boolean | undefined): string | number | boolean | null {
  if (field.input === 'flag') return typed === true
  const said = String(typed ?? '').trim()
  if (said === '') return null
  return field.input === 'whole-number' || field.input === 'pixels' ? readWhole(said) : said
}

/** Parses plain digits; null for anything else. */
export function readWhole(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

function isJson(typed: string): boolean {
  try {
    const value: unknown = JSON.parse(typed)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

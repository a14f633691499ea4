import { RATIO_MAX, type Ratio } from '@easel/prompt/parameters'
import { type FieldNote, Refusal } from '../../../errors.ts'
import type { ProgramCall } from '../open-door.ts'

/** What a call says, by name: of JSON or of a form, whose numbers and switches are text. Null means the same as nothing. */
export type Fields = Readonly<Record<string, unknown>>

/** Parts of a form that are pictures. */
export const PICTURE_PART = /^(?:image|images|mask|input_reference)(?:\[\d*\])?$/

/** @throws Refusal malformed */
export function readFields({ body, parts }: Pick<ProgramCall, 'body' | 'parts'>): Fields {
  if (parts.length > 0) {
    const texts = parts.filter(({ name }) => !PICTURE_PART.test(name))
    return Object.fromEntries(texts.map(({ name, content }) => [name, content.toString('utf8')]))
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
}

/** @throws Refusal invalid_input naming the field, as all of these */
export function readText(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string') return refuseField(name, 'wrong_type')
  // PostgreSQL takes no NUL.
  return value.includes('\0') ? refuseField(name, 'forbidden_characters') : value
}

export function readWhole(
  fields: Fields,
  name: string,
  { least, most, usual }: { least: number; most: number; usual: number },
): number {
  const value = fields[name]
  if (value === undefined || value === '') return usual
  const number = typeof value === 'string' && /^-?\d{1,9}(?:\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return refuseField(name, 'wrong_type')
  if (number < least) return refuseField(name, { problem: 'too_small', limit: least })
  return number > most ? refuseField(name, { problem: 'too_big', limit: most }) : number
}

export function readSwitch(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (value === undefined || value === '' || value === false || value === 'false') return false
  return value === true || value === 'true' || refuseField(name, 'wrong_type')
}

export function readChoice<Choice extends string>(
  fields: Fields,
  name: string,
  { among, usual }: { among: readonly Choice[]; usual: Choice },
): Choice {
  const value = readText(fields, name) ?? ''
  if (value === '') return usual
  const options = among.filter((choice) => choice !== '')
  return among.find((choice) => choice === value) ?? refuseField(name, { problem: 'wrong_choice', options })
}

/** `1024x1024`, `16x9`, `16:9`; null for none, for `auto` and for what says only how large (`2K`). */
export function readSize(fields: Fields): Ratio | null {
  const value = (readText(fields, 'size') ?? '').trim()
  if (value === '' || /^(?:auto|\d(?:\.\d)?k)$/i.test(value)) return null
  const [, width = '', height = ''] = /^(\d{1,5})\s*[xX×*:]\s*(\d{1,5})$/.exec(value) ?? []
  const ratio = { width: Number(width), height: Number(height) }
  if (ratio.width === 0 || ratio.height === 0) return refuseField('size', 'wrong_format')
  const isExtreme = Math.max(ratio.width / ratio.height, ratio.height / ratio.width) > RATIO_MAX
  return isExtreme ? refuseField('size', { problem: 'bad_ratio', at: value }) : simplestRatio(ratio)
}

/** The same ratio in the smallest whole numbers: 1536 × 1024 is 3:2. */
function simplestRatio({ width, height }: Ratio): Ratio {
  let [divisor, rest] = [width, height]
  while (rest > 0) [divisor, rest] = [rest, divisor % rest]
  return { width: width / divisor, height: height / divisor }
}

function refuseField(name: string, note: FieldNote): never {
  throw new Refusal('invalid_input', { fields: { [name]: note } })
}

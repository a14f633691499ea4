import { Refusal } from '../../errors.ts'

/** Fields of a body of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>

/** @throws Refusal malformed when the body is no object */
export function readFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('malformed')
  return body as Fields
}

/**
 * A text, trimmed; undefined where there is none: clients send null and empty texts for what they do not want.
 *
 * @throws Refusal invalid_input when it is something else, or too long
 */
export function readText(fields: Fields, name: string, maxChars = 10_000): string | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new Refusal('invalid_input', { fields: { [name]: 'wrong_type' } })
  // PostgreSQL takes no NUL.
  if (value.includes('\0')) throw new Refusal('invalid_input', { fields: { [name]: 'forbidden_characters' } })
  const text = value.trim()
  if (text.length > maxChars)
    throw new Refusal('invalid_input', { fields: { [name]: { problem: 'too_long', limit: maxChars } } })
  return text === '' ? undefined : text
}

/** @throws Refusal invalid_input when it is missing */
export function requireText(fields: Fields, name: string, maxChars?: number): string {
  const text = readText(fields, name, maxChars)
  if (text === undefined) throw new Refusal('invalid_input', { fields: { [name]: 'required' } })
  return text
}

/**
 * Texts of a list, without empty ones; a text alone counts as a list of one.
 *
 * @throws Refusal invalid_input
 */
export function readTexts(fields: Fields, name: string, maxItems: number): string[] {
  const value = fields[name] ?? []
  const list = Array.isArray(value) ? value : [value]
  if (list.some((one) => typeof one !== 'string'))
    throw new Refusal('invalid_input', { fields: { [name]: 'wrong_type' } })
  const texts = (list as string[]).filter((one) => one.trim() !== '')
  if (texts.length > maxItems)
    throw new Refusal('invalid_input', { fields: { [name]: { problem: 'too_many', limit: maxItems } } })
  return texts
}

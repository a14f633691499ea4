/** A JSON object of a provider, validated field by field. */
export type Fields = Readonly<Record<string, unknown>>

/** Unreadable response: not JSON, or a missing or mistyped field. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

/** Made once, as making one takes longer than reading a notice. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/

/** @throws UnreadableError */
export function readFields(json: Uint8Array): Fields {
  try {
    return objectOf(JSON.parse(utf8.decode(json)), 'the whole')
  } catch (error) {
    if (error instanceof UnreadableError) throw error
    throw new UnreadableError('not JSON in UTF-8', { cause: error })
  }
}

/** @throws UnreadableError */
export function readPart(fields: Fields, name: string): Fields {
  return objectOf(fields[name], name)
}

/** @throws UnreadableError */
export function readList(fields: Fields, name: string): Fields[] {
  const list = fields[name]
  if (!Array.isArray(list)) throw new UnreadableError(`${name} is no list`)
  return list.map((entry) => objectOf(entry, name))
}

/** @throws UnreadableError also when it is empty */
export function readText(fields: Fields, name: string): string {
  const text = fields[name]
  if (typeof text !== 'string' || text === '') throw new UnreadableError(`${name} is no text`)
  return text
}

/** Null: it is no text, or empty. */
export function findText(fields: Fields, name: string): string | null {
  const text = fields[name]
  return typeof text === 'string' && text !== '' ? text : null
}

/** @throws UnreadableError */
export function readWhole(fields: Fields, name: string): number {
  const number = fields[name]
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    throw new UnreadableError(`${name} is no whole number`)
  return number
}

/** @throws UnreadableError */
export function readInstant(fields: Fields, name: string): Date {
  const text = readText(fields, name)
  const instant = new Date(text)
  if (!INSTANT.test(text) || Number.isNaN(instant.getTime())) throw new UnreadableError(`${name} is no instant`)
  return instant
}

function objectOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableError(`${name} is no object`)
  return value as Fields
}

import { Refusal } from '../../errors.ts'

/** Deeper than any call of any dialect. */
const DEPTH_MAX = 64
/** Lists, objects and what is between their commas: a list of ten thousand ids is a hundredth of what small bodies could blow up to. */
const VALUES_MAX = 200_000

/**
 * JSON of a program, before it can cost more than it weighs: 32 MiB of empty objects would take gigabytes, and what is nested too deep
 * ends the stack of whoever walks through it. A blank text reads as none.
 *
 * @throws Refusal malformed; invalid_input for text that no database takes, naming the field
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  if (isExcessive(text)) throw new Refusal('malformed')
  const value = tryParse(text)
  // Bytes are decoded to whole characters, so only an escape makes half of one.
  const field = /\\ud[89a-f]/i.test(text) ? findHalfCharacter(value) : undefined
  if (field !== undefined) throw new Refusal('invalid_input', { fields: { [field]: 'forbidden_characters' } })
  return value
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed')
  }
}

function isExcessive(text: string): boolean {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfText(text, at)
        break
      case '[':
      case '{':
        values++
        if (++depth > DEPTH_MAX) return true
        break
      case ']':
      case '}':
        depth--
        break
      case ',':
        values++
    }
    if (values > VALUES_MAX) return true
  }
  return false
}

/** Place of the quote that ends the text which begins at `start`; pictures are skipped at once. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return at
  }
  return text.length
}

const HALF = /\p{Surrogate}/u

/** Name of the outermost field that has half a character in it; empty: the body itself. */
function findHalfCharacter(body: unknown): string | undefined {
  const rest: { value: unknown; field: string }[] = [{ value: body, field: '' }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, field } = next
    if (typeof value === 'string' && HALF.test(value)) return field
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (HALF.test(name)) return field
      rest.push({ value: inner, field: field === '' ? name.slice(0, 100) : field })
    }
  }
  return undefined
}

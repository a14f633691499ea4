/** Nesting limit; deeper than any valid input. */
const MAX_DEPTH = 32
const loneSurrogate = /\p{Surrogate}/u

interface Forbidden {
  path: string
  problem: 'forbidden_characters' | 'nothing_visible' | 'wrong_format' | 'unknown_field'
}

interface Visit {
  value: unknown
  path: string
  depth: number
}

/**
 * Find input that no call accepts whatever its schema: NUL and lone surrogates (PostgreSQL rejects them), text that is entirely
 * invisible, keys that reach an object's prototype, and excessive nesting. Iterative, so that deep input cannot overflow the
 * stack.
 */
export function findForbiddenText(input: unknown): Forbidden | undefined {
  const stack: Visit[] = [{ value: input, path: '', depth: 0 }]
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { value, path, depth } = visit
    const problem = typeof value === 'string' ? judge(value) : null
    if (problem) return { path, problem }
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) return { path, problem: 'wrong_format' }
    for (const [key, inner] of Object.entries(value)) {
      const innerPath = path === '' ? key.slice(0, 100) : `${path}.${key.slice(0, 100)}`
      if (key === '__proto__' || isForbidden(key)) return { path: cleanPath(innerPath), problem: 'unknown_field' }
      stack.push({ value: inner, path: innerPath, depth: depth + 1 })
    }
  }
  return undefined
}

function judge(text: string): Forbidden['problem'] | null {
  if (isForbidden(text)) return 'forbidden_characters'
  return isInvisible(text) ? 'nothing_visible' : null
}

function isForbidden(text: string): boolean {
  return text.includes('\0') || loneSurrogate.test(text)
}

/** Format characters, fillers and blanks that are not white space: zero width spaces, directions, Hangul fillers, empty Braille. */
const INVISIBLE = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** White space alone counts as empty, which each schema handles. */
function isInvisible(text: string): boolean {
  return text.trim() !== '' && INVISIBLE.test(text)
}

function cleanPath(path: string): string {
  return path.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
}

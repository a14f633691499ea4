/** Objects within objects; deeper than any input of ours. */
const MAX_DEPTH = 32
const loneSurrogate = /\p{Surrogate}/u

interface Forbidden {
  path: string
  problem: 'forbidden_characters' | 'wrong_format' | 'unknown_field'
}

interface Visit {
  value: unknown
  path: string
  depth: number
}

/**
 * Find what no call of ours takes, whatever its schema: NUL and lone surrogates, which PostgreSQL refuses, the keys
 * that reach an object's prototype, and nesting without end. Walks without recursion.
 */
export function findForbiddenText(input: unknown): Forbidden | undefined {
  const stack: Visit[] = [{ value: input, path: '', depth: 0 }]
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { value, path, depth } = visit
    if (typeof value === 'string' && isForbidden(value)) return { path, problem: 'forbidden_characters' }
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

function isForbidden(text: string): boolean {
  return text.includes('\0') || loneSurrogate.test(text)
}

function cleanPath(path: string): string {
  return path.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
}

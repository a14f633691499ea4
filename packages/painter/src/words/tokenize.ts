export interface Token {
  text: string
  start: number
  end: number
  kind: 'word' | 'number' | 'han' | 'foreign' | 'weight' | 'mark'
  /** A hyphen stands right before it. */
  hung: boolean
}

const HAN = '\\u3400-\\u9fff\\uf900-\\ufaff'
/** A decade, a weight, a Latin word, a number with what hangs on it, Chinese, words of any other script, and single signs. */
const TOKEN = new RegExp(
  `[5-9]0年代|::(?:-?(?:\\d+(?:\\.\\d*)?|\\.\\d+))?|[a-z][a-z'’&]*|\\d+(?:\\.\\d+)?[a-z]*|[${HAN}]+|(?:(?![${HAN}])[\\p{L}\\p{M}])+|[^\\s\\-_"'“”‘’()[\\]{}]`,
  'gu',
)
/** Longer words of other scripts are split, so that no reported word is a whole page. */
const LONGEST_FOREIGN = 40

/** Parts of a prompt in plain characters, in one pass. */
export function tokenize(plain: string): Token[] {
  const tokens: Token[] = []
  for (const match of plain.matchAll(TOKEN)) {
    const kind = kindOf(match[0])
    const text = kind === 'foreign' ? match[0].slice(0, LONGEST_FOREIGN) : match[0]
    const hung = plain.charAt(match.index - 1) === '-'
    tokens.push({ text, start: match.index, end: match.index + text.length, kind, hung })
  }
  return tokens
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('::')) return 'weight'
  if (/^[a-z]/.test(text)) return 'word'
  if (/^\d/.test(text)) return 'number'
  if (/^[\u3400-\u9fff\uf900-\ufaff]/.test(text)) return 'han'
  return /^[\p{L}\p{M}]/u.test(text) ? 'foreign' : 'mark'
}

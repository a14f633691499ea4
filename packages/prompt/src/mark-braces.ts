/** Unescaped characters and their positions in the source. */
export interface Stretch {
  text: string
  start: number
}

/** Text, or a brace or a comma that means a choice; a comma does so between braces only. */
export type Mark = ({ kind: 'text' } & Stretch) | { kind: '{' | '}' | ','; start: number }

/** A prompt as it is meant, beside where its stretches are written. */
export interface Literal {
  text: string
  stretches: readonly Stretch[]
}

const CUTS = /\\+[{},]?|[{},]|[^\\{},]+/g

/**
 * Find the choice characters of a prompt. A backslash escapes a brace or such a comma, two backslashes are one; otherwise a
 * backslash is literal. Linear in the length.
 */
export function markBraces(prompt: string): Mark[] {
  const marks: Mark[] = []
  let depth = 0
  for (const { 0: cut, index } of prompt.matchAll(CUTS)) {
    const sign = cut.at(-1)
    const isSign = sign === '{' || sign === '}' || (sign === ',' && depth > 0)
    if (!isSign) {
      marks.push({ kind: 'text', text: cut, start: index })
      continue
    }
    const slashes = cut.length - 1
    const start = index + slashes
    if (slashes > 1) marks.push({ kind: 'text', text: '\\'.repeat(Math.floor(slashes / 2)), start: index })
    if (slashes % 2 === 1) {
      marks.push({ kind: 'text', text: sign, start })
      continue
    }
    marks.push({ kind: sign, start })
    if (sign === '{') depth += 1
    if (sign === '}' && depth > 0) depth -= 1
  }
  return marks
}

/** Read a prompt that chooses nothing: whatever brace is left means itself. */
export function readLiteral(prompt: string): Literal {
  return joinStretches(
    markBraces(prompt).map((mark) => (mark.kind === 'text' ? mark : { text: mark.kind, start: mark.start })),
  )
}

export function joinStretches(stretches: readonly Stretch[]): Literal {
  return { text: stretches.map(({ text }) => text).join(''), stretches }
}

/** Write text so that its braces mean themselves. */
export function escapeBraces(text: string): string {
  // Most prompts have none, and `includes` is faster than a regular expression.
  if (!['\\', '{', '}'].some((sign) => text.includes(sign))) return text
  return text.replace(/\\+[{}]?|[{}]/g, escapeCut)
}

/** The same between the braces of a choice, where a comma chooses too. */
export function escapeSigns(text: string): string {
  return text.replace(/\\+[{},]?|[{},]/g, escapeCut)
}

function escapeCut(cut: string): string {
  const sign = cut.at(-1)
  return sign === '\\' ? cut : `${'\\'.repeat(2 * cut.length - 1)}${sign}`
}

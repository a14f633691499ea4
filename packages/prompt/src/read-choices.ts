import { markBraces, type Stretch } from './mark-braces.ts'

/** A prompt with choices, or what stands between two signs of one. `count`: prompts it makes. */
export interface Sequence {
  parts: (Stretch | Choice)[]
  count: number
}

/** `{a, b}` */
export interface Choice {
  options: Sequence[]
  count: number
}

/** A brace that lacks its other half. */
export interface StrayBrace {
  brace: '{' | '}'
  start: number
}

/** Parse a prompt's choices and count the combinations, at most 2^53 - 1, without creating them. Linear in the length. */
export function readChoices(prompt: string): Sequence | StrayBrace {
  const open: { outer: Sequence; options: Sequence[]; start: number }[] = []
  let sequence = emptySequence()
  for (const mark of markBraces(prompt)) {
    if (mark.kind === 'text') {
      sequence.parts.push(mark)
      continue
    }
    if (mark.kind === '{') {
      open.push({ outer: sequence, options: [], start: mark.start })
      sequence = emptySequence()
      continue
    }
    const innermost = open.at(-1)
    if (!innermost) return { brace: '}', start: mark.start }
    innermost.options.push(trimOption(sequence))
    sequence = emptySequence()
    if (mark.kind === '}') {
      open.pop()
      sequence = innermost.outer
      addChoice(sequence, innermost.options)
    }
  }
  const [outermost] = open
  return outermost ? { brace: '{', start: outermost.start } : sequence
}

function emptySequence(): Sequence {
  return { parts: [], count: 1 }
}

function addChoice(sequence: Sequence, options: Sequence[]): void {
  const count = options.reduce((sum, option) => countUpTo(sum + option.count), 0)
  sequence.parts.push({ options, count })
  sequence.count = countUpTo(sequence.count * count)
}

/** Beyond this, numbers are not exact and nobody counts. */
export function countUpTo(count: number): number {
  return Math.min(count, Number.MAX_SAFE_INTEGER)
}

/** Without the space around the commas. */
function trimOption({ parts, count }: Sequence): Sequence {
  const isBlank = (part: Stretch | Choice) => 'text' in part && part.text.trim() === ''
  const first = parts.findIndex((part) => !isBlank(part))
  const last = parts.findLastIndex((part) => !isBlank(part))
  const innerParts = first < 0 ? [] : parts.slice(first, last + 1)
  const head = innerParts[0]
  if (head && 'text' in head) {
    const text = head.text.trimStart()
    innerParts[0] = { text, start: head.start + head.text.length - text.length }
  }
  const tail = innerParts.at(-1)
  if (tail && 'text' in tail) innerParts[innerParts.length - 1] = { ...tail, text: tail.text.trimEnd() }
  return { parts: innerParts, count }
}

/** Words that join and do not describe. */
const JOINING = new Set(['a', 'an', 'the', 'and', 'in', 'on', 'of', 'with', 'at', 'to', 'all'])

/**
 * A prompt without the parts that another part of it says as well: of equal ones the first stays, and of "pixel art" and
 * "8 bit pixel art" the one that says more.
 */
export function sayOnce(prompt: string): string {
  const parts = prompt.split(', ')
  const words = parts.map(wordsOf)
  const isSaid = (at: number) =>
    words.some((others, other) => {
      const own = words[at] ?? []
      if (other === at || own.length === 0 || !own.every((word) => others.includes(word))) return false
      return others.length > own.length || other < at
    })
  return parts.filter((_, at) => !isSaid(at)).join(', ')
}

/** Of a text, the words that describe. */
export function wordsOf(text: string): string[] {
  return text.split(/[ ,]+/).filter((word) => word !== '' && !JOINING.has(word))
}

import { type FeedEntry, isNews } from '../rules.ts'

/** What a single key does in the feed; `selector` names a button of the focused card. */
export type CardKey = { name: 'compose' } | { name: 'walk'; step: 1 | -1 } | { name: 'press'; selector: string }

interface PressedKey {
  key: string
  code: string
  shiftKey: boolean
  altKey: boolean
}

/**
 * `/` begins a command, J and K walk, 1 to 4 open a picture, with Shift pick it, with Alt vary it, R rerolls, L likes, C copies the prompt, E takes
 * it into the composer.
 */
export function cardKeyOf({ key, code, shiftKey, altKey }: PressedKey): CardKey | undefined {
  // Shift and Alt change what a digit types, and differently on each layout; its place stays.
  const digit = /^Digit([1-4])$/.exec(code)?.[1]
  if (digit) return { name: 'press', selector: selectorOf(digit, { shiftKey, altKey }) }
  if (shiftKey || altKey) return undefined
  if (key === '/') return { name: 'compose' }
  if (key === 'j') return { name: 'walk', step: 1 }
  if (key === 'k') return { name: 'walk', step: -1 }
  if (key === 'r') return { name: 'press', selector: '[data-act="REROLL"]' }
  if (TOOLS.includes(key)) return { name: 'press', selector: `[data-key="${key}"]` }
  return undefined
}

/** Each presses the tool of the card that bears it. */
const TOOLS = ['l', 'c', 'e']

function selectorOf(digit: string, { shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): string {
  if (shiftKey) return `[data-act="U${digit}"]`
  return altKey ? `[data-act="V${digit}"]` : `[data-picture-id][data-aims="${digit}"]`
}

/** How much came after the last thing the reader saw; what is gone counts as seen. */
export function countAfter(entries: FeedEntry[], seenKey: string | null): number {
  const seen = entries.findLastIndex((entry) => entry.key === seenKey)
  if (seen < 0) return 0
  return entries.slice(seen + 1).filter(isNews).length
}

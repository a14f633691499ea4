import type { SingleKey } from '../../../../lib/single-keys.ts'
import { type FeedEntry, isNews } from '../rules.ts'

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Where the ring goes: Ctrl or ⌘ with an arrow; J and K for those who want single keys. */
export function stepOf(event: PressedKey, single: SingleKey | undefined): 1 | -1 | undefined {
  if (single === 'j') return 1
  if (single === 'k') return -1
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey === metaKey || shiftKey || altKey) return undefined
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : undefined
}

/**
 * The button of the ringed card that a key presses: 1 to 4 open a picture, with Shift pick it, with Alt vary it; Alt and R reroll, L likes, C copies
 * the prompt, Alt and E take it into the composer. What costs credits or replaces words needs a modifier.
 */
export function selectorOf({ key, code, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): string | undefined {
  if (ctrlKey || metaKey || (shiftKey && altKey)) return undefined
  // Shift and Alt change what a key types, and differently on each layout; its place stays.
  const digit = /^Digit([1-4])$/.exec(code)?.[1]
  if (shiftKey) return digit && `[data-act="U${digit}"]`
  if (altKey) return digit ? `[data-act="V${digit}"]` : WITH_ALT[code]
  if (digit) return `[data-picture-id][data-aims="${digit}"]${digit === '1' ? ', [data-open-clip]' : ''}`
  return ALONE[key.toLowerCase()]
}

const WITH_ALT: Readonly<Record<string, string>> = { KeyR: '[data-act="REROLL"]', KeyE: '[data-key="e"]' }
const ALONE: Readonly<Record<string, string>> = { l: '[data-key="l"]', c: '[data-key="c"]' }

/** It is held for the key that follows. */
export function isModifier({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return ['Shift', 'Alt', 'AltGraph', 'Control', 'Meta'].includes(key)
}

/** How much came after the last thing the reader saw; what is gone counts as seen. */
export function countAfter(entries: FeedEntry[], seenKey: string | null): number {
  const seen = entries.findLastIndex((entry) => entry.key === seenKey)
  if (seen < 0) return 0
  return entries.slice(seen + 1).filter(isNews).length
}

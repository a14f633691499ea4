import { useHabits } from './stored.ts'

/** What acts without a modifier and outside of fields for those who switch it on: next and previous card, gallery, drawing, the list of keys. */
const SINGLE_KEYS = ['j', 'k', 'g', 'd', '?'] as const
export type SingleKey = (typeof SINGLE_KEYS)[number]

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable], [popover], dialog'

/**
 * The single key that was pressed; undefined where it is none, where a field or a dialog has the focus, and where the reader has not switched
 * them on: who types blindly or speaks to the computer presses them unawares (WCAG 2.1.4).
 */
export function singleKeyOf(event: KeyboardEvent): SingleKey | undefined {
  if (!useHabits.getState().letterKeys || event.defaultPrevented) return undefined
  if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return undefined
  return SINGLE_KEYS.find((key) => key === event.key)
}

/** In a field or beside an open dialog keys belong to what is there. */
export function isInField(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest(FIELDS) !== null
}

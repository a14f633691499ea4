import { useHabits } from './stored.ts'

/**
 * Whether this key is a single-character shortcut and the reader has turned those off: speech input triggers them by accident
 * (WCAG 2.1.4).
 */
export function isSwitchedOff({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): boolean {
  return key.length === 1 && !altKey && !useHabits.getState().singleKeys
}

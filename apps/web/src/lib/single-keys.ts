import { useHabits } from './stored.ts'

/** Whether this key is a character alone, and the reader wants none of those: who speaks to the computer presses them unawares (WCAG 2.1.4). */
export function isSwitchedOff({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): boolean {
  return key.length === 1 && !altKey && !useHabits.getState().singleKeys
}

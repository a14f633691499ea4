import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** `keyCode` during IME composition; Safari sends it even after `isComposing` has become false. */
const COMPOSING_KEY = 229

type PressedKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>

/** Whether an input method (IME) handles the key: Enter confirms a word, Escape discards it, arrows choose a candidate. */
export function isComposing(event: PressedKey | ReactKeyboardEvent): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event
  return pressed.isComposing || pressed.keyCode === COMPOSING_KEY
}

/** Whether Enter was pressed outside of IME composition. A lint rule forbids checking the key elsewhere. */
export function isEnter(event: PressedKey | ReactKeyboardEvent): boolean {
  return event.key === 'Enter' && !isComposing(event)
}

type SendingKey = PressedKey & Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>

/**
 * Whether the key sends: Enter, or Ctrl+Enter and ⌘Enter if so configured. Shift+Enter inserts a line break; during IME
 * composition Enter never sends.
 */
export function isSendKey(event: SendingKey, needsCtrl: boolean): boolean {
  return isEnter(event) && !event.shiftKey && (event.ctrlKey || event.metaKey || !needsCtrl)
}

/** Prevents browsers from submitting a form on an Enter that confirms an IME word. */
export function keepFormsFromComposing(): void {
  addEventListener(
    'keydown',
    (event) => {
      const isInField = event.target instanceof HTMLInputElement
      if (isInField && event.key === 'Enter' && isComposing(event)) event.preventDefault()
    },
    true,
  )
}

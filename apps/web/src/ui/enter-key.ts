import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** What browsers report while an input method holds the keys; Safari still sends it after `isComposing` has ended. */
const COMPOSING_KEY = 229

type PressedKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>

/** Whether a key belongs to an input method: Enter ends its word, Escape throws it away, arrows choose another. */
export function isComposing(event: PressedKey | ReactKeyboardEvent): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event
  return pressed.isComposing || pressed.keyCode === COMPOSING_KEY
}

/** Whether Enter was pressed and means it. Nothing else may ask for this key: the linter sees to it. */
export function isEnter(event: PressedKey | ReactKeyboardEvent): boolean {
  return event.key === 'Enter' && !isComposing(event)
}

type SendingKey = PressedKey & Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>

/**
 * Whether a press sends: Enter, or only Ctrl or ⌘ with it for who chose that. With Shift it breaks the line; while an input
 * method composes, Enter only ends the word.
 */
export function isSendKey(event: SendingKey, needsCtrl: boolean): boolean {
  return isEnter(event) && !event.shiftKey && (event.ctrlKey || event.metaKey || !needsCtrl)
}

/** Enter that ends a word in a field does not send the form around it either, which browsers do by themselves. */
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

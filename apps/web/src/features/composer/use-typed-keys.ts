import { useEffect } from 'react'
import { isInField, singleKeyOf } from '../../lib/single-keys.ts'
import { isComposing } from '../../ui/enter-key.ts'
import { readText, takeTyping } from './store.ts'

/** What is typed where no field and no dialog has the focus goes into the composer, its first letter included: the focus is there before the letter. */
export function useTypedKeys(channelId: string): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (isTyped(event, channelId)) takeTyping(channelId)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [channelId])
}

function isTyped(event: KeyboardEvent, channelId: string): boolean {
  if (event.defaultPrevented || isInField(event.target) || singleKeyOf(event) !== undefined) return false
  if (isComposing(event)) return true
  const hasCommand = event.ctrlKey || event.metaKey || event.altKey
  if (hasCommand && !event.getModifierState('AltGraph')) return isPaste(event)
  // A space presses what has the focus, and scrolls the page where nothing is being written.
  if (event.key === ' ') return readText(channelId) !== '' && !isPressable(event.target)
  return event.key.length === 1
}

function isPaste({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'v' && (ctrlKey || metaKey) && !shiftKey && !altKey
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, summary, [role="button"]') !== null
}

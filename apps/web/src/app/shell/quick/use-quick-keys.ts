import { useEffect } from 'react'
import { isSwitchedOff } from '../../../lib/single-keys.ts'
import { openQuick } from './store.ts'

const ELSEWHERE = 'input, textarea, select, [contenteditable], [popover]'

/** Ctrl+K or ⌘K work inside fields too, `?` only outside. Neither works over an open dialog. */
export function useQuickKeys(): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return
      const hasCommand = event.ctrlKey || event.metaKey
      if (hasCommand && !event.shiftKey && event.key.toLowerCase() === 'k') open(event, 'find')
      else if (!hasCommand && event.key === '?' && !isSwitchedOff(event) && !isTyping(event.target)) open(event, 'keys')
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}

function open(event: KeyboardEvent, what: 'find' | 'keys'): void {
  event.preventDefault()
  openQuick(what)
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null
}

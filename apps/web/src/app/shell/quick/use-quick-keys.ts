import { useEffect } from 'react'
import { singleKeyOf } from '../../../lib/single-keys.ts'
import { openQuick } from './store.ts'

/** Ctrl or ⌘ with K or `/`, from a field too; `?` alone outside of fields for those who want single keys. None over an open dialog. */
export function useQuickKeys(): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return
      const what = quickOf(event)
      if (!what) return
      event.preventDefault()
      openQuick(what)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}

function quickOf(event: KeyboardEvent): 'find' | 'keys' | undefined {
  const hasCommand = event.ctrlKey || event.metaKey
  if (hasCommand && !event.shiftKey && event.key.toLowerCase() === 'k') return 'find'
  // On some layouts the slash is typed with Shift.
  if (hasCommand && event.key === '/') return 'keys'
  return singleKeyOf(event) === '?' ? 'keys' : undefined
}

import { useEffect, useEffectEvent } from 'react'
import type { SelectionActs } from './use-selection.ts'

/** Ctrl+A or ⌘A selects all loaded tasks, Escape clears; ignored in fields and over an open dialog. */
export function useSelectionKeys(selection: SelectionActs): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    const isAll =
      event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (isAll) {
      event.preventDefault()
      selection.tickAll()
    } else if (event.key === 'Escape' && selection.ids.length > 0) selection.clear()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  const fields = 'input:not([type="checkbox"], [type="range"]), textarea, select, [contenteditable], [popover]'
  return target instanceof Element && target.closest(fields) !== null
}

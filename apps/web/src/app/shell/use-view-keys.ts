import { useEffect, useEffectEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { afterBack } from '../../lib/go-back.ts'
import { isSwitchedOff } from '../../lib/single-keys.ts'

/** Single-key shortcuts that open an address; ignored while a field or a dialog has the focus. */
export function useViewKeys(addresses: Readonly<Record<string, string>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const address = addresses[event.key]
    if (address === undefined || event.defaultPrevented || isSwitchedOff(event)) return
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
    event.preventDefault()
    if (address !== location.pathname + location.search) afterBack(() => navigate(address))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], [popover]') !== null
}

import { useEffect, useEffectEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { afterBack } from '../../lib/go-back.ts'
import { singleKeyOf } from '../../lib/single-keys.ts'

interface Views {
  draw: string
  gallery: string
  isGallery: boolean
}

/** Ctrl or ⌘ with Shift and G changes between drawing and gallery; G and D alone lead there for those who want single keys. Not behind a dialog. */
export function useViewKeys({ draw, gallery, isGallery }: Views): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const address = addressOf(event)
    if (address === undefined) return
    event.preventDefault()
    if (address !== location.pathname + location.search) afterBack(() => navigate(address))
  })

  function addressOf(event: KeyboardEvent): string | undefined {
    if (isViewSwitch(event) && !document.querySelector('dialog[open]')) return isGallery ? draw : gallery
    const key = singleKeyOf(event)
    if (key === 'g') return gallery
    return key === 'd' ? draw : undefined
  }

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isViewSwitch({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'g' && (ctrlKey || metaKey) && shiftKey && !altKey
}

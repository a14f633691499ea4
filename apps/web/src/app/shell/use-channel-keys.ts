import type { Channel } from '@easel/contract/channel'
import { useEffect, useEffectEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { stepChannel } from '../../features/channel/rules.ts'
import { COMPOSER_ID, focusComposer } from '../../features/composer/store.ts'
import { afterBack } from '../../lib/go-back.ts'

/** Alt+Up and Alt+Down switch channels, also from the composer; not while a dialog or a listbox is open. */
export function useChannelKeys(channels: readonly Channel[], currentId: string | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !event.altKey) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(target instanceof Element) || target.closest('dialog, [popover], select')) return
    const next = stepChannel(channels, currentId, key === 'ArrowDown' ? 1 : -1)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    afterBack(() => {
      navigate(`/draw/${next.id}`)
      // The other channel mounts its own composer; focus it after that render.
      if (target.id === COMPOSER_ID) setTimeout(focusComposer)
    })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    // In the capture phase, because an empty composer handles arrow keys itself.
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [])
}

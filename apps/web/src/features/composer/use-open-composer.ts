import { useEffect } from 'react'
import { offerHome } from '../../lib/focus-home.ts'
import { focusComposerAtDesk, openComposer } from './store.ts'

/**
 * While it stands, what is put "into the composer" from elsewhere goes to this channel's, and the focus comes here: when the page has loaded,
 * and after each dialog.
 */
export function useOpenComposer(channelId: string): void {
  useEffect(() => openComposer(channelId), [channelId])
  useEffect(() => {
    focusComposerAtDesk()
    return offerHome(focusComposerAtDesk)
  }, [])
}

import { useEffect } from 'react'
import { openComposer } from './store.ts'

/** While it stands, what is put "into the composer" from elsewhere goes to this channel's. */
export function useOpenComposer(channelId: string): void {
  useEffect(() => openComposer(channelId), [channelId])
}

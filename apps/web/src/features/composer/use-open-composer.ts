import { useEffect } from 'react'
import { openComposer } from './store.ts'

/** While mounted, this channel's composer is the one that other features write to. */
export function useOpenComposer(channelId: string): void {
  useEffect(() => openComposer(channelId), [channelId])
}

import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Entries } from './use-entries.ts'

/** So near to the top the next page is asked for. */
const AHEAD_PX = 900

/** Loads older tasks before the reader gets to the top. */
export function useOlder(list: RefObject<VirtualizerHandle | null>, feed: Entries) {
  const { hasOlder, isLoadingOlder, loadOlder } = feed

  function handleScroll(offset: number) {
    if (offset < AHEAD_PX && hasOlder && !isLoadingOlder) loadOlder()
  }

  // A page of cancelled tasks fills no window, and what does not scroll never asks.
  const fill = useEffectEvent(() => {
    const handle = list.current
    if (handle && handle.scrollSize <= handle.viewportSize) handleScroll(0)
  })
  useEffect(() => fill(), [feed.entries.length])

  return { handleScroll }
}

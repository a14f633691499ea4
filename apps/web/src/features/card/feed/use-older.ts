import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Entries } from './use-entries.ts'

/** Distance to the top at which the next page is requested. */
const AHEAD_PX = 900

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
}

/** Loads older pages before the reader reaches the top. */
export function useOlder({ list, scroller }: Parts, feed: Entries) {
  const { hasOlder, isFetching, loadOlder } = feed

  /** A page that was requested during a refetch is loaded after it. */
  const isWanted = useRef(false)

  function handleScroll(offset: number) {
    if (offset >= AHEAD_PX || !hasOlder) return
    if (isFetching) isWanted.current = true
    else loadOlder()
  }

  // A page of collapsed, cancelled tasks may not fill the window, and without scrolling no further page would be requested.
  const fill = useEffectEvent(() => {
    const handle = list.current
    if (!handle) return
    const isFull = handle.scrollSize > handle.viewportSize
    if (!isFull || isWanted.current) handleScroll(isFull ? handle.scrollOffset : 0)
  })
  useEffect(() => {
    fill()
    if (!isFetching) isWanted.current = false
  }, [feed.entries.length, isFetching])
  // Card heights are known only after rendering.
  useEffect(() => {
    const measured = new ResizeObserver(() => fill())
    for (const part of scroller.current?.children ?? []) measured.observe(part)
    return () => measured.disconnect()
  }, [scroller])

  return { handleScroll }
}

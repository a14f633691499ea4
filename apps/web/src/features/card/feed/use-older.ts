import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Entries } from './use-entries.ts'

/** So near to the top the next page is asked for. */
const AHEAD_PX = 900

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
}

/** Loads older tasks before the reader gets to the top. */
export function useOlder({ list, scroller }: Parts, feed: Entries) {
  const { hasOlder, isFetching, loadOlder } = feed

  /** Nothing older is fetched while all is read again; that is made up for. */
  const isWanted = useRef(false)

  function handleScroll(offset: number) {
    if (offset >= AHEAD_PX || !hasOlder) return
    if (isFetching) isWanted.current = true
    else loadOlder()
  }

  // A page of cancelled tasks fills no window, and what does not scroll never asks.
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
  // How tall cards are is known only once they stand.
  useEffect(() => {
    const measured = new ResizeObserver(() => fill())
    for (const part of scroller.current?.children ?? []) measured.observe(part)
    return () => measured.disconnect()
  }, [scroller])

  return { handleScroll }
}

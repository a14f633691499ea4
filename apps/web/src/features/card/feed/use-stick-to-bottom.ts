import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { type FeedEntry, isNews } from './rules.ts'

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
}

export interface StickToBottom {
  /** The reader has scrolled up. */
  isAway: boolean
  /** Key of the newest entry when the reader left the bottom; null while at the bottom. */
  seenKey: string | null
  handleScroll(offset: number): void
  goDown(): void
}

/** Distance that still counts as being at the bottom. */
const NEAR_PX = 60

/** Keeps the feed scrolled to the bottom while the reader is there, and otherwise leaves the scroll position alone. */
export function useStickToBottom({ list, scroller, entries }: Parts): StickToBottom {
  const [seenKey, setSeenKey] = useState<string | null>(null)
  const isThere = useRef(true)
  const last = useRef({ offset: 0, size: 0 })
  const lastKey = entries.at(-1)?.key
  const isOwn = entries.at(-1)?.kind === 'send'

  function goDown() {
    isThere.current = true
    setSeenKey(null)
    const shown = scroller.current
    if (shown) shown.scrollTop = shown.scrollHeight
    list.current?.scrollToIndex(entries.length - 1, { align: 'end' })
  }

  // Own messages and orders always scroll into view.
  const follow = useEffectEvent(() => {
    if (isThere.current || isOwn) goDown()
  })
  useLayoutEffect(() => follow(), [lastKey])

  useEffect(() => keepDown(scroller.current, isThere), [scroller])

  function handleScroll(offset: number) {
    const handle = list.current
    const shown = scroller.current
    if (!handle || !shown) return
    const distance = shown.scrollHeight - shown.clientHeight - shown.scrollTop
    // Measuring cards also changes the offset; only an upward move without a change of size comes from the reader.
    const wentUp = offset < last.current.offset && handle.scrollSize === last.current.size
    last.current = { offset, size: handle.scrollSize }
    if (distance <= NEAR_PX) setThere(true)
    else if (wentUp) setThere(false)
  }

  function setThere(next: boolean) {
    if (isThere.current === next) return
    isThere.current = next
    setSeenKey(next ? null : (entries.findLast(isNews)?.key ?? ''))
  }

  return { isAway: seenKey !== null, seenKey, handleScroll, goDown }
}

/** Stays at the bottom when cards or the composer change height. */
function keepDown(scroller: HTMLElement | null, isThere: RefObject<boolean>) {
  if (!scroller) return
  const observer = new ResizeObserver(() => {
    if (isThere.current) scroller.scrollTop = scroller.scrollHeight
  })
  observer.observe(scroller)
  for (const child of scroller.children) observer.observe(child)
  return () => observer.disconnect()
}

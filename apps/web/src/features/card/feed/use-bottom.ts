import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { type FeedEntry, isNews } from './rules.ts'

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
}

export interface Bottom {
  /** The reader has scrolled up. */
  isAway: boolean
  /** What the reader has seen last at the bottom; null while there. */
  seenKey: string | null
  handleScroll(offset: number): void
  goDown(): void
}

/** Within this distance one counts as being at the bottom. */
const NEAR_PX = 60

/** Keeps the newest in view for who is there, and leaves everyone else where they read. */
export function useBottom({ list, scroller, entries }: Parts): Bottom {
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

  // What one sends oneself is always brought into view.
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
    // Cards that are measured push the end away; only a move upwards in a list of the same size is the reader's.
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

/** Follow the end while cards and the composer change their size. */
function keepDown(scroller: HTMLElement | null, isThere: RefObject<boolean>) {
  if (!scroller) return
  const observer = new ResizeObserver(() => {
    if (isThere.current) scroller.scrollTop = scroller.scrollHeight
  })
  observer.observe(scroller)
  for (const child of scroller.children) observer.observe(child)
  return () => observer.disconnect()
}

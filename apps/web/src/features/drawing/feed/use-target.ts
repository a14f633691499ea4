import { type RefObject, useEffect } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Target } from './feed.tsx'
import type { FeedEntry } from './rules.ts'

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
  target: Target | null
}

/** Bring a card into view and flash it. */
export function useTarget({ list, scroller, entries, target }: Parts): void {
  useEffect(() => {
    const at = entries.findIndex((entry) => entry.key === target?.taskId)
    if (!target || at < 0) return
    list.current?.scrollToIndex(at, { align: 'center' })
    const request = requestAnimationFrame(() => {
      const card = scroller.current?.querySelector<HTMLElement>(`[data-task="${target.taskId}"]`)
      card?.focus({ preventScroll: true })
      card?.setAttribute('data-flash', '')
      card?.addEventListener('animationend', () => card.removeAttribute('data-flash'), { once: true })
    })
    return () => cancelAnimationFrame(request)
    // Asked once per target; entries that come later must not scroll again.
  }, [target])
}

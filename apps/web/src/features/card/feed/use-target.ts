import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { type Target, useCardState } from '../store.ts'
import type { FeedEntry } from './rules.ts'

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
}

/** The latest target reached, so that a remounted feed does not scroll to an old one. */
let brought: Target | undefined

/** Scrolls the requested card into view and flashes it, once; entries added later do not scroll again. */
export function useTarget({ list, scroller, entries }: Parts): void {
  const target = useCardState((cards) => cards.target)
  const bring = useEffectEvent(({ taskId }: Target) => {
    const at = entries.findIndex((entry) => entry.key === taskId)
    if (at >= 0) list.current?.scrollToIndex(at, { align: 'center' })
    return requestAnimationFrame(() => flash(scroller.current?.querySelector<HTMLElement>(`[data-task="${taskId}"]`)))
  })

  useEffect(() => {
    if (!target || target === brought) return
    brought = target
    const request = bring(target)
    return () => cancelAnimationFrame(request)
  }, [target])
}

function flash(card: HTMLElement | null | undefined): void {
  card?.focus({ preventScroll: true })
  card?.setAttribute('data-flash', '')
  card?.addEventListener('animationend', () => card.removeAttribute('data-flash'), { once: true })
}

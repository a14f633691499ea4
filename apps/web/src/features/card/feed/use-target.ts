import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { type Target, useCardState } from '../store.ts'
import type { FeedEntry } from './rules.ts'

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
}

/** The last one, so that a feed that stands there anew does not go where one went before. */
let brought: Target | undefined

/** Bring the card that somebody asked to see into view and flash it, once; entries that come later do not scroll again. */
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

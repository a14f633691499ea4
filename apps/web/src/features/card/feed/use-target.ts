import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { FeedEntry, Target } from './rules.ts'

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
  target: Target | null
}

/** The last one, so that a feed that stands there anew does not go where one went before. */
let brought: Target | undefined

/** Bring a card into view and flash it, once for each target; entries that come later do not scroll again. */
export function useTarget({ list, scroller, entries, target }: Parts): void {
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

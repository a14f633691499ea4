import { type RefObject, useEffect } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { isSwitchedOff } from '../../../../lib/single-keys.ts'
import { focusComposer } from '../../composer/store.ts'
import type { FeedEntry } from '../rules.ts'
import { cardKeyOf } from './rules.ts'

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
}

/** Single keys for the feed, as long as no field and no dialog has the focus. */
export function useFeedKeys({ list, scroller, entries }: Parts): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (isSwitchedOff(event)) return
      const act = cardKeyOf(event)
      if (!act) return
      event.preventDefault()
      if (act.name === 'compose') focusComposer()
      else if (act.name === 'walk') walk(act.step)
      else focusedCard()?.querySelector<HTMLButtonElement>(act.selector)?.click()
    }

    function walk(step: number) {
      const cards = entries.flatMap((entry, at) => (entry.kind === 'task' ? [{ key: entry.key, at }] : []))
      const from = cards.findIndex((card) => card.key === focusedCard()?.dataset.task)
      const next = from < 0 ? cards.at(-1) : cards[from + step]
      if (!next) return
      list.current?.scrollToIndex(next.at, { align: 'nearest' })
      requestAnimationFrame(() => cardOf(next.key)?.focus({ preventScroll: true }))
    }

    const cardOf = (key: string) => scroller.current?.querySelector<HTMLElement>(`[data-task="${key}"]`)

    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [list, scroller, entries])
}

function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-task]') ?? null
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
}

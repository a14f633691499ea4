import { type RefObject, useEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { isSwitchedOff } from '../../../../lib/single-keys.ts'
import { calmAtOnce } from '../../tools/use-calm.ts'
import { beginCommand } from '../../../composer/store.ts'
import type { FeedEntry } from '../rules.ts'
import { cardKeyOf } from './rules.ts'

/** A card that was far away stands in the document some frames after it was scrolled to. */
const FRAMES_MAX = 30

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
}

/** Single keys for the feed, as long as no field and no dialog has the focus. */
export function useFeedKeys({ list, scroller, entries }: Parts): void {
  // The focus follows a frame or more behind the keys: what is pressed meanwhile goes on from where they lead.
  const aim = useRef('')
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (isSwitchedOff(event)) return
      const act = cardKeyOf(event)
      if (!act) return
      event.preventDefault()
      if (act.name === 'compose') beginCommand()
      else if (act.name === 'walk') walk(act.step)
      else press(act.selector)
    }

    function press(selector: string) {
      calmAtOnce()
      standing()?.querySelector<HTMLButtonElement>(selector)?.click()
    }

    function walk(step: number) {
      const cards = entries.flatMap((entry, at) => (entry.kind === 'task' ? [{ key: entry.key, at }] : []))
      const here = aim.current || focusedCard()?.dataset.task
      const from = cards.findIndex((card) => card.key === here)
      const next = from < 0 ? cards.at(-1) : cards[from + step]
      if (!next) return
      aim.current = next.key
      list.current?.scrollToIndex(next.at, { align: 'nearest' })
      arrive(next.key)
    }

    function arrive(key: string, frames = FRAMES_MAX) {
      requestAnimationFrame(() => {
        if (aim.current !== key) return
        const card = cardOf(key)
        if (!card && frames > 1) return arrive(key, frames - 1)
        aim.current = ''
        card?.focus({ preventScroll: true })
      })
    }

    const standing = () => (aim.current && cardOf(aim.current)) || focusedCard()
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

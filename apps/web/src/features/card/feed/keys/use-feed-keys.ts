import { type RefObject, useEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { singleKeyOf } from '../../../../lib/single-keys.ts'
import { isComposing } from '../../../../ui/enter-key.ts'
import { COMPOSER_ID, focusComposer } from '../../../composer/store.ts'
import { calmAtOnce } from '../../tools/use-calm.ts'
import type { FeedEntry } from '../rules.ts'
import { dropRing, findRinged, ringCard } from './store.ts'
import { isModifier, selectorOf, stepOf } from './rules.ts'

/** A card that was far away stands in the document some frames after it was scrolled to. */
const FRAMES_MAX = 30

interface Parts {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
}

/**
 * Ctrl or ⌘ with an arrow puts a ring round a card, from the composer too; the ring's own keys act on that card. Any other key takes the ring
 * away and does what it does anyhow: what is typed goes to the composer.
 */
export function useFeedKeys({ list, scroller, entries }: Parts): void {
  // The ring follows a frame or more behind the keys: what is pressed meanwhile goes on from where they lead.
  const aim = useRef('')
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event) || document.querySelector('dialog[open]')) return
      const step = isElsewhere(event.target) ? undefined : stepOf(event, singleKeyOf(event))
      if (step) take(event, () => walk(step))
      else if (ringed()) handleRinged(event)
    }

    function handleRinged(event: KeyboardEvent) {
      const selector = selectorOf(event)
      if (selector) take(event, () => press(selector))
      else if (!isModifier(event)) {
        if (event.key === 'Escape') take(event, focusComposer)
        drop()
      }
    }

    function press(selector: string) {
      calmAtOnce()
      ringed()?.querySelector<HTMLButtonElement>(selector)?.click()
    }

    function walk(step: number) {
      const cards = entries.flatMap((entry, at) => (entry.kind === 'task' ? [{ key: entry.key, at }] : []))
      const here = aim.current || findRinged()?.dataset.task
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
        if (card) ringCard(card)
      })
    }

    function drop() {
      aim.current = ''
      dropRing()
    }

    const ringed = () => (aim.current && cardOf(aim.current)) || findRinged()
    const cardOf = (key: string) => scroller.current?.querySelector<HTMLElement>(`[data-task="${key}"]`)

    // Before the fields hear of it: in the composer these keys move the caret.
    addEventListener('keydown', handleKeyDown, true)
    addEventListener('pointerdown', drop, true)
    return () => {
      removeEventListener('keydown', handleKeyDown, true)
      removeEventListener('pointerdown', drop, true)
    }
  }, [list, scroller, entries])
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** In a field other than the composer, or in an open list. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.id === COMPOSER_ID) return false
  return target.closest('input, textarea, select, [contenteditable], [popover]') !== null
}

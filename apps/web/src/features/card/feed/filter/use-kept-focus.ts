import { useLayoutEffect, useRef } from 'react'
import type { FeedEntry } from '../rules.ts'

/** When the card with the focus leaves what is shown, the next one takes it, else the one before. */
export function useKeptFocus(entries: readonly FeedEntry[]): void {
  const last = useRef<{ entries: readonly FeedEntry[]; key: string | undefined }>({ entries, key: undefined })

  useLayoutEffect(() => {
    const { entries: before, key } = last.current
    const isGone = key !== undefined && !entries.some((entry) => entry.key === key)
    if (isGone && document.activeElement === document.body) focusNeighbour(before, key)
    last.current = { entries, key: focusedCard() }
  })

  useLayoutEffect(() => {
    const note = () => (last.current.key = focusedCard())
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
}

function focusedCard(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset['task']
}

function focusNeighbour(before: readonly FeedEntry[], key: string): void {
  const at = before.findIndex((entry) => entry.key === key)
  const near = [...before.slice(at + 1), ...before.slice(0, at).reverse()]
  const next = near.map((entry) => cardOf(entry.key)).find((card) => card !== null)
  next?.focus({ preventScroll: true })
}

function cardOf(key: string): HTMLElement | null {
  return document.querySelector(`[data-task="${CSS.escape(key)}"]`)
}

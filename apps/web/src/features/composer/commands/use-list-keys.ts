import { useEffect, useEffectEvent } from 'react'
import { isComposing, isEnter } from '../../../ui/enter-key.ts'
import { COMPOSER_ID } from '../store.ts'

interface List {
  id: string
  /** Which one is pointed at, -1 for none; null while there is no list. */
  at: number | null
  count: number
  point: (to: number) => void
  choose: (at: number) => void
  /** Whether what is typed needs no completion, so that Enter sends it. */
  isDone: (at: number) => boolean
  close: () => void
}

/** Lets the field's keys walk a list, and tells screen readers where they are. What the list takes the field never sees. */
export function useListKeys({ id, at, count, point, choose, isDone, close }: List): void {
  const isOpen = at !== null

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (at === null || isComposing(event) || event.shiftKey) return
    const act = actOf(event, at)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })

  function actOf(event: KeyboardEvent, at: number): (() => void) | undefined {
    const { key } = event
    if (key === 'ArrowDown') return () => point((at + 1) % count)
    if (key === 'ArrowUp') return () => point((Math.max(at, 0) + count - 1) % count)
    if (key === 'Escape') return close
    if (key === 'Tab') return () => choose(Math.max(at, 0))
    if (isEnter(event) && at >= 0 && !isDone(at)) return () => choose(at)
    return undefined
  }

  useEffect(() => {
    const field = document.getElementById(COMPOSER_ID)
    if (!field || !isOpen) return
    field.addEventListener('keydown', handleKey, true)
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', id)
    return () => {
      field.removeEventListener('keydown', handleKey, true)
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) field.removeAttribute(name)
    }
  }, [id, isOpen])

  useEffect(() => {
    const field = document.getElementById(COMPOSER_ID)
    if (at === null || at < 0) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', `${id}-${at}`)
  }, [id, at])
}

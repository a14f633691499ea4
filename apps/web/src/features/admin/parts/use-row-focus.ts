import { type KeyboardEvent, useState } from 'react'
import { isEnter } from '../../../ui/enter-key.ts'

interface RowFocus {
  tabIndex: 0 | -1
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** One row of a table is reached by Tab: the one that the keyboard was in last. From there arrows, Home and End walk. */
export function useRowFocus(rows: readonly { id: string }[]): (row: { id: string }) => RowFocus {
  const [lastId, setLastId] = useState<string>()
  const reached = rows.find(({ id }) => id === lastId) ?? rows[0]
  return (row) => ({
    tabIndex: row === reached ? 0 : -1,
    onFocus: () => setLastId(row.id),
    onKeyDown: handleKey,
  })
}

/** Keys that were pressed in something inside of the row are its own. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: row, target, key } = event
  if (target !== row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const act = isEnter(event) ? row.querySelector<HTMLElement>('[data-kind="acts"] :is(button, a)') : null
  const next = findNext(row, key)
  if (!act && !next) return
  // Else Enter would go on and press whatever has the focus after the act.
  event.preventDefault()
  act?.click()
  next?.focus()
}

function findNext(row: HTMLElement, key: string): HTMLElement | null {
  const places: Readonly<Record<string, Element | null | undefined>> = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: row.parentElement?.firstElementChild,
    End: row.parentElement?.lastElementChild,
  }
  const found = places[key]
  return found instanceof HTMLElement ? found : null
}

import { type KeyboardEvent, useState } from 'react'
import { isEnter } from '../../../ui/enter-key.ts'

interface RowFocus {
  tabIndex: 0 | -1
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Roving tabindex of a table: Tab reaches the row that was focused last; arrows, Home and End move between rows. */
export function useRowFocus(rows: readonly { id: string }[]): (row: { id: string }) => RowFocus {
  const [lastId, setLastId] = useState<string>()
  const reached = rows.find(({ id }) => id === lastId) ?? rows[0]
  return (row) => ({
    tabIndex: row === reached ? 0 : -1,
    onFocus: () => setLastId(row.id),
    onKeyDown: handleKey,
  })
}

/** Ignores keys pressed in a control inside the row. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: row, target, key } = event
  if (target !== row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const act = isEnter(event) ? row.querySelector<HTMLElement>('[data-kind="acts"] :is(button, a)') : null
  const next = findNext(row, key)
  if (!act && !next) return
  // Otherwise Enter would also press whatever has the focus after the action.
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

import { useState } from 'react'

/** Page history of a list with cursors. */
export interface CursorHistory {
  /** Cursor of the open page; undefined for the first. */
  cursor: string | undefined
  hasBefore: boolean
  goBack(): void
  goOn(next: string): void
}

const NONE: readonly string[] = []

/**
 * Keeps the cursors of the pages visited, for the way back. Restarts at the first page when `list`, which names filter and order,
 * changes.
 */
export function useCursorHistory(list = ''): CursorHistory {
  const [walked, setWalked] = useState({ list, cursors: NONE })
  const cursors = walked.list === list ? walked.cursors : NONE
  return {
    cursor: cursors.at(-1),
    hasBefore: cursors.length > 0,
    goBack: () => setWalked({ list, cursors: cursors.slice(0, -1) }),
    goOn: (next) => setWalked({ list, cursors: [...cursors, next] }),
  }
}

import { useState } from 'react'

/** The way through the pages of a list. */
export interface Trail {
  /** Of the open page; undefined: the first. */
  cursor: string | undefined
  hasBefore: boolean
  goBack(): void
  goOn(next: string): void
}

/** Pages are known by the cursors that led to them. */
export function useTrail(): Trail {
  const [cursors, setCursors] = useState<readonly string[]>([])
  return {
    cursor: cursors.at(-1),
    hasBefore: cursors.length > 0,
    goBack: () => setCursors(cursors.slice(0, -1)),
    goOn: (next) => setCursors([...cursors, next]),
  }
}

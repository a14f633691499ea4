import { useState } from 'react'

/** The way through the pages of a list. */
export interface Trail {
  /** Of the open page; undefined: the first. */
  cursor: string | undefined
  hasBefore: boolean
  goBack(): void
  goOn(next: string): void
}

const NONE: readonly string[] = []

/** Pages are known by the cursors that led to them. Another list, by what it is searched by, begins at its first page. */
export function useTrail(list = ''): Trail {
  const [walked, setWalked] = useState({ list, cursors: NONE })
  const cursors = walked.list === list ? walked.cursors : NONE
  return {
    cursor: cursors.at(-1),
    hasBefore: cursors.length > 0,
    goBack: () => setWalked({ list, cursors: cursors.slice(0, -1) }),
    goOn: (next) => setWalked({ list, cursors: [...cursors, next] }),
  }
}

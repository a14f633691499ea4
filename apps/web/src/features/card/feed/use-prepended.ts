import { useLayoutEffect, useRef } from 'react'
import type { FeedEntry } from './rules.ts'

/** True for the one render in which entries were prepended; the list then keeps its distance to the end. */
export function usePrepended(entries: FeedEntry[]): boolean {
  const before = useRef(entries)
  const isSameEnd = before.current.at(-1)?.key === entries.at(-1)?.key
  const isPrepended = isSameEnd && entries.length > before.current.length
  useLayoutEffect(() => {
    before.current = entries
  })
  return isPrepended
}

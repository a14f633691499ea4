import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { afterBack } from '../../../lib/go-back.ts'
import { type Filters, readFilters, writeFilters } from './rules.ts'

/** Filters that one writes, so that they change with each key. */
const WRITTEN: readonly string[] = ['text', 'from', 'to']

/** The filters that the address names, and the way to change them, which Back undoes. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const written = writeFilters('', readFilters(useSearch()))
  // An open picture changes the address, too, and must not have the wall laid out anew.
  const filters = useMemo(() => readFilters(written), [written])
  return [filters, changeFilters]
}

function changeFilters(change: Partial<Filters>): void {
  afterBack(() => {
    const next = writeFilters(location.search, { ...readFilters(location.search), ...change })
    if (next === location.search) return
    const state = markOf(change)
    // What is written on is one step, however many keys it takes.
    const replace = state !== null && state.writing === writingOf(history.state)
    navigate(`${location.pathname}${next}`, { replace, state })
  })
}

/** Marks the entries of the history that were made by writing into one field. */
function markOf(change: Partial<Filters>): { writing: string } | null {
  const [writing = ''] = Object.keys(change)
  return Object.keys(change).length === 1 && WRITTEN.includes(writing) ? { writing } : null
}

function writingOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'writing' in state ? state.writing : undefined
}

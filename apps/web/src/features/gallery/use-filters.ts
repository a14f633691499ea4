import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { afterBack, goBack } from '../../lib/go-back.ts'
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
    const field = writtenIn(change)
    const begun = field === null ? null : writingOf(history.state, field)
    // What is written on is one step, however many keys it takes; written back to nothing, it is none.
    if (begun?.from === next) return goBack()
    const writing = field && { field, from: begun?.from ?? location.search }
    navigate(`${location.pathname}${next}`, { replace: begun !== null, state: writing && { writing } })
  })
}

/** Marks the entries of the history that were made by writing into one field. */
interface Writing {
  field: string
  /** The search before the first key. */
  from: string
}

/** The field that was written in; null: something was chosen. */
function writtenIn(change: Partial<Filters>): string | null {
  const [field = ''] = Object.keys(change)
  return Object.keys(change).length === 1 && WRITTEN.includes(field) ? field : null
}

/** What the newest entry of the history was made by, if that is writing into this field. */
function writingOf(state: { writing?: Writing | null } | null, field: string): Writing | null {
  return state?.writing?.field === field ? state.writing : null
}

import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { afterBack, goBack } from '../../lib/go-back.ts'
import { type Filters, readFilters, writeFilters } from './rules.ts'

/** Filters that are typed, so they change with each keystroke. */
const WRITTEN: readonly string[] = ['text', 'from', 'to']

/** Filters in the address, with their setter; Back undoes a change. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const written = writeFilters('', readFilters(useSearch()))
  // Memoised, because an open picture also changes the address and must not lay out the wall anew.
  const filters = useMemo(() => readFilters(written), [written])
  return [filters, changeFilters]
}

function changeFilters(change: Partial<Filters>): void {
  afterBack(() => {
    const next = writeFilters(location.search, { ...readFilters(location.search), ...change })
    if (next === location.search) return
    const field = writtenIn(change)
    const begun = field === null ? null : writingOf(history.state, field)
    // Typing into one field is one history entry; if the text is back at its start, the entry is removed.
    if (begun?.from === next) return goBack()
    const writing = field && { field, from: begun?.from ?? location.search }
    navigate(`${location.pathname}${next}`, { replace: begun !== null, state: writing && { writing } })
  })
}

/** Marks history entries created by typing into one field. */
interface Writing {
  field: string
  /** Query string before the first keystroke. */
  from: string
}

/** The typed field of a change; null when the filter was chosen. */
function writtenIn(change: Partial<Filters>): string | null {
  const [field = ''] = Object.keys(change)
  return Object.keys(change).length === 1 && WRITTEN.includes(field) ? field : null
}

/** The mark of the current history entry, if it belongs to this field. */
function writingOf(state: { writing?: Writing | null } | null, field: string): Writing | null {
  return state?.writing?.field === field ? state.writing : null
}

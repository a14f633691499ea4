import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import feed from '../feed.module.css'
import { type FeedFilter, NO_FILTER, readFilter, writeFilter } from './rules.ts'

/** The filter that the address names; the same object as long as it names the same. */
export function useFilter(): FeedFilter {
  const { only, text } = readFilter(useSearch())
  return useMemo(() => ({ only, text }), [only, text])
}

/** Show something else of the channel. It leaves no trace to go Back through, so Back leads from a picture to the same filter. */
export function changeFilter(change: Partial<FeedFilter>): void {
  const next = writeFilter(location.search, { ...readFilter(location.search), ...change })
  navigate(`${location.pathname}${next}`, { replace: true, state: history.state })
}

/** Show everything; what was pressed goes with the filter, and the feed takes the focus. */
export function clearFilter(): void {
  changeFilter(NO_FILTER)
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(`.${feed['scroller']}`)?.focus()
  })
}

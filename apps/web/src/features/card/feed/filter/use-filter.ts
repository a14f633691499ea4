import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import feed from '../feed.module.css'
import { type FeedFilter, NO_FILTER, readFilter, writeFilter } from './rules.ts'

/** Filter in the address; the same object while it does not change. */
export function useFilter(): FeedFilter {
  const { only, text } = readFilter(useSearch())
  return useMemo(() => ({ only, text }), [only, text])
}

/** Changes the filter. Replaces the history entry, so that Back from a picture returns to the same filter. */
export function changeFilter(change: Partial<FeedFilter>): void {
  const next = writeFilter(location.search, { ...readFilter(location.search), ...change })
  navigate(`${location.pathname}${next}`, { replace: true, state: history.state })
}

/** Clears the filter and focuses the feed, because the pressed button unmounts. */
export function clearFilter(): void {
  changeFilter(NO_FILTER)
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(`.${feed['scroller']}`)?.focus()
  })
}

import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { type Filters, readFilters, writeFilters } from './rules.ts'

/** The filters that the address names, and the way to change them; they leave no trace to go Back through. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const { text, botType, ratio, isLiked, channelId } = readFilters(useSearch())
  // An open picture changes the address, too, and must not have the wall laid out anew.
  const filters = useMemo(
    () => ({ text, botType, ratio, isLiked, channelId }),
    [text, botType, ratio, isLiked, channelId],
  )
  return [filters, changeFilters]
}

function changeFilters(change: Partial<Filters>): void {
  const next = writeFilters(location.search, { ...readFilters(location.search), ...change })
  navigate(`${location.pathname}${next}`, { replace: true, state: history.state })
}

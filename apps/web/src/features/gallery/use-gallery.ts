import type { Task } from '@easel/contract/drawing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { galleryOf, monthsOf } from './api.ts'
import { type Filters, matchesFilters, type Scope } from './rules.ts'
import { useFrozenList } from './frozen/use-frozen-list.ts'

/** Content of a gallery, with paging. */
export interface Gallery {
  /** Newest first. */
  tasks: Task[]
  /** Tasks that finished while the wall is scrolled; they are inserted when it is back at the top. */
  fresh: Task[]
  /** Sets whether the wall is scrolled. */
  setAway(isAway: boolean): void
  /** Months like `2026-11`, newest first, that can be jumped to without being loaded. */
  months: readonly string[]
  status: 'pending' | 'error' | 'success'
  error: Error | null
  hasMore: boolean
  isFetching: boolean
  /** The latest request for a page failed. */
  hasFailed: boolean
  loadMore(): void
  reload(): void
}

const NONE: readonly string[] = []

export function useGallery(scope: Scope, filters: Filters): Gallery {
  const query = useInfiniteQuery(galleryOf(scope, filters))
  const { data, isPlaceholderData } = query
  // Only the server knows how search matches; until it responds, the previous tasks are filtered here.
  const shown = useMemo(() => {
    const wanted = isPlaceholderData ? filters : { ...filters, text: '' }
    return data?.pages.flatMap(({ items }) => items.filter((task) => matchesFilters(task, scope, wanted))) ?? []
  }, [data, isPlaceholderData, scope, filters])
  const steady = useFrozenList(shown, JSON.stringify([filters, isPlaceholderData]))
  // With loaded tasks, an error is shown below them, not in their place.
  const status = data ? 'success' : query.status
  // Not needed once everything is loaded.
  const months = useQuery({ ...monthsOf(scope, filters), enabled: query.hasNextPage })
  return {
    ...steady,
    months: months.data ?? NONE,
    status: isPlaceholderData && shown.length === 0 ? 'pending' : status,
    error: query.error,
    hasMore: query.hasNextPage && !isPlaceholderData,
    isFetching: query.isFetching,
    hasFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    reload: () => void query.refetch(),
  }
}

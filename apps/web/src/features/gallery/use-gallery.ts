import type { Task } from '@easel/contract/drawing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { galleryOf, monthsOf } from './api.ts'
import { type Filters, fits, type Scope } from './rules.ts'
import { useSteady } from './steady/use-steady.ts'

/** What a gallery shows and how to get more of it. */
export interface Gallery {
  /** Newest first. */
  tasks: Task[]
  /** What was finished while the wall is scrolled, and waits until it is no more. */
  fresh: Task[]
  /** Tell whether the wall is scrolled. */
  setAway(isAway: boolean): void
  /** `2026-11`, newest first: the months that can be jumped to though they are not loaded. */
  months: readonly string[]
  status: 'pending' | 'error' | 'success'
  error: Error | null
  hasMore: boolean
  isFetching: boolean
  /** The last page that was asked for did not come. */
  hasFailed: boolean
  loadMore(): void
  reload(): void
}

const NONE: readonly string[] = []

export function useGallery(scope: Scope, filters: Filters): Gallery {
  const query = useInfiniteQuery(galleryOf(scope, filters))
  const { data, isPlaceholderData } = query
  // How words match is the server's matter; until it answers, what was shown before is looked through here.
  const shown = useMemo(() => {
    const wanted = isPlaceholderData ? filters : { ...filters, text: '' }
    return data?.pages.flatMap(({ items }) => items.filter((task) => fits(task, scope, wanted))) ?? []
  }, [data, isPlaceholderData, scope, filters])
  const steady = useSteady(shown, JSON.stringify([filters, isPlaceholderData]))
  // An error with something to show is told below it, not instead of it.
  const status = data ? 'success' : query.status
  // Once all is loaded there is nothing more to know.
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

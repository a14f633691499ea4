import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { timelineOf } from '../../task/api.ts'
import type { TimelinePage } from '../../task/rules.ts'
import { listUnmatchedSends } from '../../composer/send/rules.ts'
import { useSends } from '../../composer/send/store.ts'
import { useTaskState } from '../../task/store.ts'
import { useThumbnails } from '../store.ts'
import { type FeedEntry, listEntries } from './rules.ts'

/** Entries of a feed, oldest first, with paging. */
export interface Entries {
  entries: FeedEntry[]
  /** Id of the newest item on the server; empty when there is none. */
  newestId: string
  status: 'pending' | 'error' | 'success'
  error: Error | null
  hasOlder: boolean
  /** A page or a refetch is loading. */
  isFetching: boolean
  loadOlder(): void
  reload(): void
}

export function useEntries(channelId: string): Entries {
  return useEntriesOf(channelId, useInfiniteQuery(timelineOf(channelId)))
}

/** Same for a given query: the whole channel or a filtered part. */
export function useEntriesOf(channelId: string, query: UseInfiniteQueryResult<InfiniteData<TimelinePage>>): Entries {
  const sends = useSends().sends.filter((send) => send.channelId === channelId)
  const thumbnails = useThumbnails()
  const isCleared = useTaskState(({ cleared }) => channelId in cleared)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return {
    entries: listEntries({ items, sends: listUnmatchedSends(sends, items), thumbnails, isCleared }),
    newestId: items[0]?.id ?? '',
    // A failed refetch does not hide the loaded entries.
    status: query.data ? 'success' : query.status,
    error: query.error,
    hasOlder: query.hasNextPage,
    isFetching: query.isFetching,
    loadOlder: () => void query.fetchNextPage({ cancelRefetch: false }),
    reload: () => void query.refetch(),
  }
}

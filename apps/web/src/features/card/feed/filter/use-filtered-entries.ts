import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../account/api.ts'
import { timelineOf } from '../../../task/api.ts'
import { type Entries, useEntriesOf } from '../use-entries.ts'
import { predictFilteredFeed, filteredFeedOf } from './api.ts'
import { type FeedFilter, matchesSend } from './rules.ts'

/** Entries of a filtered feed, oldest first. */
export function useFilteredEntries(channelId: string, filter: FeedFilter): Entries {
  const client = useQueryClient()
  const userId = useSession()?.id ?? ''
  const part = { channelId, filter, userId }
  // Keeps the unfiltered feed in the cache: it feeds the screen reader news and is shown at once when the filter is cleared.
  useInfiniteQuery({ ...timelineOf(channelId), notifyOnChangeProps: [] })
  const query = useInfiniteQuery({ ...filteredFeedOf(part), placeholderData: () => predictFilteredFeed(client, part) })
  const feed = useEntriesOf(channelId, query)
  const entries = feed.entries.filter(
    (entry) => entry.kind !== 'cleared' && (entry.kind !== 'send' || matchesSend(filter, entry.send)),
  )
  const isAwaited = entries.length === 0 && feed.isFetching
  // `newestId` is empty, because hidden items must not count as read.
  return { ...feed, entries, newestId: '', status: isAwaited && feed.status === 'success' ? 'pending' : feed.status }
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../account/api.ts'
import { timelineOf } from '../../../task/api.ts'
import { type Entries, useEntriesOf } from '../use-entries.ts'
import { foreseePart, partOf } from './api.ts'
import { type FeedFilter, showsSend } from './rules.ts'

/** What a filter shows of a channel's feed, oldest first. */
export function usePart(channelId: string, filter: FeedFilter): Entries {
  const client = useQueryClient()
  const userId = useSession()?.id ?? ''
  const part = { channelId, filter, userId }
  // The whole feed is kept as well: news are told from it, and it is there at once when the filter goes.
  useInfiniteQuery({ ...timelineOf(channelId), notifyOnChangeProps: [] })
  const query = useInfiniteQuery({ ...partOf(part), placeholderData: () => foreseePart(client, part) })
  const feed = useEntriesOf(channelId, query)
  const entries = feed.entries.filter(
    (entry) => entry.kind !== 'cleared' && (entry.kind !== 'send' || showsSend(filter, entry.send)),
  )
  const isAwaited = entries.length === 0 && feed.isFetching
  // What the filter hides has not been seen.
  return { ...feed, entries, newestId: '', status: isAwaited && feed.status === 'success' ? 'pending' : feed.status }
}

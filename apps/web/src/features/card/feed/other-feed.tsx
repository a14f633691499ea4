import { EmptyChannel } from './empty-channel.tsx'
import { FeedFailed } from './feed-failed.tsx'
import { FilteredFeed } from './filter/filtered-feed.tsx'
import type { Entries } from './use-entries.ts'

interface OtherFeedProps {
  channelId: string
  /** State of the unfiltered feed, which is not showing entries; undefined: a filter is active. */
  feed?: Entries
}

/** Shown in place of the feed: loading, failed or empty state, or the filtered feed. */
export function OtherFeed({ channelId, feed }: OtherFeedProps) {
  if (!feed) return <FilteredFeed channelId={channelId} />
  if (feed.status === 'error') return <FeedFailed error={feed.error} onRetry={feed.reload} />
  return <EmptyChannel channelId={channelId} />
}

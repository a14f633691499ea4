import { EmptyChannel } from './empty-channel.tsx'
import { FeedFailed } from './feed-failed.tsx'
import { FilteredFeed } from './filter/filtered-feed.tsx'
import type { Entries } from './use-entries.ts'

interface OtherFeedProps {
  channelId: string
  /** The whole feed, which has nothing to show; undefined: a filter shows a part of it. */
  feed?: Entries
}

/** What stands where the feed usually does. */
export function OtherFeed({ channelId, feed }: OtherFeedProps) {
  if (!feed) return <FilteredFeed channelId={channelId} />
  if (feed.status === 'error') return <FeedFailed error={feed.error} onRetry={feed.reload} />
  return <EmptyChannel channelId={channelId} />
}

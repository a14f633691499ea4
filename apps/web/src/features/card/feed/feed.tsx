import { Suspense } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { EntryList } from './entry-list.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { useEntries } from './use-entries.ts'
import { useFirstView } from './use-first-view.ts'

const OtherFeed = lazyScreen(() => import('./other-feed.tsx').then((part) => part.OtherFeed))

interface FeedProps {
  channelId: string
}

/** The feed of a channel, filtered if the address has a filter; newest at the bottom. */
export function Feed(props: FeedProps) {
  if (!useLocationProperty(isFiltered)) return <WholeFeed {...props} />
  return (
    <LazyBoundary instead={<FeedSkeleton />}>
      <OtherFeed {...props} />
    </LazyBoundary>
  )
}

const isFiltered = () => /\b(only|q)=./.test(location.search)

function WholeFeed(props: FeedProps) {
  const feed = useEntries(props.channelId)
  useFirstView(feed.status !== 'pending')
  const skeleton = <FeedSkeleton />
  if (feed.entries.length > 0) {
    return (
      <Suspense fallback={skeleton}>
        <EntryList key={props.channelId} {...props} feed={feed} />
      </Suspense>
    )
  }
  if (feed.status === 'pending') return skeleton
  return (
    <LazyBoundary instead={skeleton}>
      <OtherFeed {...props} feed={feed} />
    </LazyBoundary>
  )
}

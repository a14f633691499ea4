import { Suspense } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './feed.module.css'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { hasNoDrawing } from './rules.ts'
import { useEntries } from './use-entries.ts'
import { useFirstView } from './use-first-view.ts'

const EmptyChannel = lazyScreen(() => import('./empty-channel.tsx').then((part) => part.EmptyChannel))
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
    const isBare = !feed.hasOlder && hasNoDrawing(feed.entries)
    return (
      <Suspense fallback={skeleton}>
        {isBare && (
          <LazyBoundary instead={<div className={styles.room} />}>
            <EmptyChannel {...props} />
          </LazyBoundary>
        )}
        <EntryList key={props.channelId} {...props} feed={feed} isBare={isBare} />
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

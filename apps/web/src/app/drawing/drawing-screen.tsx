import { memo } from 'react'
import { Feed } from '../../features/card/feed/feed.tsx'
import { FeedSkeleton } from '../../features/card/feed/feed-skeleton.tsx'
import { FEED_ID } from '../../features/card/feed/rules.ts'
import { TypingLine } from '../../features/card/feed/typing-line.tsx'
import { Composer } from '../../features/composer/composer.tsx'
import { LightboxDoor } from '../../features/lightbox/lightbox-door.tsx'
import { useTimelineFrames } from '../../features/task/live.ts'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './drawing-screen.module.css'

const LaterParts = laterScreen(() => import('./later-parts.tsx').then((part) => part.LaterParts))

/**
 * A channel's feed, newest at the bottom, with the composer below it. Memoised, because the channel list around it re-renders on
 * every message elsewhere.
 */
export const DrawingScreen = memo(function DrawingScreen({ channelId }: { channelId: string }) {
  useTimelineFrames(channelId)
  return (
    <div className={styles.screen}>
      <Feed channelId={channelId} />
      <TypingLine channelId={channelId} />
      <Composer key={channelId} channelId={channelId} leavesTo={FEED_ID} />
      <LazyBoundary instead={null}>
        <LaterParts channelId={channelId} />
      </LazyBoundary>
      <LightboxDoor channelId={channelId} />
    </div>
  )
})

/** While it is not known which channel to show: places of feed and composer. */
export function DrawingSkeleton() {
  return (
    <div className={styles.screen}>
      <FeedSkeleton />
      <div className={styles.composer} />
    </div>
  )
}

/** While a gallery loads: places of its rows. */
export function WallSkeleton() {
  return (
    <div className={styles.wall}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height="100%" />
      ))}
    </div>
  )
}

import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Later } from '../../../ui/later.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './feed.module.css'
import { FeedSkeleton } from './feed-skeleton.tsx'
import type { Target } from './rules.ts'
import { useEntries } from './use-entries.ts'
import { useFirstView } from './use-first-view.ts'

const EmptyChannel = lazyScreen(() => import('./empty-channel.tsx').then((part) => part.EmptyChannel))
const FeedFailed = lazyScreen(() => import('./feed-failed.tsx').then((part) => part.FeedFailed))

/** What is drawn and said in a channel, newest at the bottom. */
export function Feed({ channelId, target }: { channelId: string; target: Target | null }) {
  const t = useText()
  const feed = useEntries(channelId)
  useFirstView(feed.status !== 'pending')
  if (feed.entries.length > 0) return <EntryList key={channelId} channelId={channelId} feed={feed} target={target} />
  switch (feed.status) {
    case 'pending':
      return <FeedSkeleton />
    case 'error':
      return (
        <Later
          instead={
            <div className={styles.middle} role="alert">
              <p>{t('drawing.loadFailed')}</p>
              <Button onClick={feed.reload}>{t('drawing.retry')}</Button>
            </div>
          }
        >
          <FeedFailed onRetry={feed.reload} />
        </Later>
      )
    case 'success':
      return (
        <Later>
          <EmptyChannel channelId={channelId} />
        </Later>
      )
    default:
      return feed.status satisfies never
  }
}

import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyChannel } from './empty-channel.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './feed.module.css'
import { FeedSkeleton } from './feed-skeleton.tsx'
import type { Target } from './rules.ts'
import { useEntries } from './use-entries.ts'

/** The tasks of a channel, newest at the bottom. */
export function Feed({ channelId, target }: { channelId: string; target: Target | null }) {
  const t = useText()
  const feed = useEntries(channelId)
  if (feed.entries.length > 0) return <EntryList key={channelId} feed={feed} target={target} />
  switch (feed.status) {
    case 'pending':
      return <FeedSkeleton />
    case 'error':
      return (
        <div className={styles.middle} role="alert">
          <p>{t('drawing.loadFailed')}</p>
          <Button onClick={feed.reload}>{t('drawing.retry')}</Button>
        </div>
      )
    case 'success':
      return <EmptyChannel />
    default:
      return feed.status satisfies never
  }
}

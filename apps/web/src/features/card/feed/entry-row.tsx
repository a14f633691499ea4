import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { SendCard } from '../send-card.tsx'
import { TaskCard } from '../task-card.tsx'
import styles from './feed.module.css'
import type { FeedEntry } from './rules.ts'
import { PlainMessage } from './plain-message.tsx'
import { MessageSend } from './message-send.tsx'

/** One row of the feed: day divider, task, message, or an order being sent. */
export function EntryRow({ entry }: { entry: FeedEntry }) {
  const t = useText()
  const format = useFormats()
  switch (entry.kind) {
    case 'day':
      return (
        <p className={styles.day}>
          <span>{format.date(entry.at)}</span>
        </p>
      )
    case 'cleared':
      return <p className={styles.cleared}>{t('chat.wasCleared')}</p>
    case 'task':
      return (
        <div className={styles.row}>
          <TaskCard task={entry.task} chosen={entry.chosen} />
        </div>
      )
    case 'message':
      return (
        <div className={styles.said} data-following={entry.isFollowing}>
          <PlainMessage words={entry.item} isFollowing={entry.isFollowing} />
        </div>
      )
    case 'send':
      return <SendRow entry={entry} />
    default:
      return entry satisfies never
  }
}

function SendRow({ entry: { send, isFollowing } }: { entry: Extract<FeedEntry, { kind: 'send' }> }) {
  if (send.order.kind !== 'say') {
    return (
      <div className={styles.row}>
        <SendCard send={send} order={send.order} />
      </div>
    )
  }
  return (
    <div className={styles.said} data-following={isFollowing}>
      <MessageSend send={send} content={send.order.content} isFollowing={isFollowing} />
    </div>
  )
}

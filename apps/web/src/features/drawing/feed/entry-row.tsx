import { useFormats } from '../../../i18n/format.ts'
import { SendCard } from '../card/send-card.tsx'
import { TaskCard } from '../card/task-card.tsx'
import styles from './feed.module.css'
import type { FeedEntry } from './rules.ts'

/** One row of the feed: a day, a task, or what is on its way. */
export function EntryRow({ entry }: { entry: FeedEntry }) {
  const format = useFormats()
  switch (entry.kind) {
    case 'day':
      return (
        <p className={styles.day}>
          <span>{format.date(entry.at)}</span>
        </p>
      )
    case 'task':
      return (
        <div className={styles.row}>
          <TaskCard task={entry.task} chosen={entry.chosen} />
        </div>
      )
    case 'send':
      return (
        <div className={styles.row}>
          <SendCard send={entry.send} />
        </div>
      )
    default:
      return entry satisfies never
  }
}

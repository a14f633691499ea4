import ArrowDown from 'lucide-react/icons/arrow-down'
import { useText } from '../../../../i18n/use-text.ts'
import type { FeedEntry } from '../rules.ts'
import type { StickToBottom } from '../use-stick-to-bottom.ts'
import styles from './newest-pill.module.css'
import { countAfter } from './rules.ts'

/** Leads to the newest, and says how much has come since the reader was there. */
export function NewestPill({ entries, bottom }: { entries: FeedEntry[]; bottom: StickToBottom }) {
  const t = useText()
  const count = countAfter(entries, bottom.seenKey)
  return (
    <button type="button" className={styles.pill} data-new={count > 0} onClick={bottom.goDown}>
      {count > 0 ? t('drawing.newCount', { count }) : t('drawing.toNewest')}
      <ArrowDown size={15} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

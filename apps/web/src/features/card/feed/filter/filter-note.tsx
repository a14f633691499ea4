import ListFilter from 'lucide-react/icons/list-filter'
import X from 'lucide-react/icons/x'
import { useText } from '../../../../i18n/use-text.ts'
import styles from './filter-note.module.css'
import type { FeedFilter } from './rules.ts'
import { clearFilter } from './use-filter.ts'

/** Names the active filter above the feed, with a button to clear it. */
export function FilterNote({ filter: { only, text } }: { filter: FeedFilter }) {
  const t = useText()
  const parts = [only && t(`filter.${only}`), text.trim() && t('filter.words', { text: text.trim() })]
  return (
    <div className={styles.note}>
      <p role="status">
        <ListFilter size={15} strokeWidth={1.75} aria-hidden />
        <span>{t('filter.shown', { what: parts.filter(Boolean).join(' · ') })}</span>
      </p>
      <button type="button" onClick={clearFilter}>
        <X size={15} strokeWidth={1.75} aria-hidden />
        {t('gallery.clearFilters')}
      </button>
    </div>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useOrderText } from '../../../i18n/order-words.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LongList } from '../../../ui/long-list.tsx'
import { LoadingPlaceholder } from '../loading-placeholder.tsx'
import { MorePages } from '../more-pages.tsx'
import { EmptyOrders } from '../empty-orders.tsx'
import { useFocusNewEntries } from '../use-focus-new-entries.ts'
import { statementQuery } from './api.ts'
import { StatementRow } from './statement-row.tsx'
import styles from './statement.module.css'

const OPTIONS = { entryPx: 59, shape: 'rows', entryClassName: styles.row } as const

/** Credit movements with the balance after each. */
export function Statement() {
  const t = useOrderText()
  const { data, isFetching, refetch, ...more } = useInfiniteQuery(statementQuery)
  const lines = data?.pages.flatMap(({ items }) => items)
  const { place, goOn } = useFocusNewEntries(lines?.length ?? 0)
  if (!lines) {
    if (!more.error) return <LoadingPlaceholder height="240px" />
    return <FailedNote problem={t('statement.failed')} error={more.error} isBusy={isFetching} onRetry={refetch} />
  }
  if (lines.length === 0) return <EmptyOrders words={t('statement.empty')} />
  return (
    <div ref={place}>
      <div role="table" className={styles.table} aria-label={t('statement.title')} aria-rowcount={lines.length + 1}>
        <div role="row" aria-rowindex={1} className={styles.heads}>
          <span role="columnheader">{t('statement.what')}</span>
          <span role="columnheader">{t('statement.change')}</span>
          <span role="columnheader">{t('statement.balance')}</span>
        </div>
        <LongList entries={lines} options={OPTIONS}>
          {(line) => <StatementRow line={line} />}
        </LongList>
      </div>
      <MorePages pages={more} onMore={goOn} />
    </div>
  )
}

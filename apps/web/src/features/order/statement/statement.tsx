import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Awaiting } from '../awaiting.tsx'
import { MorePages } from '../more-pages.tsx'
import { NothingYet } from '../nothing-yet.tsx'
import { statementQuery } from './api.ts'
import { StatementRow } from './statement-row.tsx'
import styles from './statement.module.css'

/** Where one's credits came from and went, with what one had after each. */
export function Statement() {
  const t = useText()
  const { data, isFetching, refetch, ...more } = useInfiniteQuery(statementQuery)
  const lines = data?.pages.flatMap(({ items }) => items)
  if (!lines) {
    if (!more.error) return <Awaiting height="240px" />
    return <FailedNote problem={t('statement.failed')} error={more.error} isBusy={isFetching} onRetry={refetch} />
  }
  if (lines.length === 0) return <NothingYet words={t('statement.empty')} />
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('statement.what')}</th>
            <th scope="col">{t('statement.change')}</th>
            <th scope="col">{t('statement.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <StatementRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <MorePages pages={more} />
    </>
  )
}

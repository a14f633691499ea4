import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { QueryView } from '../parts/query-view.tsx'
import { Section } from '../parts/section.tsx'
import { attentionQuery, overviewQuery, processesQuery } from './api.ts'
import { Attention } from './attention.tsx'
import { Figures } from './figures.tsx'
import { Processes } from './processes.tsx'
import styles from './overview-section.module.css'

/** What needs a human, how the house stands, and key figures of today and the days before. */
export function OverviewSection() {
  const t = useAdminText()
  const formats = useFormats()
  const overview = useQuery(overviewQuery())
  // What needs a human stands above and the processes in between: they would push down what comes before them.
  const isAttentionPending = useQuery(attentionQuery).isPending
  const isStanding = !useQuery(processesQuery).isPending && !isAttentionPending
  const readAt = new Date(overview.dataUpdatedAt).toISOString()
  return (
    <Section title={t('admin.overview')} hint={t('admin.overviewHint')}>
      <Attention />
      {isStanding && (
        <QueryView query={overview} height="168px">
          {({ days }) => (
            <>
              <Figures days={days} />
              <Processes />
              <p className={styles.readAt}>{t('admin.asOf', { time: formats.time(readAt) })}</p>
            </>
          )}
        </QueryView>
      )}
    </Section>
  )
}

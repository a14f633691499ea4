import type { Task } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LineageRow } from './lineage-row.tsx'
import styles from './lineage-view.module.css'
import { useLineage } from './use-lineage.ts'

/** Parent, siblings and children of a task, as thumbnails. */
export function LineageView({ task }: { task: Task }) {
  const t = useText()
  const { parent, isParentGone, siblings, children, error, isFetching, retry } = useLineage(task)
  if (!parent && !isParentGone && !error && siblings.length === 0 && children.length === 0) return null
  return (
    <section className={styles.lineage} aria-label={t('lightbox.lineage')}>
      {parent && <LineageRow title={t('lightbox.parent')} tasks={[parent]} />}
      {isParentGone && <p className={styles.gone}>{t('lightbox.parentGone')}</p>}
      <LineageRow title={t('lightbox.siblings')} tasks={siblings} />
      <LineageRow title={t('lightbox.children')} tasks={children} />
      {error && (
        <FailedNote
          problem={t('lightbox.lineageFailed')}
          error={error}
          shape="line"
          isBusy={isFetching}
          onRetry={retry}
        />
      )}
    </section>
  )
}

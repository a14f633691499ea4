import { useText } from '../../i18n/use-text.ts'
import { useNotDeleted } from '../task/library/deletion/store.ts'
import { ProblemLine } from '../../ui/problem-line.tsx'
import styles from './gallery.module.css'

/** Reports that some tasks could not be deleted and are back; until the next deletion. */
export function NotDeleted() {
  const t = useText()
  const { doneCount, taskIds } = useNotDeleted()
  if (taskIds.size === 0) return null
  return (
    <div className={styles.back}>
      <ProblemLine problems={[t('gallery.deletedSome', { n: doneCount, failed: taskIds.size })]} />
    </div>
  )
}

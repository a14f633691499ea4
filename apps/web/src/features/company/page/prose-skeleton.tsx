import { useText } from '../../../i18n/use-text.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './prose-skeleton.module.css'

const LINES = ['30%', '100%', '96%', '62%', '24%', '99%', '91%', '98%', '40%']

/** Placeholder lines of a text page. */
export function ProseSkeleton() {
  const t = useText()
  return (
    <div className={styles.lines} role="status">
      <span className="sr-only">{t('ui.loading')}</span>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="16px" />
      ))}
    </div>
  )
}

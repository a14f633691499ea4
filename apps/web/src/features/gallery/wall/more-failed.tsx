import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorDetails } from '../../../ui/error-details.tsx'
import styles from './wall.module.css'

interface MoreFailedProps {
  error: Error | null
  onRetry: () => void
}

/** Below the last row when the next page failed to load. */
export function MoreFailed({ error, onRetry }: MoreFailedProps) {
  const t = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>{t('gallery.moreFailed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
      {error && <ErrorDetails error={error} />}
    </div>
  )
}

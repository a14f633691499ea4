import { useText } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './wall.module.css'

/** Under the last row, when what follows did not come. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>{t('gallery.moreFailed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

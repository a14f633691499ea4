import { useClipText } from '../../../i18n/clip-words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './clip-failed.module.css'

/** Over a clip that could not be loaded. */
export function ClipFailed({ onRetry }: { onRetry: () => void }) {
  const t = useClipText()
  return (
    <div className={styles.failed} role="alert">
      <p>{t('clip.failed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './selection-bar.module.css'

const MB = 1_000_000

/** How much of a zip has come; its size is not known before its end. */
export function DownloadNote({ bytes, onCancel }: { bytes: number; onCancel: () => void }) {
  const t = useText()
  return (
    <span className={styles.zip} role="status">
      {t('gallery.zipping', { mb: (bytes / MB).toFixed(1) })}
      <Button size="small" onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
    </span>
  )
}

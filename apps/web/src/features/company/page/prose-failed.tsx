import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './prose-failed.module.css'

/** Where a text should stand that could not be fetched. */
export function ProseFailed({ message, retry }: { message: string; retry: () => void }) {
  const t = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>{message}</p>
      <Button onClick={retry}>{t('ui.retry')}</Button>
    </div>
  )
}

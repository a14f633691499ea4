import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorDetails } from '../../../ui/error-details.tsx'
import styles from './prose-failed.module.css'

interface ProseFailedProps {
  message: string
  error: Error
  retry: () => void
}

/** Failed state of a text page. */
export function ProseFailed({ message, error, retry }: ProseFailedProps) {
  const t = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>{message}</p>
      <Button onClick={retry}>{t('ui.retry')}</Button>
      <ErrorDetails error={error} />
    </div>
  )
}

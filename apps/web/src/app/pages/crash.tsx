import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import type { Failure } from '../../ui/error-boundary.tsx'
import styles from './crash.module.css'

/** What stands where an area broke; the rest of the page lives on. */
export function Crash({ error, retry }: Failure) {
  const t = useText()
  return (
    <div className={styles.crash} role="alert">
      <p>{t('net.wrong')}</p>
      <Button onClick={retry}>{t('ui.retry')}</Button>
      <details>
        <summary>{t('ui.details')}</summary>
        <code>{error.message}</code>
      </details>
    </div>
  )
}

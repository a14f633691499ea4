import { useText } from '../i18n/use-text.ts'
import styles from './error-details.module.css'
import { RequestId } from './request-id.tsx'

/** Technical fields of a failed call. */
interface Named {
  code?: number
  reason?: string
  requestId?: string | null
}

/** Time at which each error was first shown; a re-render must not change it. */
const toldAt = new WeakMap<Error, string>()

/**
 * Technical details of a failure, collapsed: code and request id; for a failure that never reached the server, its time, to find
 * it in the log.
 */
export function ErrorDetails({ error }: { error: Error & Named }) {
  const t = useText()
  const { code, reason, requestId } = error
  return (
    <details className={styles.details}>
      <summary>{t('ui.details')}</summary>
      <code>{reason ? [code || '', reason].join(' ').trim() : error.message}</code>
      {requestId ? <RequestId id={requestId} /> : <code>{timeOf(error)}</code>}
    </details>
  )
}

function timeOf(error: Error): string {
  const known = toldAt.get(error) ?? new Date().toISOString()
  toldAt.set(error, known)
  return known
}

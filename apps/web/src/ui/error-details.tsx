import { useText } from '../i18n/use-text.ts'
import styles from './error-details.module.css'
import { RequestId } from './request-id.tsx'

/** What a failed call tells of itself besides its words. */
interface Named {
  code?: number
  reason?: string
  requestId?: string | null
}

/** When each was told of first; drawn again later, it did not happen later. */
const toldAt = new WeakMap<Error, string>()

/**
 * The technical part of a failure, closed: what a program would call it, and the number to look it up by. What never
 * came as far as to have one says when it was, as the server's log has it.
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

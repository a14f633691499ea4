import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { BrokenBridge } from './drawings/broken-bridge.tsx'
import { ErrorDetails } from './error-details.tsx'
import styles from './failed-note.module.css'

interface FailedNoteProps {
  /** Error message in a sentence. */
  problem: string
  /** The cause, for the technical details. */
  error: Error | null
  /** `line`: compact, next to content that did load. */
  shape?: 'block' | 'line'
  isBusy?: boolean
  onRetry: () => void
}

/** Failed state: a small drawing, the error message and a retry button. */
export function FailedNote({ problem, error, shape = 'block', isBusy = false, onRetry }: FailedNoteProps) {
  const t = useText()
  return (
    <div className={styles.note} data-shape={shape} role="alert">
      <BrokenBridge />
      <p>{problem}</p>
      <Button size="small" isBusy={isBusy} onClick={() => onRetry()}>
        {t('ui.retry')}
      </Button>
      {error && <ErrorDetails error={error} />}
    </div>
  )
}

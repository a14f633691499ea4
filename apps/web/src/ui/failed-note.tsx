import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { BrokenBridge } from './drawings/broken-bridge.tsx'
import { ErrorDetails } from './error-details.tsx'
import styles from './failed-note.module.css'

interface FailedNoteProps {
  /** What did not come, in a sentence. */
  problem: string
  /** Why not, for who looks for the cause. */
  error: Error | null
  /** `line`: among other things that did come, so that it takes no more room than they do. */
  shape?: 'block' | 'line'
  isBusy?: boolean
  onRetry: () => void
}

/** Something could not be had: a small drawing, what it was, and a press that asks for it again. */
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

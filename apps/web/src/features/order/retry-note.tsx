import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './retry-note.module.css'

interface RetryNoteProps {
  /** What did not work. */
  problem: string
  isBusy: boolean
  onRetry: () => void
}

/** Something could not be had; it can be asked for again. */
export function RetryNote({ problem, isBusy, onRetry }: RetryNoteProps) {
  const t = useText()
  return (
    <div className={styles.note} role="alert">
      <p>{problem}</p>
      <Button isBusy={isBusy} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

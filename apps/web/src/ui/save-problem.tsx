import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import styles from './save-problem.module.css'
import type { SaveState } from './use-auto-save.ts'

interface SaveProblemProps {
  state: SaveState
  onRetry: () => void
}

/** Error message of a failed save, with a retry button. */
export function SaveProblem({ state, onRetry }: SaveProblemProps) {
  const t = useText()
  if (state.name !== 'failed') return null
  return (
    <div className={styles.problem}>
      <p role="alert">{state.problem}</p>
      <Button size="inline" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

import Check from 'lucide-react/icons/check'
import { useText } from '../i18n/use-text.ts'
import styles from './save-mark.module.css'
import type { SaveState } from './use-auto-save.ts'

/** A small tick once something is saved; it fades by itself. A slow save says that it runs, one that waits for the line that it does. */
export function SaveMark({ state }: { state: SaveState }) {
  const t = useText()
  return (
    <span role="status" className={styles.mark} data-state={state.name}>
      {state.name === 'saving' && <span className={styles.saving}>{t('ui.saving')}</span>}
      {state.name === 'kept' && <span className={styles.kept}>{t('ui.kept')}</span>}
      {state.name === 'saved' && (
        <span className={styles.saved}>
          <Check size={14} strokeWidth={2.5} aria-hidden />
          {t('ui.saved')}
        </span>
      )}
    </span>
  )
}

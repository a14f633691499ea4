import Check from 'lucide-react/icons/check'
import { useText } from '../i18n/use-text.ts'
import styles from './save-mark.module.css'
import type { SaveState } from './use-auto-save.ts'

/** Save indicator: a tick that fades; "saving" for slow saves, "waiting" while offline. */
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

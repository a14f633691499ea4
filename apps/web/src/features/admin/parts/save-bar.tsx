import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './save-bar.module.css'

interface SaveBarProps {
  isDirty: boolean
  isBusy: boolean
  /** Error message that belongs to no field. */
  problem: string
  onDiscard: () => void
}

/** Sticky bar that shows whether there are unsaved changes, with buttons to save and discard. */
export function SaveBar({ isDirty, isBusy, problem, onDiscard }: SaveBarProps) {
  const t = useAdminText()
  return (
    <footer className={styles.bar}>
      <p role="status" data-problem={problem !== ''}>
        {problem || (isDirty ? t('admin.unsaved') : '')}
      </p>
      <div className={styles.acts}>
        {isDirty && (
          <Button disabled={isBusy} onClick={onDiscard}>
            {t('admin.discard')}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isDirty}>
          {t('admin.save')}
        </Button>
      </div>
    </footer>
  )
}

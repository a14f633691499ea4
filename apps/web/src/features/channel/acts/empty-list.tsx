import { useText } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './empty-list.module.css'

/** Empty state of the channel list, with a button to create one. */
export function EmptyList() {
  const t = useText()
  return (
    <div className={styles.note}>
      <svg viewBox="0 0 120 64" width="120" height="64" aria-hidden className={styles.brush}>
        <path d="M10 46c18-3 22-26 38-30s14 18 30 20 20-10 32-16" />
        <path d="M10 46c16 4 30 2 40-4M78 36c8 8 20 10 32 6" />
      </svg>
      <p>{t('side.empty')}</p>
      <Button size="small" aria-haspopup="dialog" onClick={() => openDialog('create')}>
        {t('channel.create')}
      </Button>
    </div>
  )
}

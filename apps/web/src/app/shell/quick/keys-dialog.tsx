import { KeyList } from '../../../features/settings/key-list.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './keys-dialog.module.css'

/** Sheet of all keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog isOpen title={t('keys.title')} onClose={onClose} options={{ width: 860, scrollsByKeys: true }}>
      <div className={styles.sheet}>
        <KeyList />
      </div>
    </Dialog>
  )
}

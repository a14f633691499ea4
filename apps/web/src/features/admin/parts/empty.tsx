import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { BlankScroll } from '../../../ui/drawings/blank-scroll.tsx'
import { EmptyNet } from '../../../ui/drawings/empty-net.tsx'
import styles from './empty.module.css'

interface EmptyProps {
  text: string
  /** Clears the filter; set only when the list is empty because of it. */
  onClear?: (() => void) | undefined
}

/** Empty state of a list. */
export function Empty({ text, onClear }: EmptyProps) {
  const t = useAdminText()
  return (
    <div className={styles.empty} role="status">
      {onClear ? <EmptyNet /> : <BlankScroll />}
      <p>{onClear ? t('admin.noMatch') : text}</p>
      {onClear && (
        <Button size="small" onClick={onClear}>
          {t('admin.clearSearch')}
        </Button>
      )}
    </div>
  )
}

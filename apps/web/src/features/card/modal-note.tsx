import type { Task } from '@easel/contract/drawing'
import { useFormats } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { openDialog } from '../../lib/dialog-address.ts'
import { Button } from '../../ui/button.tsx'
import { useSession } from '../account/api.ts'
import { useCancelTask } from './waiting/api.ts'
import styles from './failure-note.module.css'

/** Task that waits for its author's answer: what it asks and until when, and for the author a button that opens the dialog. */
export function ModalNote({ task }: { task: Task }) {
  const t = useText()
  const format = useFormats()
  const user = useSession()
  const cancel = useCancelTask()
  const { modal } = task
  const isOwn = user?.id === task.author.id
  const what = modal ? t(`modal.asks.${modal.kind}`) : ''

  return (
    <div className={styles.note} data-tone="gold">
      <p>{t(isOwn ? 'modal.isYours' : 'modal.waitsFor', { what })}</p>
      {modal && <p className={styles.small}>{t('modal.ends', { time: format.time(modal.expiresAt) })}</p>}
      {isOwn && (
        <div className={styles.acts}>
          <Button size="small" variant="primary" aria-haspopup="dialog" onClick={() => openDialog('modal', task.id)}>
            {t('modal.open')}
          </Button>
          <Button size="small" variant="ghost" isBusy={cancel.isPending} onClick={() => cancel.mutate(task.id)}>
            {t('modal.discard')}
          </Button>
        </div>
      )}
    </div>
  )
}

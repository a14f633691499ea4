import type { Task } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import styles from './failure-note.module.css'
import { CancelButton } from './cancel-button.tsx'

/** A task that waits for its author's answer. */
export function ModalNote({ task }: { task: Task }) {
  const t = useText()
  return (
    <>
      <p className={styles.small}>{t('drawing.modalHint')}</p>
      <CancelButton task={task} />
    </>
  )
}

import type { FormEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useCancelTask } from '../../card/waiting/api.ts'
import styles from './answer-dialog.module.css'
import type { ModalTask } from './rules.ts'
import { markAnswered, unmarkAnswered } from './store.ts'
import type { Answering } from './use-answer.ts'

interface AnswerDialogProps {
  task: ModalTask
  answering: Answering
  form: {
    /** Whether the form is complete. */
    isReady: boolean
    onSubmit: () => void
    /** In px; shrinks with the window. */
    width?: number
  }
  children: ReactNode
}

/** Frame of all dialogs that answer a task: closing leaves it waiting, "discard" cancels it, "draw" answers it. */
export function AnswerDialog({ task, answering, form, children }: AnswerDialogProps) {
  const t = useText()
  const { isReady, onSubmit, width = 560 } = form
  const formId = useId()
  const cancel = useCancelTask()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !answering.isBusy) onSubmit()
  }

  function handleDiscard() {
    markAnswered(task.id)
    cancel.mutate(task.id, { onError: () => unmarkAnswered(task.id) })
  }

  const footer = (
    <>
      <Button variant="ghost" className={styles.discard} isBusy={cancel.isPending} onClick={handleDiscard}>
        {t('modal.discard')}
      </Button>
      <Button onClick={closeDialog}>{t('modal.later')}</Button>
      <Button type="submit" form={formId} variant="primary" isBusy={answering.isBusy} disabled={!isReady}>
        {t('modal.submit')}
      </Button>
    </>
  )
  const title = t(`modal.title.${task.modal.kind}`)
  return (
    <Dialog isOpen title={title} onClose={closeDialog} options={{ width, footer, closesOutside: false }}>
      <form id={formId} className={styles.form} onSubmit={handleSubmit}>
        {children}
        {answering.failure !== '' && (
          <p role="alert" className={styles.failure}>
            {answering.failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

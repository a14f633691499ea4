import type { Task } from '@easel/contract/drawing'
import { useText } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDeleteTask } from './api.ts'

/** Asks once: what is deleted is gone for everybody. */
export function DeleteDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const t = useText()
  const remove = useDeleteTask()

  function handleDelete() {
    const onSuccess = () => {
      toast(t('drawing.deleted'), 'success')
      onClose()
    }
    remove.mutate(task.id, { onSuccess, onError: onClose })
  }

  const footer = (
    <>
      <Button autoFocus onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <Button variant="danger" isBusy={remove.isPending} onClick={handleDelete}>
        {t('drawing.delete')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen title={t('drawing.deleteTitle')} onClose={onClose} options={{ footer }}>
      <p>{t('drawing.deleteHint')}</p>
    </Dialog>
  )
}

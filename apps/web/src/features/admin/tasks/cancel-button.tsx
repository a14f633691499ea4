import type { AdminTask } from '@easel/contract/admin-tasks'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { DoneMessage } from '../parts/done-message.tsx'
import { useCancelTask } from './api.ts'
import { isOpen } from './rules.ts'

/** Cancels a queued or running task after a confirmation. */
export function CancelButton({ task: { id, status, user } }: { task: AdminTask }) {
  const t = useAdminText()
  const cancel = useCancelTask()
  if (!isOpen(status)) return cancel.isSuccess ? <DoneMessage>{t('drawing.status.cancelled')}</DoneMessage> : null
  const who = user.name || user.phone
  return (
    <Confirm
      question={t('admin.cancelQuestion', { who })}
      act={t('admin.cancelTask')}
      refusal={t('admin.keepTask')}
      onConfirm={() => cancel.mutate(id)}
      trigger={
        <Button size="small" aria-label={t('drawing.cancelOther', { name: who })} isBusy={cancel.isPending}>
          {t('drawing.cancel')}
        </Button>
      }
    />
  )
}

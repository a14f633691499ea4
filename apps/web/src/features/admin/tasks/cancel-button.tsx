import type { AdminTask } from '@easel/contract/admin-tasks'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { useCancelTask } from './api.ts'
import { isOpen } from './rules.ts'

/** Cancels what waits or runs, after a question. */
export function CancelButton({ task: { id, status, user } }: { task: AdminTask }) {
  const t = useAdminText()
  const cancel = useCancelTask()
  if (!isOpen(status)) return cancel.isSuccess ? <Cancelled /> : null
  const who = user.name || user.phone
  return (
    <Confirm
      question={t('admin.cancelQuestion', { who })}
      act={t('admin.cancelTask')}
      onConfirm={() => cancel.mutate(id)}
      trigger={
        <Button size="small" aria-label={t('drawing.cancelOther', { name: who })} isBusy={cancel.isPending}>
          {t('drawing.cancel')}
        </Button>
      }
    />
  )
}

/** Takes the focus of the button that is gone, so that the keyboard goes on from this row. */
function Cancelled() {
  const t = useAdminText()
  return (
    <span ref={takeFocus} tabIndex={-1} className="sr-only">
      {t('drawing.status.cancelled')}
    </span>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
